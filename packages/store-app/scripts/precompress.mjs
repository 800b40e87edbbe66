// Writes .br and .gz beside the built files that gain from it; the server sends those as they are.
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const folder = path.resolve(import.meta.dirname, "../dist/client");
const brotli = promisify(brotliCompress);
// Statistics begin anew every 256 kB by default, in the middle of a script. Which is smaller changes with each
// build's names, so a file is compressed in blocks and as one.
const blocks = [0, constants.BROTLI_MAX_INPUT_BLOCK_BITS];
async function smallestBrotli(content) {
  const all = await Promise.all(
    blocks.map((bits) => brotli(content, { params: { [constants.BROTLI_PARAM_LGBLOCK]: bits } })),
  );
  return all.reduce((best, one) => (one.length < best.length ? one : best));
}

/** Whether it is a file of an earlier build, which was compressed then. */
async function isCompressed(file) {
  const last = await stat(`${file}.gz`).catch(() => undefined);
  return last !== undefined && last.mtimeMs > (await stat(file)).mtimeMs;
}

const compress = { br: smallestBrotli, gz: promisify(gzip) };

const files = (await readdir(folder, { recursive: true })).filter((file) =>
  /\.(js|css|svg|txt|json)$/.test(file),
);
await Promise.all(
  files.map(async (file) => {
    const target = path.join(folder, file);
    const content = await readFile(target);
    if (content.length < 1024 || (await isCompressed(target))) return;
    for (const [ending, method] of Object.entries(compress)) {
      await writeFile(`${target}.${ending}`, await method(content));
    }
  }),
);
