const pressable = "a[href], button, summary, [role=tab], [role=menuitem], label:has(input)";

const ofTheKit = '[class*="t_"]';

/** A link among the words of a sentence is as high as its line, and may be. */
const isInSentence = (target: Element) => getComputedStyle(target).display === "inline";

/** Leaves one narrow letter of all that an element says. */
function shorten(target: Element) {
  const texts = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
  let letter = "i";
  while (texts.nextNode()) {
    if (!texts.currentNode.nodeValue?.trim()) continue;
    texts.currentNode.nodeValue = letter;
    letter = "";
  }
}

/** What can be pressed: the element, or what lies over it and beyond it as its own. */
function sizeOf(target: Element) {
  const boxes = ["::before", "::after"]
    .map((pseudoElement) => getComputedStyle(target, pseudoElement))
    .filter(({ content, position }) => content !== "none" && position === "absolute");
  const most = (own: number, side: "width" | "height") =>
    Math.max(own, ...boxes.map((box) => Number.parseFloat(box[side]) || 0));
  const { width, height } = target.getBoundingClientRect();
  return { width: most(width, "width"), height: most(height, "height") };
}

/** Targets of the page that fall below so many pixels once their names are of one letter. */
export function smallTargets(least: number): string[] {
  const targets = [...document.querySelectorAll(pressable)].filter(
    (target) => target.matches(ofTheKit) && target.checkVisibility() && !isInSentence(target),
  );
  for (const target of targets) shorten(target);
  return targets.flatMap((target) => {
    const { width, height } = sizeOf(target);
    if (Math.min(width, height) >= least) return [];
    return [`${target.localName}.${target.getAttribute("class")} ${width} × ${height}`];
  });
}
