import { constants, crc32, deflateRawSync } from "node:zlib";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
/** First column, first row and steps of the seven passes of an interlaced PNG. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const BYTES_PER_PIXEL = 8;
const BLOCK = 2 ** 20;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A zlib stream of so many zeros, made without unfolding them. */
function zeros(count: number): Buffer {
  const flush = { finishFlush: constants.Z_FULL_FLUSH };
  const block = deflateRawSync(Buffer.alloc(BLOCK), flush);
  const rest = deflateRawSync(Buffer.alloc(count % BLOCK), { finishFlush: constants.Z_FINISH });
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(((count % 65_521) * 65_536 + 1) >>> 0);
  const blocks = Array.from({ length: Math.floor(count / BLOCK) }, () => block);
  return Buffer.concat([Buffer.from("789c", "hex"), ...blocks, rest, sum]);
}

/** A small file of an interlaced picture with 16 bits a channel, which decoders must unfold whole. */
export function interlacedPng(side: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([16, 6, 0, 0, 1], 8);
  const size = PASSES.reduce((sum, [x, y, stepX, stepY]) => {
    const columns = Math.ceil((side - x) / stepX);
    const rows = Math.ceil((side - y) / stepY);
    return sum + rows * (1 + columns * BYTES_PER_PIXEL);
  }, 0);
  const parts = [chunk("IHDR", head), chunk("IDAT", zeros(size)), chunk("IEND", Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([SIGNATURE, ...parts]));
}
