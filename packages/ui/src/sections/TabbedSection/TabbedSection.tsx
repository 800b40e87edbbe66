"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { Container, Section } from "../../layout";
import { Tab, TabList, TabPanel, Tabs } from "../../navigation/Tabs";
import { useMessages } from "../../theme/context";
import { Text } from "../../typography";
import { fill } from "../../utils/fill";
import { inElement } from "../../utils/inElement";
import { useControlled } from "../../utils/useControlled";
import { SectionHeader } from "../SectionHeader";
import { type TabbedSectionMessages, tabbedSectionMessages } from "./messages";
import { emptyPanel } from "./TabbedSection.css";

export interface TabbedSectionProps<Tab extends string = string>
  extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** A small line above the heading. */
  eyebrow?: ReactNode;
  /** The section's heading. */
  title: string;
  /** A quiet line below the heading. */
  subtitle?: ReactNode;
  /** Address of all of it; without it there is no link. */
  viewAllHref?: string;
  /** Names of the tabs; each is its own value. None while they are on the way. */
  tabs: readonly Tab[];
  /** Shown below the heading while there are no tabs, such as the skeletons of a first grid. */
  placeholder?: ReactNode;
  /** The open tab, when the parent decides. */
  value?: NoInfer<Tab>;
  /**
   * The chosen tab at the start, where the shop does not hold it itself.
   * @default the first tab
   */
  defaultValue?: NoInfer<Tab>;
  /** Called with the chosen tab. */
  onValueChange?: (value: NoInfer<Tab>) => void;
  /** What the open tab shows, by its name; nothing makes it say that no items were found. */
  children?: (tab: NoInfer<Tab>) => ReactNode;
  /** The same by the tabs' names, all at once: for server components, which can't hand over a function. */
  panels?: Readonly<Partial<Record<NoInfer<Tab>, ReactNode>>>;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<TabbedSectionMessages>;
}

/**
 * A section of a page whose grid is chosen by tabs. When the chosen tab disappears, the first opens.
 * Without tabs it shows its placeholder, and its heading stays the same element when they come. It brings its
 * own `Section` and `Container`.
 */
export function TabbedSection<Tab extends string = string>({
  eyebrow,
  title,
  subtitle,
  viewAllHref,
  tabs,
  placeholder,
  value,
  defaultValue,
  onValueChange,
  children,
  panels,
  messages,
  ...rest
}: TabbedSectionProps<Tab>) {
  const text = useMessages("tabbedSection", tabbedSectionMessages, messages);
  const titleId = useId();
  // Without tabs nothing asks for their names.
  const first = tabs[0] ?? ("" as Tab);
  const [chosen, choose] = useControlled(value, defaultValue ?? first, onValueChange);
  const open = tabs.includes(chosen) ? chosen : first;
  const content = children ? children(open) : panels?.[open];
  // Values become part of ids, which names with spaces would break.
  const tabValue = (name: Tab) => `tab-${tabs.indexOf(name)}`;
  const chooseByValue = (next: string) =>
    choose(tabs.find((name) => tabValue(name) === next) ?? first);
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <SectionHeader {...{ eyebrow, title, titleId, subtitle, viewAllHref }} />
        {tabs.length === 0 ? (
          inElement(placeholder)
        ) : (
          <Tabs value={tabValue(open)} onValueChange={chooseByValue}>
            <TabList label={fill(text.tabs, { title })}>
              {tabs.map((name) => (
                <Tab key={name} value={tabValue(name)}>
                  {name}
                </Tab>
              ))}
            </TabList>
            {tabs.map((name) => (
              <TabPanel key={name} value={tabValue(name)}>
                {name === open &&
                  (content ?? (
                    <div className={emptyPanel}>
                      <Text size="lg">{fill(text.empty, { name: open })}</Text>
                      <Text tone="muted">{text.emptyHint}</Text>
                    </div>
                  ))}
              </TabPanel>
            ))}
          </Tabs>
        )}
      </Container>
    </Section>
  );
}
