const everywhere = "As every element of React has it.";
const ofElement = (type, description) => ({
  type,
  description: `The element’s own: ${description}.`,
});

/**
 * Props that a story gives and that the tables don't have, since they are React's and not the kit's.
 * Storybook would tell what the story's value happens to be: of `children` that it is an object.
 *
 * @type {Record<string, { type: string; description: string }>}
 */
export const reactProps = {
  children: { type: "ReactNode", description: "What stands between its tags." },
  onClick: { type: "MouseEventHandler", description: everywhere },
  "aria-label": ofElement("string", "names it for screen readers, where no text on the page does"),
  "aria-labelledby": ofElement("string", "the `id` of the text on the page that names it"),
  accept: ofElement("string", "kinds of files that may be chosen, such as `image/*`"),
  autoComplete: ofElement("string", "what the browser may fill in, such as `email`"),
  id: ofElement("string", "one of a kind on the page, for links and labels"),
  name: ofElement("string", "what the form sends its value under"),
  placeholder: ofElement("string", "an example that shows while it is empty"),
  role: ofElement("AriaRole", "what it is to screen readers, where that is not its element’s"),
  style: { type: "CSSProperties", description: everywhere },
};

/**
 * A table's rows, and one for each of React's props that its stories give.
 *
 * @param {Pick<import("storybook/internal/types").StoryContextForEnhancers, "argTypes" | "initialArgs">} story
 */
export function withReactProps({ argTypes, initialArgs }) {
  const given = Object.keys(initialArgs).filter((name) => name in reactProps && !argTypes[name]);
  const rows = given.map((name) => {
    const { type, description } = reactProps[name];
    return [name, { name, description, table: { type: { summary: type } } }];
  });
  return { ...argTypes, ...Object.fromEntries(rows) };
}
