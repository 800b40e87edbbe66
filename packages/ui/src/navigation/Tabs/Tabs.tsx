"use client";

import type { ComponentProps } from "react";
import { cx } from "../../utils/cx";
import {
  UnstyledTab,
  UnstyledTabList,
  UnstyledTabPanel,
  type UnstyledTabPanelProps,
  type UnstyledTabProps,
} from "./primitives";
import { list, panel, tab } from "./Tabs.css";

export { Tabs, type TabsProps } from "./primitives";

export interface TabListProps extends ComponentProps<"div"> {
  /** Names the list for a screen reader. */
  label: string;
  /**
   * Where the tabs stand in a row that is wider.
   * @default "start"
   */
  align?: "start" | "center";
}

/** The row of `Tab`s; it scrolls sideways where it is wider than the page. */
export function TabList({ label, align = "start", className, ...rest }: TabListProps) {
  return (
    <UnstyledTabList
      {...rest}
      aria-label={label}
      className={cx(list, className)}
      data-align={align}
    />
  );
}

export interface TabProps extends UnstyledTabProps {}

/** One tab of a `TabList`. */
export function Tab({ className, ...rest }: TabProps) {
  return <UnstyledTab {...rest} className={cx(tab, className)} />;
}

export interface TabPanelProps extends UnstyledTabPanelProps {}

/** What one tab opens. */
export function TabPanel({ className, ...rest }: TabPanelProps) {
  return <UnstyledTabPanel {...rest} className={cx(panel, className)} />;
}
