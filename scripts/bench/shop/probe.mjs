/**
 * Runs inside the page, in every document that it shows, and times what follows a touch: until
 * something that a person can see has changed and been painted, and until what the touch is for is
 * there. Must not refer to anything outside of itself.
 *
 * A change of the document counts as seen once what it concerns is in the window and looks
 * different, or was there and has gone. What the browser does by itself counts for nothing: a
 * pressed look, a ticked box, the new value of a list.
 */
export function installProbe() {
  const key = "bench-touch";
  const manyParts = 200;
  const now = () => performance.timeOrigin + performance.now();
  let expected;
  let times;
  let tellDone = () => {};
  let looks = new Map();
  let pending = new Map();

  const inWindow = ({ left, right, top, bottom, width, height }) =>
    width * height >= 16 &&
    bottom > 0 &&
    right > 0 &&
    top < window.innerHeight &&
    left < window.innerWidth;

  const drawn = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    inWindow(element.getBoundingClientRect());

  const ownText = (element) =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ data }) => data)
      .join("");

  const clear = (color) => /^(transparent|rgba\(.*, 0\))$/.test(color);
  const replaced = "img, svg, svg *, video, canvas, input, select, textarea, progress, hr";

  /** A box that groups others shows nothing by itself. */
  const showsSomething = (element, style) =>
    element.matches(replaced) ||
    ownText(element).trim() !== "" ||
    !clear(style.backgroundColor) ||
    style.backgroundImage !== "none" ||
    style.boxShadow !== "none" ||
    (style.borderStyle !== "none" && !clear(style.borderColor));

  /** Whatever a person could tell about an element by looking at it. */
  const lookOf = (element) => {
    if (!drawn(element)) return undefined;
    const style = getComputedStyle(element);
    if (!showsSomething(element, style)) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      content: [
        ownText(element),
        style.fill,
        style.stroke,
        style.opacity,
        element.currentSrc,
      ].join(),
      box: [
        ...[left, top, width, height].map(Math.round),
        style.color,
        style.backgroundColor,
        style.backgroundImage,
        style.borderColor,
        style.boxShadow,
        style.transform,
        style.textDecorationLine,
      ].join(),
    };
  };

  const hasChanged = (element) => {
    const before = looks.get(element);
    const after = element.isConnected ? lookOf(element) : undefined;
    if (!before || !after) return before !== after;
    // What is pressed or pointed at is drawn so by the browser alone.
    const touched = element.matches(":hover, :active, :focus");
    return before.content !== after.content || (!touched && before.box !== after.box);
  };

  const add = (node, whole) => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || pending.has(element)) return;
    const inside = whole ? element.getElementsByTagName("*") : [];
    // A mark on the whole page says nothing of its hundreds of parts.
    pending.set(element, inside.length <= manyParts ? inside : []);
  };
  const note = (records) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      add(target, type === "attributes");
      for (const node of [...addedNodes, ...removedNodes]) add(node, true);
    }
  };
  /** The first of the noted elements that looks different now. */
  const findChange = () =>
    [...pending].flatMap(([element, inside]) => [element, ...inside]).find(hasChanged);
  const nameOf = ({ localName, role, ariaLabel, textContent }) =>
    `${role ?? localName} ${(ariaLabel ?? textContent ?? "").slice(0, 40)}`.trim();
  const observer = new MutationObserver(note);

  const every = (selector) => [...document.querySelectorAll(selector)];

  const mainPicture = () =>
    every("main img").find(
      (image) => image.getBoundingClientRect().width > window.innerWidth / 2 && drawn(image),
    );

  /** The parts of what a touch is for, each true once it is there. */
  const conditions = {
    path: (pattern) => new RegExp(pattern).test(location.pathname),
    heading: (text) =>
      every("h1").some((title) => title.textContent.includes(text) && drawn(title)),
    picture: () => {
      const image = mainPicture();
      return image?.complete === true && image.naturalWidth > 0;
    },
    dialog: () => every("dialog[open], [role=dialog]").some(drawn),
    text: (text) =>
      document.body.textContent.includes(text) &&
      every("body *").some((element) => ownText(element).includes(text) && drawn(element)),
    pressed: ({ label, to }) =>
      every("button[aria-pressed]").some(
        (button) =>
          button.ariaPressed === to && button.ariaLabel === label && button.ariaBusy !== "true",
      ),
    listing: (firstBefore) => {
      const first = document.querySelector("main article a");
      const busy = document.querySelector("main [aria-busy=true]");
      return !busy && first !== null && first.getAttribute("href") !== firstBefore && drawn(first);
    },
  };

  const isDone = () =>
    document.body !== null &&
    Object.entries(expected).every(([name, value]) => conditions[name](value));

  /** Another document of the same tab carries on from here. */
  const keep = () => sessionStorage.setItem(key, JSON.stringify({ expected, times }));

  /** After this frame has been painted, and before whatever else waits for its turn by then. */
  const afterPaint = (work) => scheduler.postTask(work, { priority: "user-blocking" });

  const record = (name) =>
    afterPaint(() => {
      times[name] ??= now();
      keep();
      if (name === "done") tellDone();
    });

  const lookForChange = () => {
    const change = findChange();
    if (!change) return;
    times.what ??= nameOf(change);
    record("visible");
  };

  const frame = () => {
    if (!expected) return;
    note(observer.takeRecords());
    if (times.started !== undefined) {
      if (times.visible === undefined) lookForChange();
      if (isDone()) return void record("done");
    }
    requestAnimationFrame(frame);
  };

  const start = ({ timeStamp }) => {
    if (!expected || times.started !== undefined) return;
    pending = new Map();
    times.started = performance.timeOrigin + timeStamp;
    keep();
  };
  for (const type of ["pointerdown", "keydown"]) {
    window.addEventListener(type, start, { capture: true, passive: true });
  }

  const latencies = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) latencies.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 });

  const watch = () => {
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    requestAnimationFrame(frame);
  };

  window.benchProbe = {
    /** Remembers how the page looks; the next touch starts the clock. */
    arm(expectation) {
      looks = new Map(every("body, body *").map((element) => [element, lookOf(element)]));
      pending = new Map();
      latencies.length = 0;
      times = {};
      expected = expectation;
      watch();
    },
    isDone: () => times?.done !== undefined,
    /** Resolves once the touch is done; asked for before it, so that nothing runs here meanwhile. */
    whenDone: () =>
      new Promise((resolve) => {
        tellDone = resolve;
      }),
    read() {
      observer.disconnect();
      expected = undefined;
      sessionStorage.removeItem(key);
      const since = (time) => (time === undefined ? undefined : time - times.started);
      return {
        visible: since(times.visible ?? times.done),
        done: since(times.done),
        /** What changed first. */
        what: times.what,
        // Events that were answered within a frame are not reported.
        latency: Math.max(16, ...latencies),
      };
    },
  };

  // The touch loaded another document: its first paint is what a person sees next.
  const carried = sessionStorage.getItem(key);
  if (carried) {
    ({ expected, times } = JSON.parse(carried));
    watch();
  }
}
