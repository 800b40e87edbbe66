import * as v from "valibot";

/**
 * Remembers one thing for this tab, beyond a reload. Where storage is refused, as in some private
 * windows, it lasts as long as the page.
 *
 * @param nothing what is remembered before anything was; stands in for what can't be read
 */
export function tabMemory<T>(
  storageKey: string,
  schema: v.GenericSchema<unknown, T>,
  nothing: T,
): { read(): T; write(value: T): void } {
  let current: T | undefined;
  const readStored = () => {
    try {
      const stored = sessionStorage.getItem(storageKey);
      const parsed = stored === null ? undefined : v.safeParse(schema, JSON.parse(stored));
      return parsed?.success ? parsed.output : nothing;
    } catch {
      return nothing;
    }
  };
  return {
    read() {
      current ??= readStored();
      return current;
    },
    write(value) {
      current = value;
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(value));
      } catch {
        // It stays in memory.
      }
    },
  };
}
