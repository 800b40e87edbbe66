/// <reference types="vite/types/importMeta.d.ts" />
import { composeStories } from "@storybook/react-vite";
import { type ComponentType, createElement, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import "..";
import { ThemeProvider } from "../../theme";
import { findTies } from "./findTies";
import { readRules } from "./readRules";
import { differences, elementsOfNewKinds, readStyles } from "./readStyles";
import { smallTargets } from "./smallTargets";

type StoryFile = Parameters<typeof composeStories>[0];

/** The same look, said by different sheets or in different orders. */
interface Alike {
  one: CSSStyleSheet[];
  others: CSSStyleSheet[][];
}

declare global {
  interface Window {
    stories: {
      names: string[];
      /** Sheets, and others that should look alike; called again, stories are compared in these as well. */
      load: (one: string[], ...others: string[][]) => void;
      /** Shows a story and tells, for each of the others, which properties of the chosen elements they say differently. */
      compare: (name: string, selector?: string) => string[][];
      /** Shows every story and tells where the order of sheets decides, whatever the window, the mode and the state. */
      ties: (sheets: string[], layers: string[]) => string[];
      /** Shows every story with names of one letter and tells which targets are smaller than so many pixels. */
      targets: (sheets: string[], least: number) => string[];
    };
  }
}

const files = import.meta.glob<StoryFile>("../../**/*.stories.tsx", { eager: true });

const elements = new Map<string, () => ReactElement>();
for (const file of Object.values(files)) {
  for (const [name, Story] of Object.entries<ComponentType>(composeStories(file))) {
    elements.set(`${file.default.title}/${name}`, () => createElement(Story));
  }
}

let root: Root | undefined;

function show(name: string) {
  root?.unmount();
  root = createRoot(document.getElementById("root") ?? document.body);
  const story = elements.get(name)?.();
  flushSync(() => root?.render(<ThemeProvider>{story}</ThemeProvider>));
}

const sheets = new Map<string, CSSStyleSheet>();

function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/** Takes the old sheets away first: Chromium up to 150 leaves elements as they are where sheets change places alone. */
function use(sheets: CSSStyleSheet[]) {
  document.adoptedStyleSheets = [];
  document.body.getBoundingClientRect();
  document.adoptedStyleSheets = sheets;
}

const known = new Set<string>();
const loaded: Alike[] = [];

window.stories = {
  names: [...elements.keys()],
  load(one, ...others) {
    loaded.push({ one: one.map(sheetOf), others: others.map((other) => other.map(sheetOf)) });
  },
  compare(name, selector = "*") {
    show(name);
    const fresh = elementsOfNewKinds(known).filter((element) => element.matches(selector));
    return loaded.flatMap(({ one, others }) => {
      use(one);
      const before = readStyles(fresh);
      return others.map((other) => {
        use(other);
        return differences(fresh, before, readStyles(fresh));
      });
    });
  },
  targets(sheets, least) {
    document.adoptedStyleSheets = sheets.map(sheetOf);
    return window.stories.names.flatMap((name) => {
      show(name);
      return [...new Set(smallTargets(least))].map((target) => `${name}: ${target}`);
    });
  },
  ties(sheets, layers) {
    const rules = sheets.flatMap(readRules);
    const seen = new Set<string>();
    return window.stories.names.flatMap((name) => {
      show(name);
      const ties = elementsOfNewKinds(seen).flatMap((one) => findTies(one, rules, layers));
      return [...new Set(ties)].map((tie) => `${name}: ${tie}`);
    });
  },
};
