import sharp from 'sharp';
import { AppError } from '#base/app-error.ts';
import { createConcurrencyLimiter, pictureWork } from '#server-kit/heavy-work/index.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { StoredFile } from '../contract.ts';
import { cleanName, fileLimits } from '../domain.ts';
import { type PictureInfo, pictureId, pictureWidths } from '../picture-id.ts';
import { avifJob, avifJobKey } from './avif-job.ts';
import { pictureContent } from './content.ts';
import { contentHash, pictureKey } from './file-keys.ts';
import { presentFile } from './present.ts';
import type { Owner } from './storage-quota.ts';
import { type StoreServices, storeFile } from './store-file.ts';

interface PictureForm {
  readonly width: number;
  readonly bytes: Buffer;
}

interface EncodedPicture {
  readonly info: PictureInfo;
  /** Narrowest first. */
  readonly forms: readonly PictureForm[];
}

const reading = {
  failOn: 'error',
  limitInputPixels: fileLimits.maxPixels,
  unlimited: false,
  sequentialRead: true,
} as const;
const maxSeconds = 20;

interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/** Drawn anew from the pixels: no byte of what was sent is kept, so neither is anything that hid between them. */
async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  await inspect(bytes);
  const pixels = await pictureWork.join(() => decode(bytes));
  const { width, height } = pixels.info;
  const forms = await Promise.all(
    pictureWidths({ width }).map((each) =>
      pictureWork.join(async () => ({ width: each, bytes: await draw(pixels, each) })),
    ),
  );
  const largest = forms.at(-1)?.bytes ?? Buffer.alloc(0);
  return { info: { hash: contentHash(largest), width, height, colour: await meanColour(pixels) }, forms };
}

/** Decides by the header alone whether it is worth decoding: 30,000 pixels square are a few kilobytes on the wire. */
async function inspect(bytes: Buffer): Promise<void> {
  const content = pictureContent(bytes);
  if (!content) throw invalidFile('files.errors.notPicture');
  const { format, width, height, compression } = await sharp(bytes, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(asBroken);
  if (format !== content) throw invalidFile('files.errors.notPicture');
  if (width * height > fileLimits.maxPixels) throw new AppError('too_large');
  if (format === 'heif' && compression !== 'av1') throw invalidFile('files.errors.heic');
}

/** The first frame, upright, in the colours of the web. */
async function decode(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes, reading)
    .autoOrient()
    .resize({ width: fileLimits.maxWidth, height: fileLimits.maxHeight, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: maxSeconds })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(asBroken);
  return { data, info: { width: info.width, height: info.height, channels: info.channels as 1 | 2 | 3 | 4 } };
}

const hasAlpha = ({ info }: Pixels): boolean => info.channels === 2 || info.channels === 4;

/** What can be seen through is drawn, not photographed: its edges stay sharp. */
const draw = (pixels: Pixels, width: number): Promise<Buffer> =>
  sharp(pixels.data, { raw: pixels.info })
    .resize({ width })
    .webp(hasAlpha(pixels) ? { quality: 90, effort: 3, smartSubsample: true } : { quality: 80, effort: 3 })
    .toBuffer();

async function meanColour({ data, info }: Pixels): Promise<string> {
  const small = sharp(data, { raw: info }).flatten({ background: '#ffffff' }).toColourspace('srgb');
  const [red = 0, green = red, blue = red] = await small.resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

const invalidFile = (message: string, cause?: unknown) =>
  new AppError('invalid_input', { message, fields: { file: message }, cause });

function asBroken(error: unknown): never {
  throw invalidFile('files.errors.broken', error);
}

/** Decoded pictures are large: two are in memory, a few wait as they came, the rest come back. */
const queue = createConcurrencyLimiter({ concurrency: 2, maxQueued: 12, message: 'files.errors.busy' });

/** Ready to be shown when it returns; the smaller AVIF forms follow. */
export async function storePicture(
  services: StoreServices,
  ownerId: number,
  bytes: Buffer,
  name: string,
  { isDemo = false }: Pick<Owner, 'isDemo'> = {},
): Promise<StoredFile> {
  const { info, forms } = await queue.run(() => encodePicture(bytes));
  const id = pictureId(info);
  const row = await storeFile(
    services,
    { id: ownerId, isDemo },
    {
      id,
      hash: info.hash,
      kind: 'picture',
      name: cleanName(name, 'picture'),
      forms: forms.map((form) => ({
        key: pictureKey(info.hash, form.width, 'webp'),
        bytes: form.bytes,
        contentType: 'image/webp',
      })),
      afterInsert: (tx) => addJob(tx, avifJob, { id }, { key: avifJobKey(id), maxAttempts: 5 }),
    },
  );
  return presentFile(row);
}
