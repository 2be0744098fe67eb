import sharp from 'sharp';

function* numbers(seed: number): Generator<number, never> {
  let state = seed * 2_654_435_761;
  for (;;) {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    yield ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  }
}

const channels = 3;
/** Colour varies only in the low-frequency octaves; luminance varies in all of them. */
const colourOctaves = 4;

/**
 * A synthetic photograph, deterministic for a seed: the amplitude falls with frequency as in a camera image, so that it
 * compresses like a portrait (1.15 bits a pixel as JPEG of quality 80 and 640 pixels).
 */
export async function photograph(seed: number, width: number, height: number): Promise<Buffer> {
  const source = numbers(seed);
  const sum = new Float32Array(width * height * channels).fill(127);
  for (let octave = 0, cells = 2; cells < width; octave += 1, cells *= 2) {
    const drawn = await sharp(grain(source, cells, octave < colourOctaves), {
      raw: { width: cells, height: cells, channels },
    })
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer();
    const weight = 0.9 / (octave + 1) ** 1.3;
    for (let index = 0; index < sum.length; index += 1)
      sum[index] = (sum[index] ?? 0) + ((drawn[index] ?? 0) - 127) * weight;
  }
  const pixels = Buffer.from(Uint8ClampedArray.from(sum));
  return sharp(pixels, { raw: { width, height, channels } }).jpeg({ quality: 88 }).toBuffer();
}

function grain(source: Generator<number, never>, cells: number, isColoured: boolean): Buffer {
  const grey = Buffer.alloc(cells * cells * channels);
  for (let index = 0; index < grey.length; index += channels) {
    const first = source.next().value * 255;
    for (let channel = 0; channel < channels; channel += 1)
      grey[index + channel] = isColoured && channel ? (first + source.next().value * 255) / 2 : first;
  }
  return grey;
}
