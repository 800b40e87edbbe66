// What runs inside of the page, in every engine: it uses nothing from outside of itself.

/**
 * Finds what a person sees under a role and a name, and marks it for the engine to press or write in.
 *
 * @param {string} role
 * @param {string} name to the letter, or a pattern between slashes
 * @param {boolean} isUsed scrolls to it, because it is going to be pressed or written in
 * @returns {boolean} whether it is there
 */
export function markInPage(role, name, isUsed) {
  const selectors = {
    button: "button, summary",
    link: "a[href]",
    textbox: "input:not([type=radio], [type=checkbox]), textarea",
    choice: "input[type=radio], input[type=checkbox]",
    option: "option",
    heading: "h1, h2",
  };
  const pattern = /^\/(.*)\/$/.exec(name)?.[1];
  const fits = (text) => (pattern ? new RegExp(pattern).test(text) : text === name);
  const textOf = (element) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element) => {
    const ids = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
    if (ids.length > 0) return ids.map((id) => textOf(document.getElementById(id))).join(" ");
    const labels = [...(element.labels ?? [])].map(textOf).join(" ");
    return element.getAttribute("aria-label") || labels || textOf(element);
  };
  const isSeen = (element) => {
    if (element.closest("[inert], [aria-hidden=true]")) return false;
    if (element instanceof HTMLOptionElement) return true;
    // A radio button lies unseen below what is drawn of it.
    const shown = element.matches("[type=radio], [type=checkbox]")
      ? (element.labels?.[0] ?? element)
      : element;
    const { width, height } = shown.getBoundingClientRect();
    return width > 1 && height > 1 && shown.checkVisibility({ visibilityProperty: true });
  };
  /** Scrolls to it, clear of what lies over the head and the foot of the page. */
  const reach = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!element.contains(there)) element.scrollIntoView({ block: "center", behavior: "instant" });
  };
  for (const marked of document.querySelectorAll("[data-found]"))
    marked.removeAttribute("data-found");
  const open = [...document.querySelectorAll("[role=dialog], dialog[open]")].filter(isSeen).at(-1);
  for (const element of (open ?? document).querySelectorAll(selectors[role])) {
    if (!fits(nameOf(element)) || !isSeen(element)) continue;
    // It will be another when its data is there.
    if (isUsed && element.matches(":disabled, [aria-disabled=true]")) continue;
    const isTicked = element.matches("[type=radio], [type=checkbox]");
    const mark = isTicked ? (element.labels?.[0] ?? element) : element;
    mark.setAttribute("data-found", "");
    if (isUsed) reach(mark);
    return true;
  }
  return false;
}

/** What a page shows that it should not: a part that is wider than the screen. @returns {string[]} */
export function faultsInPage() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll("body *")].find(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return [`${location.pathname} is ${scrollWidth} px wide on ${clientWidth}: ${wide?.className}`];
}
