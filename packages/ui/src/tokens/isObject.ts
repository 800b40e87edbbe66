/** Whether something has fields by name: from JavaScript or a file anything may come. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
