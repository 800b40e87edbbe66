/** Whether an element can be seen and touched as the page stands, without scrolling. */
function isReachable(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return width > 0 && hit !== null && (element.contains(hit) || hit.contains(element));
}

/** The first match that is in view; if none is, the first visible one, scrolled to by script. */
async function reach(locator) {
  await locator.first().waitFor({ state: "attached" });
  const visible = [];
  for (const element of await locator.elementHandles()) {
    if (await element.evaluate(isReachable)) return element;
    if (await element.isVisible()) visible.push(element);
  }
  if (visible.length === 0) throw new Error(`Nothing to touch: ${locator}`);
  await visible[0].evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  return visible[0];
}

/** Whoever looks for what to touch takes time of the page; it rests before the touch itself. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 500));

/** A finger's tap, by the browser's own way of input. */
async function tap(page, locator) {
  const box = await (await reach(locator)).boundingBox();
  await rest();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const cards = (page) => page.getByRole("main").getByRole("article");
const hearts = (page) => cards(page).getByRole("button", { name: /wishlist/i });
/** The heart on a product's own picture: a card of several colours asks which is wished for first. */
export const wish = (page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /wishlist/i })
    .first();
const sorting = (page) => page.getByRole("main").getByRole("combobox", { name: "Sort by" });
const sizes = (page) => page.getByRole("radiogroup", { name: /size/i });

/** Chooses the next order as a keyboard does; a phone's own picker can't be driven. */
async function nextOrder(page) {
  const select = await reach(sorting(page));
  await select.evaluate((element) => element.focus({ preventScroll: true }));
  await rest();
  await page.keyboard.press("ArrowDown");
}

const otherSize = (page) =>
  tap(
    page,
    sizes(page)
      .locator("label")
      .filter({ has: page.locator("input:enabled") }),
  );

/**
 * What a person does on a settled page.
 *
 * `act` does it, `time` being 0 at first and 1 afterwards; `dialog` says that it opens one.
 */
export const touches = {
  menu: {
    act: (page) => tap(page, page.getByRole("button", { name: "Menu", exact: true })),
    dialog: true,
  },
  card: {
    act: (page, time) => tap(page, cards(page).nth(time).getByRole("link")),
  },
  heart: {
    act: (page, time) => tap(page, hearts(page).nth(time)),
  },
  wish: { act: (page) => tap(page, wish(page)) },
  sort: { act: nextOrder },
  filter: {
    act: (page) => tap(page, page.getByRole("button", { name: /^filter/i })),
    dialog: true,
  },
  size: { act: otherSize },
  buy: {
    act: (page) => tap(page, page.getByRole("button", { name: "Add to cart" })),
  },
};
