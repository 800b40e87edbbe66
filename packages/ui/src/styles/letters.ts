/** Custom property that base styles set, to 0, where letters hang from one line. */
export const letterSpacingProperty = "--taanka-tracking";

/** Room between letters that no token says: none in scripts whose letters it would tear apart. */
export const spacedBy = (room: string) => `var(${letterSpacingProperty}, ${room})`;
