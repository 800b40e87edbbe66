// Writes src/icons/*.tsx from Lucide's drawings: run by hand after changing the list (`npm run icons`).
// Static markup instead of Lucide's own components, which read a context and build their nodes on
// every render: a listing draws several icons on each of its cards.
import { writeFile } from "node:fs/promises";

/** Files of icons: our name → Lucide's name. A `~` marks an icon that turns round with the text. */
const files = {
  // What a shop's frame draws on every page: a bundler loads a file of icons whole.
  frame: {
    "~ArrowRight": "arrow-right",
    Bag: "shopping-bag",
    ChevronDown: "chevron-down",
    Heart: "heart",
    Menu: "menu",
    Search: "search",
    User: "user",
  },
  arrows: {
    "~ArrowLeft": "arrow-left",
    ArrowUp: "arrow-up",
    "~ChevronLeft": "chevron-left",
    "~ChevronRight": "chevron-right",
    ChevronUp: "chevron-up",
    "~Return": "undo-2",
    Exchange: "repeat",
    Refresh: "refresh-cw",
    Sort: "arrow-up-down",
    ExternalLink: "external-link",
  },
  playback: { Pause: "pause", Play: "play" },
  actions: {
    Camera: "camera",
    Check: "check",
    Close: "x",
    Copy: "copy",
    Download: "download",
    Edit: "pencil",
    Eye: "eye",
    EyeOff: "eye-off",
    Filter: "sliders-horizontal",
    Grid: "layout-grid",
    Lock: "lock",
    Minus: "minus",
    More: "ellipsis",
    Plus: "plus",
    Share: "share-2",
    Trash: "trash",
    ZoomIn: "zoom-in",
    ZoomOut: "zoom-out",
  },
  shop: {
    Card: "credit-card",
    Cash: "banknote",
    Coupon: "ticket-percent",
    Gift: "gift",
    Leaf: "leaf",
    Percent: "percent",
    Ruler: "ruler",
    Shield: "shield-check",
    Sparkles: "sparkles",
    Star: "star",
    Truck: "truck",
  },
  // What only pages of an account draw, and not those that a shop opens with.
  account: {
    Bank: "landmark",
    Headset: "headset",
    "~LogOut": "log-out",
    Package: "package",
    Pin: "map-pin",
    Receipt: "receipt-text",
    Settings: "settings",
    Shirt: "shirt",
    Store: "store",
    Upload: "upload",
    Wallet: "wallet",
  },
  people: {
    Briefcase: "briefcase",
    Calendar: "calendar",
    Chat: "message-circle",
    Clock: "clock",
    Home: "house",
    Image: "image",
    Mail: "mail",
    Phone: "phone",
    Users: "users",
  },
  status: {
    Error: "circle-exclamation-point",
    Help: "circle-question-mark",
    Info: "info",
    Success: "circle-check",
    Warning: "triangle-exclamation-point",
  },
};

/** Icons that style sheets draw as masks, where elements are dear. */
const drawnByStyles = { chevronDown: "chevron-down", heart: "heart" };

const number = "-?(?:\\d*\\.\\d+|\\d+)";
const relativeStart = new RegExp(`^m\\s*(${number})[\\s,]*(${number})\\s*(?=([\\d.-])?)`);

/** A path that may follow another one: it starts at a place of its own, not beside the other's end. */
const placed = (d) =>
  d.replace(relativeStart, (_start, x, y, goesOn) => `M${x} ${y}${goesOn ? "l" : ""}`);

const ring = (cx, cy, rx, ry) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

function box(x, y, width, height, radius) {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const turn = (right, below) => `a${radius} ${radius} 0 0 1 ${right} ${below}`;
  return [
    `M${x + radius} ${y}h${across}${turn(radius, radius)}v${down}${turn(-radius, radius)}`,
    `h${-across}${turn(-radius, -radius)}v${-down}${turn(radius, -radius)}z`,
  ].join("");
}

/** Each of Lucide's shapes as a path: an icon of one path is two elements, on every card and button. */
const asPath = {
  path: ({ d }) => placed(d),
  circle: ({ cx, cy, r }) => ring(+cx, +cy, +r, +r),
  ellipse: ({ cx, cy, rx, ry }) => ring(+cx, +cy, +rx, +ry),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  rect: ({ x, y, width, height, rx = 0 }) => box(+x, +y, +width, +height, +rx),
};
const geometry = /^(key|d|points|c[xy]|r[xy]?|[xy][12]?|width|height)$/;

function pathOf([tag, attributes]) {
  const other = Object.keys(attributes).find((name) => !geometry.test(name));
  if (!asPath[tag] || other)
    throw new Error(`A ${tag} with ${other} can't be one path with others.`);
  return asPath[tag](attributes);
}

async function drawing(lucideName) {
  const { __iconData: data } = await import(`lucide-react/icons/${lucideName}`);
  if (!data)
    throw new Error(`lucide-react/icons/${lucideName} is another name's alias: use that one.`);
  return data.node.map(pathOf).join("");
}

async function component(key, lucideName) {
  const draw = key.startsWith("~") ? "drawTurningIcon" : "drawIcon";
  const name = `${key.replace("~", "")}Icon`;
  const d = await drawing(lucideName);
  return {
    draw,
    code: `export function ${name}(props: IconProps) { return ${draw}(props, "${d}"); }`,
  };
}

const origin = `// Written by scripts/build-icons.mjs. Drawings: Lucide, https://lucide.dev, ISC License,
// Copyright (c) Lucide Icons and Contributors.`;

for (const [file, icons] of Object.entries(files)) {
  const parts = await Promise.all(Object.entries(icons).map((entry) => component(...entry)));
  const draws = [...new Set(parts.map(({ draw }) => draw))].sort();
  const source = `${origin}
import { ${draws.join(", ")}, type IconProps } from "./drawIcon";

${parts.map(({ code }) => code).join("\n\n")}
`;
  await writeFile(new URL(`../src/icons/${file}.tsx`, import.meta.url), source);
}

const masks = await Promise.all(
  Object.entries(drawnByStyles).map(
    async ([name, lucideName]) => `export const ${name} = "${await drawing(lucideName)}";`,
  ),
);
await writeFile(
  new URL("../src/icons/drawnByStyles.ts", import.meta.url),
  `${origin}\n\n${masks.join("\n")}\n`,
);
