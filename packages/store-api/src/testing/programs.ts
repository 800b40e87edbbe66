import { fileURLToPath } from "node:url";

const sourceOf = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** What tests start as processes of their own, by name. */
export const PROGRAMS = {
  main: sourceOf("main.ts"),
  command: sourceOf("command.ts"),
  writer: sourceOf("testing/writer.ts"),
};
