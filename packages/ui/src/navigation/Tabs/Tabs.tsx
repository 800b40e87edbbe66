"use client";

import { Tabs as RadixTabs } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../utils/cx";
import { list, panel, tab } from "./Tabs.css";

export interface TabsProps extends Omit<ComponentProps<"div">, "defaultValue" | "dir"> {
  /** The open tab, when the parent decides. */
  value?: string;
  /** The tab that is open at first. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /**
   * `automatic` opens a tab when arrow keys reach it; `manual` waits for Enter, for panels that load.
   * @default "automatic"
   */
  activation?: "automatic" | "manual";
}

/** Panels of one content of which one is seen at a time. Holds a `TabList` and `TabPanel`s. */
export function Tabs({ activation = "automatic", ...rest }: TabsProps) {
  return <RadixTabs.Root {...rest} activationMode={activation} />;
}

export interface TabListProps extends ComponentProps<"div"> {
  /** Names the list for a screen reader. */
  label: string;
  /**
   * @default "start"
   */
  align?: "start" | "center";
}

/** The row of `Tab`s; it scrolls sideways where it is wider than the page. */
export function TabList({ label, align = "start", className, ...rest }: TabListProps) {
  return (
    <RadixTabs.List
      {...rest}
      aria-label={label}
      className={cx(list, className)}
      data-align={align}
    />
  );
}

export interface TabProps extends Omit<ComponentProps<"button">, "value"> {
  /** Same as the `value` of its `TabPanel`. */
  value: string;
  children: ReactNode;
}

/** One tab of a `TabList`. */
export function Tab({ className, ...rest }: TabProps) {
  return <RadixTabs.Trigger {...rest} className={cx(tab, className)} />;
}

export interface TabPanelProps extends ComponentProps<"div"> {
  /** Same as the `value` of its `Tab`. */
  value: string;
  /**
   * Stays in the page, hidden, while another tab is open: for content that search engines read.
   * @default false
   */
  keepMounted?: boolean;
}

/** What one tab opens. */
export function TabPanel({ keepMounted = false, className, ...rest }: TabPanelProps) {
  return (
    <RadixTabs.Content
      {...rest}
      forceMount={keepMounted || undefined}
      className={cx(panel, className)}
    />
  );
}
