import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shrinkPicture } from '../index.ts';
import { openPicture, UnreadablePicture } from './open-picture.ts';

/** Fakes the browser's decoder and canvas, and records the calls. */
const opened: object[] = [];
const drawn: { type: string; width: number; height: number }[] = [];
let size = { width: 4_032, height: 3_024 };
let isReadable = true;
let blobSize = 1_000;

const decode = async (_source: unknown, options: { resizeWidth?: number; resizeHeight?: number } = {}) => {
  if (!isReadable) throw new DOMException('no picture', 'InvalidStateError');
  opened.push(options);
  const { resizeWidth: width = size.width, resizeHeight: height = size.height } = options;
  return { width, height, close: () => undefined };
};
const context = new Proxy({} as Record<string, unknown>, { get: () => () => undefined, set: () => true });
const canvas = () => ({
  width: 0,
  height: 0,
  getContext: () => context,
  toBlob(callback: (blob: Blob) => void, type: string) {
    drawn.push({ type, width: this.width, height: this.height });
    callback(new Blob(['x'.repeat(drawn.length === 1 ? blobSize : 10)], { type }));
  },
});

beforeEach(() => {
  opened.length = 0;
  drawn.length = 0;
  size = { width: 4_032, height: 3_024 };
  isReadable = true;
  blobSize = 1_000;
  vi.stubGlobal('createImageBitmap', decode);
  vi.stubGlobal('document', { createElement: canvas });
});
afterEach(() => vi.unstubAllGlobals());

const file = (type: string, bytes = 10) => new Blob(['x'.repeat(bytes)], { type });

test('a photograph is sent as a JPEG scaled to the stored size', async () => {
  expect((await shrinkPicture(file('image/jpeg'))).type).toBe('image/jpeg');
  expect(drawn).toEqual([{ type: 'image/jpeg', width: 1_920, height: 1_440 }]);
  expect(opened).toEqual([{ imageOrientation: 'from-image' }]);
});

test('a PNG is sent as WebP to retain transparency', async () => {
  expect((await shrinkPicture(file('image/png'))).type).toBe('image/webp');
});

test('a WebP that is still too large is re-encoded as JPEG', async () => {
  blobSize = 7 * 1_024 * 1_024;
  expect((await shrinkPicture(file('image/png'))).type).toBe('image/jpeg');
  expect(drawn.map(({ type }) => type)).toEqual(['image/webp', 'image/jpeg']);
});

test('a picture over 24 megapixels is scaled down when opened', async () => {
  size = { width: 9_000, height: 6_000 };
  const picture = await openPicture(file('image/jpeg'));
  expect(picture.width * picture.height).toBeLessThanOrEqual(24_000_000);
  expect(picture.width / picture.height).toBeCloseTo(1.5, 2);
});

test('a picture the browser cannot open is sent unchanged, or rejected if too large', async () => {
  isReadable = false;
  const heic = file('image/heic');
  expect(await shrinkPicture(heic)).toBe(heic);
  await expect(shrinkPicture(file('image/heic', 11 * 1_024 * 1_024))).rejects.toThrow(UnreadablePicture);
  await expect(openPicture(heic)).rejects.toThrow(UnreadablePicture);
});
