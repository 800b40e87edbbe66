import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

const SAMPLE_BYTES = 4096;

function byMark(start: Uint8Array): Encoding | undefined {
  const [a, b, c] = start;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  return undefined;
}

/** Text in UTF-16 that is mostly Latin has a zero in every other byte. */
function byZeros(start: Uint8Array): Encoding | undefined {
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = start.length / 8;
  if (odd > many && odd > even * 4) return "utf-16le";
  if (even > many && even > odd * 4) return "utf-16be";
  return undefined;
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/**
 * Finds out how a text file is encoded: by its byte order mark, by the zeros of UTF-16, and else
 * UTF-8 unless it is not valid as such; then it is what spreadsheets in the West write.
 */
export async function detectEncoding(path: string): Promise<Encoding> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    const start = buffer.subarray(0, bytesRead);
    const found = byMark(start) ?? byZeros(start);
    if (found) return found;
  } finally {
    await file.close();
  }
  return (await isUtf8(path)) ? "utf-8" : "windows-1252";
}

/**
 * A text file in pieces, whatever its encoding, without its byte order mark.
 *
 * @param onBytes - told how many bytes were read each time
 */
export async function* readText(
  path: string,
  onBytes: (count: number) => void = () => undefined,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(await detectEncoding(path));
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    onBytes(chunk.length);
    const text = decoder.decode(chunk, { stream: true });
    if (text !== "") yield text;
  }
  const rest = decoder.decode();
  if (rest !== "") yield rest;
}
