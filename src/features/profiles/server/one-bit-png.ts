import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A line of a picture in black and white, as its file has it: no filter, then a bit a pixel, set where it is white. */
export function bitLine(black: readonly boolean[]): Buffer {
  const line = Buffer.alloc(1 + Math.ceil(black.length / 8));
  for (const [x, isBlack] of black.entries()) {
    const place = 1 + (x >> 3);
    if (!isBlack) line[place] = (line[place] ?? 0) | (0x80 >> (x & 7));
  }
  return line;
}

/** A square picture of such lines. */
export async function oneBitPng(side: number, lines: Buffer): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit a pixel, in grey.
  header[8] = 1;
  const pixels = await compress(lines, { level: 9 });
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
