import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const script = path.join(import.meta.dirname, "install-chromium.mjs");

/** A machine whose programs are those of one folder: an `apt-get` that notes what it is asked for. */
let folder;
const program = async (name, text) => {
  const file = path.join(folder, "bin", name);
  await writeFile(file, `#!/bin/sh\n${text}\n`);
  await chmod(file, 0o755);
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "taanka-apt-"));
  await mkdir(path.join(folder, "bin"));
  await program("apt-get", `echo "$*" >> ${folder}/calls; exit $STATUS`);
  await program("sudo", `shift; exec "$@"`);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function install(env) {
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: { PATH: path.join(folder, "bin"), STATUS: "0", ...env },
  });
  const calls = await readFile(path.join(folder, "calls"), "utf8").catch(() => "");
  return { stdout, calls: calls.split("\n").filter(Boolean) };
}

describe("install-chromium", () => {
  it("upgrades in CI what is installed, after asking for the current packages", async () => {
    await program("chromium", "echo Chromium 1.0");
    const { calls, stdout } = await install({ CI: "true" });
    expect(calls).toEqual([
      "update -qq",
      "install -y -qq --no-install-recommends chromium-headless-shell",
      "install -y -qq --no-install-recommends --only-upgrade chromium",
    ]);
    expect(stdout).toContain("Browser: Chromium 1.0");
  });

  it("says so and uses what is installed where the system cannot be asked", async () => {
    await program("chromium", "echo Chromium 1.0");
    const { stdout } = await install({ CI: "true", STATUS: "100" });
    expect(stdout).toContain("could not be upgraded");
    expect(stdout).toContain("Browser: Chromium 1.0");
  });

  it("leaves a person's own browser as it is", async () => {
    await program("chromium", "echo Chromium 1.0");
    expect((await install({})).calls).toEqual([]);
  });

  it("leaves a browser that CHROMIUM_PATH names as it is, in CI too", async () => {
    await program("own", "echo Chromium 2.0");
    const { calls, stdout } = await install({ CI: "true", CHROMIUM_PATH: `${folder}/bin/own` });
    expect(calls).toEqual([]);
    expect(stdout).toContain("Browser: Chromium 2.0");
  });
});
