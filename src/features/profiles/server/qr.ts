import sharp from 'sharp';
import { encode } from 'uqr';

interface Logo {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
}

/** White around a code, in modules: readers look for it. */
const quiet = 4;
/** Of the code's side: with the highest correction a reader does without what lies under it. */
const logoShare = 0.22;
const pixelLimits = { least: 64, most: 2_048 } as const;

/** Black on white whatever the design says, because that is what every camera reads. */
export function qrSvg(address: string, logo?: Logo): string {
  const { data, size } = encode(address, { ecc: logo ? 'H' : 'M', border: 0 });
  const side = size + 2 * quiet;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/>`,
    `<path fill="#000" d="${data.flatMap(rowPath).join('')}"/>`,
    ...(logo ? [logoImage(logo, size)] : []),
    '</svg>',
  ].join('');
}

/** Neighbours in a row are one stroke. */
function rowPath(row: readonly boolean[], y: number): string[] {
  const strokes: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x] || row[x - 1]) continue;
    let end = x;
    while (row[end]) end += 1;
    strokes.push(`M${x + quiet} ${y + quiet}h${end - x}v1h-${end - x}z`);
  }
  return strokes;
}

function logoImage({ bytes, type }: Logo, size: number): string {
  const side = size * logoShare;
  const start = quiet + (size - side) / 2;
  const frame = `x="${start - 1}" y="${start - 1}" width="${side + 2}" height="${side + 2}"`;
  const place = `x="${start}" y="${start}" width="${side}" height="${side}"`;
  const source = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  return `<rect ${frame} rx="1" fill="#fff"/><image ${place} href="${source}" preserveAspectRatio="xMidYMid slice"/>`;
}

export function qrPng(address: string, pixels: number, logo?: Logo): Promise<Buffer> {
  const side = Math.min(Math.max(Math.round(pixels), pixelLimits.least), pixelLimits.most);
  const svg = Buffer.from(qrSvg(address, logo));
  // Drawn large first: scaled up afterwards its edges would blur.
  return sharp(svg, { density: 1_200 }).resize(side, side, { kernel: 'nearest' }).png({ palette: !logo }).toBuffer();
}
