import jsqr from 'jsqr';
import sharp from 'sharp';
import type { PaintedPage } from './read-page.ts';

/** Test helper: renders the shapes of a page at eight pixels per millimetre; pictures are omitted. */
export async function paintPage({ shapes }: PaintedPage, { width, height }: { width: number; height: number }) {
  const body = shapes.map(({ path, fill }) => `<path d="${path}" fill="${fill}"/>`).join('');
  const size = `width="${width * 8}" height="${height * 8}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });
}

/** Decodes the page's QR code as a camera would; `isNegative` if the laser makes black areas light. */
export async function decodePage(
  page: PaintedPage,
  size: { width: number; height: number },
  { isNegative = false } = {},
): Promise<string | undefined> {
  const image = await paintPage(page, size);
  const painted = isNegative ? image.negate({ alpha: false }) : image;
  const { data, info } = await painted.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })?.data;
}
