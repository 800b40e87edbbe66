import axe from "axe-core";

const themes = ["taanka", "neel", "kora"].flatMap((brand) =>
  ["light", "dark"].map((mode) => ({ brand, mode })),
);

/**
 * Runs axe's contrast rule over the story in every brand and mode but its own, which the check of
 * the whole page has looked at; throws what it finds.
 */
export async function checkContrastInEveryTheme(canvas: HTMLElement): Promise<void> {
  const root = canvas.querySelector<HTMLElement>("[data-taanka-brand]");
  if (root?.dataset.testid !== "theme") return;
  const original = { brand: root.dataset.taankaBrand, mode: root.dataset.taankaMode };
  const found: string[] = [];
  // Themes inside have a brand of their own; the check of the whole page has looked at them.
  const nested = [...root.querySelectorAll<HTMLElement>("[data-taanka-brand]")];
  const freeze = document.createElement("style");
  freeze.textContent = "*,*::before,*::after{transition:none!important;animation:none!important}";
  document.head.append(freeze);
  try {
    for (const { brand, mode } of themes) {
      if (brand === original.brand && mode === original.mode) continue;
      root.dataset.taankaBrand = brand;
      root.dataset.taankaMode = mode;
      const { violations } = await axe.run(
        { include: [root], exclude: nested },
        { runOnly: ["color-contrast"], resultTypes: ["violations"] },
      );
      for (const node of violations.flatMap((violation) => violation.nodes)) {
        found.push(`${brand}/${mode}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`);
      }
    }
  } finally {
    freeze.remove();
    if (original.brand) root.dataset.taankaBrand = original.brand;
    if (original.mode) root.dataset.taankaMode = original.mode;
  }
  if (found.length > 0) throw new Error(`Text contrast below AA:\n${found.join("\n")}`);
}
