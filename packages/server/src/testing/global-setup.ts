import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { buildPrograms } from "../../../../scripts/lib/programs.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the programs that tests start as processes. */
    programs: string;
  }
}

const fileOf = (place: string) => fileURLToPath(new URL(place, import.meta.url));

/** Makes the programs that tests of this package start. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { folder, remove } = await buildPrograms({
    shop: fileOf("shopProcess.ts"),
    api: fileOf("../../../store-api/src/main.ts"),
  });
  project.provide("programs", folder);
  return remove;
}
