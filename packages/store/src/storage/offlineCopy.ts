import * as v from "valibot";
import { offlineCopyPrefix } from "./removeOfflineCopies";

/** What somebody has seen, stored on the device for when the API can't be asked. */
export interface OfflineCopy<T> {
  /** Undefined when nothing is stored, or only somebody else's. */
  read(): T | undefined;
  write(value: T): void;
  remove(): void;
}

/** @param owner ten digits of whoever the copy belongs to; nobody else reads it */
export function offlineCopy<T>(
  name: string,
  owner: string,
  schema: v.GenericSchema<unknown, T>,
): OfflineCopy<T> {
  const entry = v.object({ owner: v.literal(owner), value: schema });
  return {
    read() {
      try {
        const parsed = v.safeParse(
          entry,
          JSON.parse(localStorage.getItem(offlineCopyPrefix + name) ?? ""),
        );
        return parsed.success ? parsed.output.value : undefined;
      } catch {
        return undefined;
      }
    },
    write(value) {
      if (owner === "") return;
      try {
        localStorage.setItem(offlineCopyPrefix + name, JSON.stringify({ owner, value }));
      } catch {
        // Without a copy there is nothing to fall back to, as before.
      }
    },
    remove() {
      try {
        localStorage.removeItem(offlineCopyPrefix + name);
      } catch {
        // Where nothing can be read nothing was written.
      }
    },
  };
}
