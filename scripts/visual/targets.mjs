/**
 * @typedef {object} Target one screenshot
 * @property {string} file its name without ending
 * @property {string} id of the story
 * @property {string} globals brand and mode, as the address of a story takes them
 * @property {{width: number, height: number}} viewport
 */

const brands = ["taanka", "neel", "kora"];
const modes = ["light", "dark"];
const widths = { usual: { width: 1024, height: 720 }, desktop: { width: 1440, height: 900 } };

const isComposition = ({ title }) => title.startsWith("Compositions/");

function sizeOf(story) {
  if (story.viewport) return story.viewport;
  return isComposition(story) ? widths.desktop : widths.usual;
}

/**
 * What is photographed: every story in the default theme, and the compositions in every brand and
 * mode. `only` keeps those whose id or title holds the text.
 */
export function targetsOf(stories, only = "") {
  const wanted = only.toLowerCase();
  const chosen = stories.filter(({ id, title }) => `${id} ${title}`.toLowerCase().includes(wanted));
  return chosen.flatMap((story) => {
    const themes = isComposition(story)
      ? brands.flatMap((brand) => modes.map((mode) => [brand, mode]))
      : [["taanka", "light"]];
    return themes.map(([brand, mode]) => ({
      file: isComposition(story) ? `${story.id}.${brand}-${mode}` : story.id,
      id: story.id,
      globals: `brand:${brand};mode:${mode};a11y.manual:!true`,
      viewport: sizeOf(story),
    }));
  });
}
