"use client";

import { Select, type SelectOption, type SelectProps } from "../../controls/Select";
import { useMessages } from "../../theme/context";
import { type SortSelectMessages, sortSelectMessages } from "./messages";

/** Orders of a product listing. */
export type ListingSort = "latestAddition" | "priceLowToHigh" | "priceHighToLow" | "popularity";

export interface SortSelectProps<Value extends string = ListingSort | "">
  extends Omit<SelectProps<Value>, "options" | "label" | "placeholder"> {
  /**
   * The orders to choose from. By default the four of a product listing (`ListingSort`), ahead of
   * them the empty text “Select Sorting Options”, which means `latestAddition`; a state of them is a
   * `ListingSort | ""`.
   */
  options?: readonly SelectOption<Value>[];
  /**
   * Names the field.
   * @default "Sort by"
   */
  label?: SelectProps["label"];
  /**
   * Keeps the label for screen readers alone.
   * @default true
   */
  hideLabel?: boolean;
  /** @default "small" */
  size?: "medium" | "small";
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<SortSelectMessages>;
}

const listingOptions = (text: SortSelectMessages): SelectOption<ListingSort | "">[] => [
  { value: "", label: text.unsorted },
  { value: "priceLowToHigh", label: text.priceLowToHigh },
  { value: "priceHighToLow", label: text.priceHighToLow },
  { value: "latestAddition", label: text.newest },
  { value: "popularity", label: text.popular },
];

/** The order of a list of products; takes effect at once. */
export function SortSelect<Value extends string = ListingSort | "">({
  options,
  label,
  hideLabel = true,
  size = "small",
  messages,
  ...rest
}: SortSelectProps<Value>) {
  const text = useMessages("sortSelect", sortSelectMessages, messages);
  return (
    <Select
      {...rest}
      label={label ?? text.label}
      hideLabel={hideLabel}
      size={size}
      // Without options of its own, a shop's state is of these.
      options={options ?? (listingOptions(text) as SelectOption<Value>[])}
    />
  );
}
