import fs from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { noteBuild, shareBuild } from "@taanka/store/server";
import { listening } from "@taanka/test-support";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createShop } from "./entry";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "builds-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A build with a file of its own and one that all have. */
async function build(name: string, into = folder): Promise<void> {
  const client = path.join(into, "client");
  await mkdir(path.join(client, "assets"), { recursive: true });
  const own = [`assets/${name}.js`, "assets/same.css"];
  for (const file of [...own, `assets/${name}.js.br`])
    await writeFile(path.join(client, file), `/* ${file} */`);
  const manifest = {
    "src/entry-client.tsx": { file: `assets/${name}.js` },
    "src/head.ts": { file: `assets/${name}.js` },
  };
  await writeFile(path.join(client, "manifest.json"), JSON.stringify(manifest));
  await noteBuild(into, ["manifest.json", ...own]);
}

const assetsIn = async (place: string) => (await readdir(path.join(place, "assets"))).sort();
const both = (...names: string[]) => [
  ...names.flatMap((name) => [`${name}.js`, `${name}.js.br`]),
  "same.css",
];

describe("the folder of a build", () => {
  const assets = () => assetsIn(path.join(folder, "client"));

  it("keeps the files of the last three builds", async () => {
    for (const name of ["a", "b", "c"]) await build(name);
    expect(await assets()).toEqual(both("a", "b", "c"));
    await build("d");
    expect(await assets()).toEqual(both("b", "c", "d"));
  });

  it("counts the same build once, however often it is made", async () => {
    for (const name of ["a", "b", "b", "b", "c"]) await build(name);
    expect(await assets()).toEqual(both("a", "b", "c"));
  });

  it("keeps a build that was brought back from a cache and built upon", async () => {
    for (const name of ["a", "b", "c"]) await build(name);
    // As a build tool restores its outputs: those files, and no others.
    await writeFile(
      path.join(folder, "build.json"),
      JSON.stringify(["assets/a.js", "assets/same.css"]),
    );
    await build("d");
    expect(await assets()).toEqual(both("a", "c", "d"));
  });

  it("leaves files of which no record tells", async () => {
    await build("a");
    await writeFile(path.join(folder, "client/assets/unknown.js"), "");
    for (const name of ["b", "c", "d"]) await build(name);
    expect(await assets()).toEqual([...both("b", "c", "d"), "unknown.js"]);
  });

  it("refuses names that lead out of it", async () => {
    await build("a");
    await expect(noteBuild(folder, ["assets/../../x.js"])).rejects.toThrow();
  });
});

describe("a folder that instances share", () => {
  const instance = (name: string) => path.join(folder, name);
  const shared = () => path.join(folder, "shared");

  it("has the files of all that have started, and of the last three builds", async () => {
    for (const name of ["a", "b", "c", "d"]) {
      await build(name, instance(name));
      await shareBuild(instance(name), shared());
    }
    expect(await assetsIn(shared())).toEqual(both("b", "c", "d"));
    // Of the earlier build that is started again.
    await shareBuild(instance("a"), shared());
    expect(await assetsIn(shared())).toEqual(both("a", "c", "d"));
  });

  it("has every file whole where instances with the same process ID start at the same time", async () => {
    const names = ["a", "b", "c", "d", "e"];
    // The copy of a large file takes so long that the others start theirs.
    for (const name of names) {
      await build("same", instance(name));
      await writeFile(path.join(instance(name), "client/assets/same.js"), Buffer.alloc(4_000_000));
    }
    await Promise.all(names.map((name) => shareBuild(instance(name), shared())));
    expect(await assetsIn(shared())).toEqual(both("same").sort());
    expect((await stat(path.join(shared(), "assets/same.js"))).size).toBe(4_000_000);
    expect(await readdir(path.join(shared(), "builds"))).toHaveLength(1);
  });

  it("gives a running instance the files of one that started later, and no other file", async () => {
    await build("a", instance("a"));
    const options = {
      api: { transport: { send: async () => [] } },
      origin: "https://shop.example",
      sharedFiles: shared(),
      log: () => undefined,
    };
    await shareBuild(instance("a"), shared());
    const shop = createShop(options, path.join(instance("a"), "client"));
    const server = createServer((request, response) => void shop(request, response));
    const at = `http://127.0.0.1:${await listening(server)}`;
    const early = await fetch(`${at}/assets/b.js`);
    expect([early.status, early.headers.get("cache-control")]).toEqual([404, "no-store"]);
    await build("b", instance("b"));
    await shareBuild(instance("b"), shared());
    const late = await fetch(`${at}/assets/b.js`, { headers: { "accept-encoding": "identity" } });
    expect(await late.text()).toBe("/* assets/b.js */");
    expect(late.headers.get("cache-control")).toMatch(/immutable/);
    const looks = vi.spyOn(fs, "existsSync");
    syncBuiltinESMExports();
    for (const missing of ["c.js", "c.js?x=1", "d/e/f.js", "%63.js", ""])
      expect((await fetch(`${at}/assets/${missing}`)).status).toBe(404);
    expect(looks).not.toHaveBeenCalled();
    looks.mockRestore();
    syncBuiltinESMExports();
    await writeFile(path.join(folder, "secret.js"), "secret");
    for (const way of ["../../secret.js", "..%2f..%2fsecret.js"])
      expect(await (await fetch(`${at}/assets/${way}`)).text()).not.toBe("secret");
    server.closeAllConnections();
    server.close();
  });
});
