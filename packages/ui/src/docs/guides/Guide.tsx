import { Markdown } from "@storybook/addon-docs/blocks";

/** Guides of the repository link one another as files; here they are pages. */
const asPages = (text: string) =>
  text.replace(/\]\(([\w-]+)\.md(#[\w-]+)?\)/g, "](?path=/docs/guides-$1--docs$2)");

/** A guide that travels with the package, as a page. */
export const Guide = ({ text }: { text: string }) => <Markdown>{asPages(text)}</Markdown>;
