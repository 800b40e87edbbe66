import axe, { type NodeResult, type RunOptions } from "axe-core";
import { vars } from "../packages/ui/src/tokens/contract.css";

const themes = ["taanka", "neel", "kora"].flatMap((brand) =>
  ["light", "dark"].map((mode) => ({ brand, mode })),
);

/** What a text is seen by: its tokens of colour, of its own and of its ground, and how large it is. */
type Pair = string;

/** Pairs that stories of this run have shown in every theme. */
const checked = new Set<Pair>();

const properties = Object.entries(vars.color).map(([token, reference]) => ({
  name: reference.slice("var(".length, -1),
  // What lies below these is seen through them.
  alpha: token === "scrim" || token === "plate" ? 0.5 : 1,
}));

function contrastsOf(root: HTMLElement, options: RunOptions) {
  // Themes inside have a brand of their own; the check of the whole page has looked at them.
  const nested = [...root.querySelectorAll<HTMLElement>("[data-taanka-brand]")];
  return axe.run({ include: [root], exclude: nested }, { ...options, runOnly: ["color-contrast"] });
}

function pairOf({ any }: NodeResult): Pair[] {
  const { fgColor, bgColor, fontSize, fontWeight, shadowColor } = any[0]?.data ?? {};
  // Without a ground that axe can tell, a picture for one, no theme makes it fail.
  return fgColor && bgColor ? [[fgColor, bgColor, fontSize, fontWeight, shadowColor].join()] : [];
}

/** Which pairs a story shows: axe tells them where each token is a colour of its own. */
async function pairsOf(root: HTMLElement): Promise<Pair[]> {
  for (const [index, { name, alpha }] of properties.entries()) {
    const red = 255 - index * 5;
    root.style.setProperty(name, `rgb(${red} ${(index * 83) % 256} ${index * 7} / ${alpha})`);
  }
  try {
    const { passes, violations, incomplete } = await contrastsOf(root, { selectors: false });
    return [...passes, ...violations, ...incomplete].flatMap(({ nodes }) => nodes.flatMap(pairOf));
  } finally {
    for (const { name } of properties) root.style.removeProperty(name);
  }
}

async function violationsInEveryTheme(root: HTMLElement): Promise<string[]> {
  const original = { brand: root.dataset.taankaBrand, mode: root.dataset.taankaMode };
  const found: string[] = [];
  try {
    for (const { brand, mode } of themes) {
      if (brand === original.brand && mode === original.mode) continue;
      root.dataset.taankaBrand = brand;
      root.dataset.taankaMode = mode;
      const { violations } = await contrastsOf(root, { resultTypes: ["violations"] });
      for (const node of violations.flatMap(({ nodes }) => nodes)) {
        found.push(`${brand}/${mode}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`);
      }
    }
  } finally {
    if (original.brand) root.dataset.taankaBrand = original.brand;
    if (original.mode) root.dataset.taankaMode = original.mode;
  }
  return found;
}

/**
 * Runs axe's contrast rule over the story in every brand and mode but its own, which the check of
 * the whole page has looked at; throws what it finds. A story whose every text has tokens that others
 * of this run have shown, in its size and on its ground, is looked at in its own theme alone.
 */
export async function checkContrastInEveryTheme(canvas: HTMLElement): Promise<void> {
  const root = canvas.querySelector<HTMLElement>("[data-taanka-brand]");
  if (root?.dataset.testid !== "theme") return;
  const freeze = document.createElement("style");
  freeze.textContent = "*,*::before,*::after{transition:none!important;animation:none!important}";
  document.head.append(freeze);
  try {
    const pairs = await pairsOf(root);
    if (pairs.every((pair) => checked.has(pair))) return;
    const found = await violationsInEveryTheme(root);
    if (found.length > 0) throw new Error(`Text contrast below AA:\n${found.join("\n")}`);
    for (const pair of pairs) checked.add(pair);
  } finally {
    freeze.remove();
  }
}
