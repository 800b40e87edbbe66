export type { SkipLinkMessages } from "./messages";
export { SkipLink, type SkipLinkProps } from "./SkipLink";
