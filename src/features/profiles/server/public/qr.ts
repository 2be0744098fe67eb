import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import sharp from 'sharp';
import { encodeQr, type QrModules, qrPath, quietZone } from '#base/qr-code.ts';
import { black } from '../../design/colour-contrast.ts';

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

/** A square PNG from these scan lines: greyscale, or with a palette of the colour and white. */
async function oneBitPng(side: number, lines: Buffer, colour: string): Promise<Buffer> {
  const isColoured = colour !== black;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  header[9] = isColoured ? 3 : 0;
  const palette = isColoured ? [chunk('PLTE', Buffer.from(`${colour.slice(1)}ffffff`, 'hex'))] : [];
  const pixels = await compress(lines, { level: 9 });
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([signature, chunk('IHDR', header), ...palette, chunk('IDAT', pixels), end]);
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
  /** A PNG on an opaque ground. */
  readonly bytes: Uint8Array;
  /** Width by height. */
  readonly ratio: number;
}

interface QrLook {
  /** Dark enough to scan on white. */
  readonly colour?: string;
  readonly logo?: Logo;
}

/** Fraction of the code's side: with the highest error correction, the covered part is not needed for reading. */
const logoShare = 0.22;
const widest = 2;

/** Of the same area at every ratio. */
const logoSize = ({ ratio }: Logo): { width: number; height: number } => ({
  width: logoShare * Math.sqrt(ratio),
  height: logoShare / Math.sqrt(ratio),
});

/** A logo is shown whole on its ground, another picture fills a square. */
export async function logoTile(bytes: Uint8Array, background: string, isWhole: boolean): Promise<Logo> {
  const { width = 1, height = 1 } = await sharp(bytes).metadata();
  const ratio = isWhole ? Math.min(widest, Math.max(1 / widest, width / height)) : 1;
  const inset = isWhole ? 8 : 0;
  const [across, down] = [192 * Math.sqrt(ratio), 192 / Math.sqrt(ratio)].map((side) => Math.round(side) - 2 * inset);
  const tile = sharp(bytes)
    .resize(across, down, { fit: isWhole ? 'contain' : 'cover', background: '#00000000' })
    .flatten({ background })
    .extend({ top: inset, bottom: inset, left: inset, right: inset, background });
  return { bytes: await tile.png().toBuffer(), ratio };
}

/** For a print shop: the code alone, as outlines. */
export const qrTemplate = `
#set document(date: none)
#set page(width: 100mm, height: 100mm, margin: 0mm)
#image("qr.svg", width: 100%)
`;

/** Few sizes, so that requests for arbitrary sizes are served from the cache. */
const sizes = [256, 512, 1_024, 2_048] as const;

/** The next larger available size, or the largest. */
export const qrSize = (pixels: number): number => sizes.find((size) => size >= pixels) ?? 2_048;

/** On white regardless of the design, because every scanner reads that. */
export function qrSvg(address: string, { colour = black, logo }: QrLook = {}): string {
  const modules = encodeQr(address, logo ? 'H' : 'M');
  const side = modules.length + 2 * quietZone;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/>`,
    `<path fill="${colour}" d="${qrPath(modules)}"/>`,
    ...(logo ? [logoImage(logo, modules.length)] : []),
    '</svg>',
  ].join('');
}

function logoImage(logo: Logo, size: number): string {
  const [width, height] = [logoSize(logo).width * size, logoSize(logo).height * size];
  const [x, y] = [quietZone + (size - width) / 2, quietZone + (size - height) / 2];
  const frame = `x="${x - 1}" y="${y - 1}" width="${width + 2}" height="${height + 2}"`;
  const offset = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const source = `data:image/png;base64,${Buffer.from(logo.bytes).toString('base64')}`;
  return `<rect ${frame} rx="1" fill="#fff"/><image ${offset} href="${source}" preserveAspectRatio="xMidYMid meet"/>`;
}

/** Encoded bit by bit, since an SVG renderer takes half a second for a black and white picture. */
export async function qrPng(address: string, pixels: number, { colour = black, logo }: QrLook = {}): Promise<Buffer> {
  const side = qrSize(pixels);
  const modules = encodeQr(address, logo ? 'H' : 'M');
  const scale = Math.floor(side / (modules.length + 2 * quietZone));
  const code = await renderPng(modules, scale, side, colour);
  return logo ? withLogo(code, logo, scale * modules.length) : code;
}

/** Each module has the same integer number of pixels, so that edges are sharp; the remainder is white margin. */
function renderPng(modules: QrModules, scale: number, side: number, colour: string): Promise<Buffer> {
  const margin = Math.floor((side - scale * modules.length) / 2);
  const at = (pixel: number): number => Math.floor((pixel - margin) / scale);
  const columns = Array.from({ length: side }, (_, pixel) => at(pixel));
  const bitRows = modules.map((row) => bitLine(columns.map((offset) => row[offset] ?? false)));
  const white = bitLine(columns.map(() => false));
  return oneBitPng(side, Buffer.concat(columns.map((offset) => bitRows[offset] ?? white)), colour);
}

async function withLogo(code: Buffer, logo: Logo, codeSide: number): Promise<Buffer> {
  const [width, height] = [logoSize(logo).width, logoSize(logo).height].map((part) => Math.round(codeSide * part));
  const border = Math.ceil((codeSide * logoShare) / 12);
  const edges = { top: border, bottom: border, left: border, right: border };
  const tile = sharp(logo.bytes)
    .resize(width, height, { fit: 'fill' })
    .extend({ ...edges, background: '#ffffff' });
  return sharp(code)
    .toColourspace('srgb')
    .composite([{ input: await tile.png().toBuffer(), gravity: 'centre' }])
    .png()
    .toBuffer();
}
