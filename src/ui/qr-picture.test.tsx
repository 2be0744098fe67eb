import jsQR from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { QrPicture } from './qr-picture.tsx';

test('a QR decoder reads the link from the rendered SVG', async () => {
  const link = 'https://negia.example/t/ABCD2345';
  const svg = renderToStaticMarkup(<QrPicture text={link} label="code" size="small" />).replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg"',
  );
  const { data, info } = await sharp(Buffer.from(svg), { density: 600 })
    .resize(400, 400, { kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(link);
});
