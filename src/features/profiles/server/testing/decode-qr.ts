import jsqr from 'jsqr';
import sharp from 'sharp';

/** Reads a QR code from a PNG or an SVG with an independent decoder that works on the pixels only. */
export async function decodeQr(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture, { density: 400 })
    .flatten({ background: '#fff' })
    .resize(800, 800, { kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
