import postcss from "postcss";
import { CLASS_PREFIX } from "./class-names.mjs";

const classed = `[class^="${CLASS_PREFIX}"],[class*=" ${CLASS_PREFIX}"]`;
/** Items of the kit's lists and rows of its tables have no class: they are many, and look like nothing. */
const items = `:where(${classed})>:where(li,thead,tbody):not([class]),:where(${classed})>*>:where(tr):not([class])`;
/** A shop's text in a `Prose` is plain HTML, which the kit sets; what has a class there is the shop's. */
const text = `:where([class~="${CLASS_PREFIX}prose"]) :where(:not([class]))`;
/** Elements that the kit drew or sets: each has a class of its own, or is an item or text of one that has. */
const own = `:where(${classed},${items},${text})`;
/** What attributes draw (a path's `d`, a picture's `width`) would be taken back as well. */
const drawnByAttributes = ":where(svg,svg *,img,video,picture *,canvas,iframe)";
const ownClass = new RegExp(`\\.${CLASS_PREFIX}[\\w-]+`);
const kit = "components.taanka";
const globalLayers = [`${kit}.reset`, `${kit}.base`];

const inKeyframes = ({ parent }) => parent.type === "atrule" && /keyframes$/.test(parent.name);

const layerOf = (node) => {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.type === "atrule" && parent.name === "layer") return parent.params;
  }
  return undefined;
};

const isTokens = (rule) =>
  layerOf(rule) === `${kit}.base` &&
  rule.nodes.every(({ type, prop }) => type === "decl" && /^(--|color-scheme$)/.test(prop));

/** A selector of the reset, for the kit's elements alone; nothing for the page's own. */
function localSelector(selector) {
  if (/^(html|body|:root)$/.test(selector)) return [];
  if (/^\[/.test(selector)) return [selector];
  const [, element, rest] = /^(\*|[a-z][a-z0-9]*)?(.*)$/.exec(selector);
  // A state weighs nothing, so that what a component says of it wins without layers too.
  const state = rest.replace(/^:[a-z-]+$/, ":where($&)");
  return [`${!element || element === "*" ? "" : `:where(${element})`}${own}${state}`];
}

/** Of what attributes draw, all but what attributes say of it. */
const takenBackOfDrawings = [
  ...["background", "border", "border-radius", "box-shadow", "filter", "float", "opacity"],
  ...["padding", "vertical-align"],
];
const paints = ["fill:none", "fill:currentColor", "stroke:currentColor"];

/** Takes back what a page's rules for elements say of the kit's elements. */
const takenBack = `
${own}:not(${drawnByAttributes}),${own}::before,${own}::after{all:revert}
${drawnByAttributes}${own}{${takenBackOfDrawings.map((name) => `${name}:revert`).join(";")}}
${paints.map(paintAgain).join("\n")}
:where(svg)${own} :where(path){fill:inherit;stroke:inherit}
`;

/** What an icon's attribute says, which any rule of a page would win over. */
function paintAgain(paint) {
  const [property, value] = paint.split(":");
  return `:where(svg[${property}="${value}"])${own}{${paint}}`;
}

/**
 * The kit's sheet without a word about elements that are not the kit's. What a layer before it says of
 * the kit's is taken back.
 */
export function localStyles(css) {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (!globalLayers.includes(layerOf(rule))) return;
    const selectors = rule.selectors.flatMap(localSelector);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.nodes.find(({ nodes, params }) => nodes && params === `${kit}.reset`)?.prepend(takenBack);
  return root.toString();
}

/** Weighs two classes: outweighs what a page says of its elements, as in `[type="button"]:not(:disabled)`. */
const weight = ":not(._._)";
const heavyOwn = own.replace(":where", ":is") + weight;
const heavier = (selector) => selector.replace(ownClass, `$&${weight}`).replaceAll(own, heavyOwn);

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

/** Layers of components that others are made of stand within the layer of these, and lose to it. */
const partLayer = /(\.part)+$/;

/** The layers with looks in the order in which they win. */
function inOrder(layers, stated) {
  const place = (name) => stated.indexOf(name.replace(partLayer, ""));
  return [...layers.keys()]
    .toSorted((one, other) => place(one) - place(other) || other.length - one.length)
    .flatMap((name) => layers.get(name));
}

/**
 * The local sheet without layers, for pages whose own CSS has none: whatever such a page says of
 * elements is taken back from the kit's. What a later layer says comes later. Tokens keep their
 * layer, so that a brand's win.
 */
export function unlayeredStyles(css) {
  const root = postcss.parse(localStyles(css));
  const stated = statedLayers(root);
  const looks = new Map();
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
    looks.set(layer.params, [...(looks.get(layer.params) ?? []), ...withoutEmpty(look).nodes]);
  }
  root.prepend(...tokens);
  root.append(...inOrder(looks, stated));
  return root.toString();
}
