export * from "./Eyebrow";
export * from "./Heading";
export * from "./Link";
export * from "./Prose";
export * from "./Text";
