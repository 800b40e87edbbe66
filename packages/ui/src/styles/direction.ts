/** Custom property that base styles set: 1 where text runs to the right, -1 where it runs to the left. */
export const directionProperty = "--taanka-direction";

/**
 * For `calc()` in transforms, gradients and offsets, which know no logical direction: `1`, or `-1` from
 * right to left. `:dir()` would say the same, but build tools lower it to a list of languages.
 */
export const direction = `var(${directionProperty}, 1)`;
