const everywhere = "As every element of React has it.";

/**
 * Props that a story gives and that the tables don't have, since they are React's and not the kit's.
 * Storybook would tell what the story's value happens to be: of `children` that it is an object.
 *
 * @type {Record<string, { type: string; description: string }>}
 */
export const reactProps = {
  children: { type: "ReactNode", description: "What stands between its tags." },
  onClick: { type: "MouseEventHandler", description: everywhere },
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
