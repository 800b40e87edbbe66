// Writes src/icons/*.tsx from Lucide's drawings: run by hand after changing the list (`npm run icons`).
// Static markup instead of Lucide's own components, which read a context and build their nodes on
// every render: a listing draws several icons on each of its cards.
import { writeFile } from "node:fs/promises";

/** Files of icons: our name → Lucide's name. A `~` marks an icon that turns round with the text. */
const files = {
  arrows: {
    "~ArrowLeft": "arrow-left",
    "~ArrowRight": "arrow-right",
    ArrowUp: "arrow-up",
    ChevronDown: "chevron-down",
    "~ChevronLeft": "chevron-left",
    "~ChevronRight": "chevron-right",
    ChevronUp: "chevron-up",
    "~LogOut": "log-out",
    "~Return": "undo-2",
    Exchange: "repeat",
    Refresh: "refresh-cw",
    Sort: "arrow-up-down",
    ExternalLink: "external-link",
  },
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
    Menu: "menu",
    Minus: "minus",
    More: "ellipsis",
    Pause: "pause",
    Play: "play",
    Plus: "plus",
    Search: "search",
    Settings: "settings",
    Share: "share-2",
    Trash: "trash",
    Upload: "upload",
    ZoomIn: "zoom-in",
    ZoomOut: "zoom-out",
  },
  shop: {
    Bag: "shopping-bag",
    Card: "credit-card",
    Cash: "banknote",
    Coupon: "ticket-percent",
    Gift: "gift",
    Heart: "heart",
    Leaf: "leaf",
    Package: "package",
    Percent: "percent",
    Receipt: "receipt-text",
    Ruler: "ruler",
    Shield: "shield-check",
    Shirt: "shirt",
    Sparkles: "sparkles",
    Star: "star",
    Store: "store",
    Truck: "truck",
    Wallet: "wallet",
  },
  people: {
    Bank: "landmark",
    Briefcase: "briefcase",
    Calendar: "calendar",
    Chat: "message-circle",
    Clock: "clock",
    Headset: "headset",
    Home: "house",
    Image: "image",
    Mail: "mail",
    Phone: "phone",
    Pin: "map-pin",
    User: "user",
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

const attribute = ([name, value]) => `${name}="${value}"`;
const markup = ([tag, attributes]) =>
  `<${tag} ${Object.entries(attributes)
    .filter(([name]) => name !== "key")
    .map(attribute)
    .join(" ")} />`;

async function component(key, lucideName) {
  const turns = key.startsWith("~");
  const name = `${key.replace("~", "")}Icon`;
  const { __iconData: data } = await import(`lucide-react/icons/${lucideName}`);
  if (!data)
    throw new Error(`lucide-react/icons/${lucideName} is another name's alias: use that one.`);
  const nodes = data.node.map(markup);
  const drawing = nodes.length > 1 ? `<>${nodes.join("")}</>` : nodes[0];
  const draw = turns ? "drawTurningIcon" : "drawIcon";
  return {
    draw,
    code: `export function ${name}(props: IconProps) { return ${draw}(props, ${drawing}); }`,
  };
}

for (const [file, icons] of Object.entries(files)) {
  const parts = await Promise.all(Object.entries(icons).map((entry) => component(...entry)));
  const draws = [...new Set(parts.map(({ draw }) => draw))].sort();
  const source = `// Written by scripts/build-icons.mjs. Drawings: Lucide, https://lucide.dev, ISC License,
// Copyright (c) Lucide Icons and Contributors.
import { ${draws.join(", ")}, type IconProps } from "./drawIcon";

${parts.map(({ code }) => code).join("\n\n")}
`;
  await writeFile(new URL(`../src/icons/${file}.tsx`, import.meta.url), source);
}
