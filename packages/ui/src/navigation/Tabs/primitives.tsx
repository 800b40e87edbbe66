"use client";

import { type ComponentProps, createContext, type KeyboardEvent, useContext, useId } from "react";
import { bare } from "../../styles/bare.css";
import { useControlled } from "../../utils/useControlled";

interface TabsState {
  id: string;
  open: string;
  choose: (value: string) => void;
  automatic: boolean;
  vertical: boolean;
}

const TabsContext = createContext<TabsState | null>(null);

function useTabs(): TabsState {
  const tabs = useContext(TabsContext);
  if (!tabs) throw new Error("A tab found no <Tabs> above.");
  return tabs;
}

export interface TabsProps<Value extends string = string>
  extends Omit<ComponentProps<"div">, "defaultValue" | "dir"> {
  /** The open tab, when the parent decides. */
  value?: Value;
  /** The tab that is open at first. */
  defaultValue?: NoInfer<Value>;
  /** Called with the value of the chosen tab, in the type of `value`. */
  onValueChange?: (value: Value) => void;
  /**
   * `automatic` opens a tab when arrow keys reach it; `manual` waits for Enter, for panels that load.
   * @default "automatic"
   */
  activation?: "automatic" | "manual";
  /**
   * How the tabs stand, and so which arrow keys go through them.
   * @default "horizontal"
   */
  orientation?: "horizontal" | "vertical";
}

/** Panels of one content of which one is seen at a time. Holds a `TabList` and `TabPanel`s. */
export function Tabs<Value extends string = string>({
  value,
  defaultValue,
  onValueChange,
  activation = "automatic",
  orientation = "horizontal",
  ...rest
}: TabsProps<Value>) {
  const id = useId();
  const [open, setOpen] = useControlled(value, defaultValue ?? ("" as Value), onValueChange);
  const state = {
    id,
    open,
    // Which values there are is said by the tabs themselves, whose type nobody connects with this one.
    choose(next: string) {
      if (next !== open) setOpen(next as Value);
    },
    automatic: activation === "automatic",
    vertical: orientation === "vertical",
  };
  return (
    <TabsContext value={state}>
      <div {...rest} className={rest.className ?? bare} />
    </TabsContext>
  );
}

/** The place that a key leads to from one of `count` places, if it leads anywhere. */
function placeAfter(key: string, place: number, count: number, keys: [string, string]) {
  const [back, on] = keys;
  if (key === on) return (place + 1) % count;
  if (key === back) return (place + count - 1) % count;
  if (key === "Home" || key === "PageUp") return 0;
  if (key === "End" || key === "PageDown") return count - 1;
  return undefined;
}

function arrowKeys(list: Element, vertical: boolean): [string, string] {
  if (vertical) return ["ArrowUp", "ArrowDown"];
  return getComputedStyle(list).direction === "rtl"
    ? ["ArrowRight", "ArrowLeft"]
    : ["ArrowLeft", "ArrowRight"];
}

/** The row of tabs: arrow keys, Home and End go through it, Tab leaves it. */
export function UnstyledTabList({ onKeyDown, ...rest }: ComponentProps<"div">) {
  const { vertical } = useTabs();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const tabs = event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]:enabled");
    const place = [...tabs].indexOf(event.target as HTMLElement);
    const keys = arrowKeys(event.currentTarget, vertical);
    const next = place < 0 ? undefined : placeAfter(event.key, place, tabs.length, keys);
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
  };
  return (
    <div
      role="tablist"
      aria-orientation={vertical ? "vertical" : undefined}
      {...rest}
      onKeyDown={move}
    />
  );
}

export interface UnstyledTabProps extends Omit<ComponentProps<"button">, "value"> {
  /** Same as the `value` of its `TabPanel`; without spaces, since it becomes part of an id. */
  value: string;
}

/** One tab of a list. Where none is open, all can be reached by the Tab key. */
export function UnstyledTab({ value, onClick, onFocus, ...rest }: UnstyledTabProps) {
  const { id, open, choose, automatic } = useTabs();
  const selected = value === open;
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      aria-selected={selected}
      aria-controls={selected ? `${id}-panel-${value}` : undefined}
      data-state={selected ? "active" : "inactive"}
      tabIndex={selected || open === "" ? 0 : -1}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) choose(value);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        if (automatic && !event.defaultPrevented) choose(value);
      }}
    />
  );
}

export interface UnstyledTabPanelProps extends ComponentProps<"div"> {
  /** Same as the `value` of its `Tab`. */
  value: string;
  /**
   * Stays in the page, hidden, while another tab is open: for content that search engines read.
   * @default false
   */
  keepMounted?: boolean;
}

/** What one tab opens. */
export function UnstyledTabPanel({ value, keepMounted = false, ...rest }: UnstyledTabPanelProps) {
  const { id, open } = useTabs();
  const shown = value === open;
  if (!shown && !keepMounted) return null;
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that takes the focus
      tabIndex={0}
      data-state={shown ? "active" : "inactive"}
      hidden={!shown}
      {...rest}
    />
  );
}
