import type { ChoiceOption } from "../Choice/Choice";

type Option<Value extends string> = Pick<ChoiceOption<Value>, "value" | "disabled">;

/** How many of the options that can be changed are ticked: the box above them shows it. */
export function shareTicked<Value extends string>(
  options: readonly Option<Value>[],
  ticked: readonly Value[],
) {
  const open = options.filter(({ disabled }) => !disabled);
  const count = open.filter(({ value }) => ticked.includes(value)).length;
  const state = count === 0 ? "none" : count === open.length ? "all" : "some";
  return { count, total: open.length, state } as const;
}

/** The ticked values, in the options' order, after all that can be changed are ticked or cleared. */
export function tickAll<Value extends string>(
  options: readonly Option<Value>[],
  ticked: readonly Value[],
  on: boolean,
): Value[] {
  return options
    .filter(({ value, disabled }) => (disabled ? ticked.includes(value) : on))
    .map(({ value }) => value);
}
