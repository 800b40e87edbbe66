"use client";

import type { ComponentProps } from "react";
import { button } from "../../controls/Button/Button.css";
import { FilterIcon } from "../../icons/actions";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { formatCount } from "../../utils/formatCount";
import * as css from "./FilterFields.css";
import { type FilterPanelMessages, filterPanelMessages } from "./messages";
import {
  countChosen,
  type FilterGroup,
  type FilterOption,
  type FilterSelection,
  withChosen,
} from "./selection";

export interface FilterFieldsProps extends Omit<ComponentProps<"details">, "children"> {
  /** What the list can be filtered by; groups without values are left out. */
  groups: readonly FilterGroup[];
  /**
   * The filters in force, by the key of their group; they are ticked.
   * @default {}
   */
  value?: FilterSelection;
  /**
   * Name of the one parameter that holds each ticked value, as `Key:Value`. Left out, the groups' keys
   * are the names, and the values are sent as they are.
   */
  name?: string;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<FilterPanelMessages>;
}

const nothing: FilterSelection = {};

/**
 * The filters of a list as fields of a form that the browser itself sends: checkboxes that fold open. For a
 * list that works where no script runs, in a `noscript` beside the `FilterButton`, and for pages without any.
 */
export function FilterFields({
  groups,
  value = nothing,
  name,
  messages,
  className,
  ...rest
}: FilterFieldsProps) {
  const text = useMessages("filterPanel", filterPanelMessages, messages);
  const chosen = countChosen(value);
  const shown = withChosen(groups, value).filter(({ options }) => options.length > 0);
  return (
    <details {...rest} className={cx(css.fields, className)}>
      <summary className={cx(button, css.summary)} data-tone="secondary" data-size="small">
        <FilterIcon size={20} />
        <span>{text.title}</span>
        {chosen > 0 && <span className={css.count}>{fill(text.chosen, { count: chosen })}</span>}
      </summary>
      <div className={css.groups}>
        {shown.map(({ key, label = key, options }) => (
          <fieldset key={key} className={css.group}>
            <legend>{label}</legend>
            {options.map((option) => (
              <Field
                key={option.value}
                option={option}
                name={name ?? key}
                value={name === undefined ? option.value : `${key}:${option.value}`}
                isChosen={value[key]?.includes(option.value) ?? false}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  );
}

interface FieldProps {
  option: FilterOption;
  name: string;
  value: string;
  isChosen: boolean;
}

function Field({ option, name, value, isChosen }: FieldProps) {
  const { locale } = useTheme();
  const { label, count, disabled } = option;
  return (
    <label>
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChosen}
        disabled={disabled ?? (count === 0 && !isChosen)}
      />
      <span>{label ?? option.value}</span>
      {count !== undefined && <span className={css.count}>{formatCount(count, locale)}</span>}
    </label>
  );
}
