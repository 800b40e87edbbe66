export interface CheckboxGroupMessages {
  /** Label of the box that ticks all options. */
  selectAll: string;
  /** Beside that box; `{count}` of `{total}` options are ticked. */
  chosen: string;
}

export const checkboxGroupMessages: CheckboxGroupMessages = {
  selectAll: "Select all",
  chosen: "{count} of {total}",
};
