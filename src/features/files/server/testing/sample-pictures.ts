import sharp, { type Sharp } from 'sharp';

/** Test helper: generates small pictures that differ from each other. */
let created = 0;

interface SampleSize {
  readonly width?: number;
  readonly height?: number;
}

/** The left half is red and the right half has a unique colour, so that a rotation is detectable. */
export function samplePicture({ width = 400, height = 300 }: SampleSize = {}): Sharp {
  created += 1;
  const blue = { r: (created * 24) % 200, g: (Math.floor(created / 8) * 24) % 200, b: 255 };
  const half = { width: Math.ceil(width / 2), height, channels: 3, background: blue } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: half }, left: width - half.width, top: 0 },
  ]);
}

export const sampleJpeg = (size?: SampleSize): Promise<Buffer> => samplePicture(size).jpeg().toBuffer();

/** Noise does not compress, so the file is as large as its pixels. */
export const noisyPng = (width: number, height: number): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
};

export const samplePdf = (text: string): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Note (${text}) >>\nendobj\ntrailer\n<< >>\nstartxref\n0\n%%EOF\n`);
