"use client";

import { CheckboxGroup } from "../../controls/CheckboxGroup";
import {
  Tabs,
  UnstyledTab,
  UnstyledTabList,
  UnstyledTabPanel,
} from "../../navigation/Tabs/primitives";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useTheme } from "../../theme/context";
import { fill } from "../../utils/fill";
import { inElement } from "../../utils/inElement";
import { plainColor } from "../../utils/plainColor";
import * as css from "./FilterPanel.css";
import type { FilterPanelMessages } from "./messages";
import type { FilterGroup, FilterOption, FilterSelection } from "./selection";

interface FilterGroupsProps {
  groups: readonly FilterGroup[];
  selection: FilterSelection;
  onChange: (selection: FilterSelection) => void;
  text: FilterPanelMessages;
}

function useCheckboxOption() {
  const { locale } = useTheme();
  const numbers = new Intl.NumberFormat(locale);
  return (
    { value, label = value, count, hex, disabled }: FilterOption,
    chosen: readonly string[],
  ) => ({
    value,
    disabled: disabled ?? (count === 0 && !chosen.includes(value)),
    aside: count === undefined ? undefined : numbers.format(count),
    label: hex ? (
      <span className={css.value}>
        <span className={css.swatch} style={{ backgroundColor: plainColor(hex) }} />
        {inElement(label)}
      </span>
    ) : (
      label
    ),
  });
}

/** Groups along the side, the values of one of them beside it. */
export function FilterGroups({ groups, selection, onChange, text }: FilterGroupsProps) {
  const option = useCheckboxOption();
  return (
    <Tabs className={css.columns} orientation="vertical" defaultValue={groups[0]?.key}>
      <UnstyledTabList className={css.rail} aria-label={text.groups}>
        {groups.map(({ key, label = key }) => {
          const count = selection[key]?.length ?? 0;
          return (
            <UnstyledTab key={key} value={key} className={css.group}>
              {inElement(label)}
              {count > 0 && (
                <>
                  <span className={css.chosen} aria-hidden="true">
                    {count}
                  </span>
                  <span className={visuallyHidden}>{` ${fill(text.chosen, { count })}`}</span>
                </>
              )}
            </UnstyledTab>
          );
        })}
      </UnstyledTabList>
      {groups.map(({ key, label = key, options }) => {
        const chosen = selection[key] ?? [];
        return (
          <UnstyledTabPanel key={key} value={key} className={css.values} tabIndex={-1}>
            <CheckboxGroup
              label={label}
              hideLabel
              options={options.map((one) => option(one, chosen))}
              value={[...chosen]}
              onValueChange={(values) => onChange({ ...selection, [key]: values })}
            />
          </UnstyledTabPanel>
        );
      })}
    </Tabs>
  );
}
