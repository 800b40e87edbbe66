export { Button, type ButtonLookProps, type ButtonProps } from "./Button";
export { ButtonLink, type ButtonLinkProps } from "./ButtonLink";
export type { ButtonMessages } from "./messages";
