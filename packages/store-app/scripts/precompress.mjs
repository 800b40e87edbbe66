// Writes .br and .gz beside the built files that gain from it; the server sends those as they are.
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const folder = path.resolve(import.meta.dirname, "../dist/client");
const brotli = promisify(brotliCompress);
// The whole of a file as one block: by default statistics begin anew every 256 kB, in the middle of a script.
const oneBlock = {
  params: { [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS },
};
const compress = { br: (content) => brotli(content, oneBlock), gz: promisify(gzip) };

const files = (await readdir(folder, { recursive: true })).filter((file) =>
  /\.(js|css|svg|txt|json)$/.test(file),
);
await Promise.all(
  files.map(async (file) => {
    const target = path.join(folder, file);
    const content = await readFile(target);
    if (content.length < 1024) return;
    for (const [ending, method] of Object.entries(compress)) {
      await writeFile(`${target}.${ending}`, await method(content));
    }
  }),
);
