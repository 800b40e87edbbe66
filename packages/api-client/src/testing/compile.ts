import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const tsc = fileURLToPath(
  new URL("../../../../node_modules/typescript-7/bin/tsc", import.meta.url),
);

const options = [
  ..."--strict --noEmit --noUncheckedIndexedAccess --skipLibCheck --ignoreConfig".split(" "),
  ..."--target es2022 --module esnext --moduleResolution bundler".split(" "),
  ..."--customConditions @taanka/source --lib es2023,dom,dom.iterable --types".split(" "),
  "",
];

/** What the strict compiler says of a program that uses the packages' sources, a line for each. */
export function problemsOf(file: string): string[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, [tsc, ...options, file], {
    encoding: "utf8",
  });
  if (status !== 0 && stdout === "") throw new Error(`The compiler did not run: ${stderr}`);
  return stdout.split("\n").filter((line) => line.trim());
}
