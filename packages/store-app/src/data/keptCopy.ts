import * as v from "valibot";
import { keptPrefix } from "./forgetCopies";

/** What somebody has seen, kept on the device for when the API can't be asked. */
export interface KeptCopy<T> {
  /** Undefined when nothing is kept, or only somebody else's. */
  read(): T | undefined;
  write(value: T): void;
  forget(): void;
}

/** @param owner ten digits of whoever the copy belongs to; nobody else reads it */
export function keptCopy<T>(
  name: string,
  owner: string,
  schema: v.GenericSchema<unknown, T>,
): KeptCopy<T> {
  const entry = v.object({ owner: v.literal(owner), value: schema });
  return {
    read() {
      try {
        const parsed = v.safeParse(
          entry,
          JSON.parse(localStorage.getItem(keptPrefix + name) ?? ""),
        );
        return parsed.success ? parsed.output.value : undefined;
      } catch {
        return undefined;
      }
    },
    write(value) {
      if (owner === "") return;
      try {
        localStorage.setItem(keptPrefix + name, JSON.stringify({ owner, value }));
      } catch {
        // Without a copy there is nothing to fall back to, as before.
      }
    },
    forget() {
      try {
        localStorage.removeItem(keptPrefix + name);
      } catch {
        // Where nothing can be read nothing was written.
      }
    },
  };
}
