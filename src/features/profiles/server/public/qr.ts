import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import sharp from 'sharp';
import { encodeQr, type QrModules, qrPath, quietZone } from '#base/qr-code.ts';

const compress = promisify(deflate);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A scan line of a black and white PNG: filter byte 0, then one bit per pixel, set for white. */
function bitLine(black: readonly boolean[]): Buffer {
  const line = Buffer.alloc(1 + Math.ceil(black.length / 8));
  for (const [x, isBlack] of black.entries()) {
    const offset = 1 + (x >> 3);
    if (!isBlack) line[offset] = (line[offset] ?? 0) | (0x80 >> (x & 7));
  }
  return line;
}

/** A square PNG from these scan lines. */
async function oneBitPng(side: number, lines: Buffer): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit per pixel, greyscale.
  header[8] = 1;
  const pixels = await compress(lines, { level: 9 });
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const buffer = Buffer.alloc(typed.length + 8);
  buffer.writeUInt32BE(data.length, 0);
  typed.copy(buffer, 4);
  buffer.writeUInt32BE(crc32(typed), typed.length + 4);
  return buffer;
}

interface Logo {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
}

/** Fraction of the code's side: with the highest error correction, the covered part is not needed for reading. */
const logoShare = 0.22;
/** Few sizes, so that requests for arbitrary sizes are served from the cache. */
const sizes = [256, 512, 1_024, 2_048] as const;

/** The next larger available size, or the largest. */
export const qrSize = (pixels: number): number => sizes.find((size) => size >= pixels) ?? 2_048;

/** Black on white regardless of the design, because every scanner reads that. */
export function qrSvg(address: string, logo?: Logo): string {
  const modules = encodeQr(address, logo ? 'H' : 'M');
  const side = modules.length + 2 * quietZone;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/>`,
    `<path fill="#000" d="${qrPath(modules)}"/>`,
    ...(logo ? [logoImage(logo, modules.length)] : []),
    '</svg>',
  ].join('');
}

function logoImage({ bytes, type }: Logo, size: number): string {
  const side = size * logoShare;
  const start = quietZone + (size - side) / 2;
  const frame = `x="${start - 1}" y="${start - 1}" width="${side + 2}" height="${side + 2}"`;
  const offset = `x="${start}" y="${start}" width="${side}" height="${side}"`;
  const source = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  return `<rect ${frame} rx="1" fill="#fff"/><image ${offset} href="${source}" preserveAspectRatio="xMidYMid slice"/>`;
}

/** Encoded bit by bit, since an SVG renderer takes half a second for a black and white picture. */
export async function qrPng(address: string, pixels: number, logo?: Logo): Promise<Buffer> {
  const side = qrSize(pixels);
  const modules = encodeQr(address, logo ? 'H' : 'M');
  const scale = Math.floor(side / (modules.length + 2 * quietZone));
  const code = await renderPng(modules, scale, side);
  return logo ? withLogo(code, logo, scale * modules.length) : code;
}

/** Each module has the same integer number of pixels, so that edges are sharp; the remainder is white margin. */
function renderPng(modules: QrModules, scale: number, side: number): Promise<Buffer> {
  const margin = Math.floor((side - scale * modules.length) / 2);
  const at = (pixel: number): number => Math.floor((pixel - margin) / scale);
  const columns = Array.from({ length: side }, (_, pixel) => at(pixel));
  const bitRows = modules.map((row) => bitLine(columns.map((offset) => row[offset] ?? false)));
  const white = bitLine(columns.map(() => false));
  return oneBitPng(side, Buffer.concat(columns.map((offset) => bitRows[offset] ?? white)));
}

async function withLogo(code: Buffer, { bytes }: Logo, codeSide: number): Promise<Buffer> {
  const side = Math.round(codeSide * logoShare);
  const border = Math.ceil(side / 12);
  const background = '#ffffff';
  const tile = await sharp(bytes)
    .resize(side, side, { fit: 'cover' })
    .flatten({ background })
    .extend({ top: border, bottom: border, left: border, right: border, background })
    .png()
    .toBuffer();
  return sharp(code)
    .toColourspace('srgb')
    .composite([{ input: tile, gravity: 'centre' }])
    .png()
    .toBuffer();
}
