import postcss from "postcss";
import { CLASS_PREFIX } from "./class-names.mjs";

/** Elements that the kit drew: each has a class of its own. */
const own = `:where([class^="${CLASS_PREFIX}"],[class*=" ${CLASS_PREFIX}"])`;
/** What attributes draw (a path's `d`, a picture's `width`) would be taken back as well. */
const drawnByAttributes = ":where(svg,svg *,img,video,picture *,canvas,iframe)";
const ownClass = new RegExp(`\\.${CLASS_PREFIX}[\\w-]+`);
const globalLayers = ["taanka.reset", "taanka.base"];

const inKeyframes = ({ parent }) => parent.type === "atrule" && /keyframes$/.test(parent.name);

const layerOf = (node) => {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.type === "atrule" && parent.name === "layer") return parent.params;
  }
  return undefined;
};

const isTokens = (rule) =>
  layerOf(rule) === "taanka.base" &&
  rule.nodes.every(({ type, prop }) => type === "decl" && /^(--|color-scheme$)/.test(prop));

/** A selector of the reset, for the kit's elements alone; nothing for the page's own. */
function localSelector(selector) {
  if (/^(html|body|:root)$/.test(selector)) return [];
  if (/^\[/.test(selector)) return [selector];
  const [, element, rest] = /^(\*|[a-z][a-z0-9]*)?(.*)$/.exec(selector);
  return [`${!element || element === "*" ? "" : `:where(${element})`}${own}${rest}`];
}

/** The kit's sheet without a word about elements that are not the kit's. */
export function localStyles(css) {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (!globalLayers.includes(layerOf(rule))) return;
    const selectors = rule.selectors.flatMap(localSelector);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  return root.toString();
}

/** Outweighs what a page says of its elements, as in `[type="button"]:not(:disabled)`. */
const heavyOwn = `${own.replace(":where", ":is")}:not(._)`;

/** One class heavier than it is. */
const heavier = (selector) =>
  selector.replace(ownClass, (name) => name + name).replaceAll(own, heavyOwn);

function withoutEmpty(container) {
  container.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 && !/keyframes$/.test(rule.name)) rule.remove();
  });
  return container;
}

/** The names of the layers that the sheet states, in their order. */
function statedLayers(root) {
  const names = new Set();
  root.walkAtRules("layer", ({ nodes, params }) => {
    if (!nodes) for (const name of params.split(",")) names.add(name.trim());
  });
  return [...names];
}

/**
 * The local sheet without layers, for pages whose own CSS has none: whatever such a page says of
 * elements is taken back from the kit's. What a later layer says comes later. Tokens keep their
 * layer, so that a brand's win.
 */
export function unlayeredStyles(css) {
  const root = postcss.parse(localStyles(css));
  const looks = new Map(statedLayers(root).map((name) => [name, []]));
  const tokens = [];
  for (const layer of root.nodes.filter(({ name }) => name === "layer")) {
    layer.remove();
    if (!layer.nodes) continue;
    const look = layer.clone();
    look.walkRules((rule) => {
      if (isTokens(rule)) rule.remove();
      else if (!inKeyframes(rule)) rule.selectors = rule.selectors.map(heavier);
    });
    layer.walkRules((rule) => void (isTokens(rule) || rule.remove()));
    if (withoutEmpty(layer).nodes.length > 0) tokens.push(layer);
    looks.get(layer.params).push(...withoutEmpty(look).nodes);
  }
  const order = postcss.parse(`${heavyOwn}:not(${drawnByAttributes}){all:revert}`);
  order.append(...tokens, ...root.nodes, ...[...looks.values()].flat());
  return order.toString();
}
