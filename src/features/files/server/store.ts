import sharp from 'sharp';
import { AppError } from '#base/app-error.ts';
import { effectivePlan } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { createConcurrencyLimiter, pictureWork } from '#server-kit/heavy-work/index.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { FileKind, StoredFile } from '../contract.ts';
import { cleanName, fileLimits, inMegabytes, type Quota, quotaOf } from '../domain.ts';
import { type PictureInfo, parsePictureId, pictureId, pictureUrl, pictureWidths } from '../picture-id.ts';
import { avifJob, avifJobKey } from './avif-job.ts';
import { contentHash, documentId, documentKey, pictureKey } from './file-keys.ts';
import { type FileRow, findFile, listFiles, lockFile, lockOwner, sumBytes, upsertFile } from './queries.ts';

export type PictureContent = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/**
 * Detects the type by content, before any library reads it: the image library would also render an SVG with all its
 * external references.
 */
export function pictureContent(bytes: Buffer): PictureContent | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return startsWith(bytes, 'ftyp', 4) && /^(avi|hei|hev|mif|msf)/.test(bytes.toString('latin1', 8, 12))
    ? 'heif'
    : undefined;
}

const trailerLength = 1_024;

export const isPdf = (bytes: Buffer): boolean => startsWith(bytes, '%PDF-');
/** A truncated download lacks the trailer. */
export const isCompletePdf = (bytes: Buffer): boolean => bytes.subarray(-trailerLength).includes('%%EOF');

export function presentFile({ id, kind, name, bytes, createdAt }: FileRow): StoredFile {
  const picture = parsePictureId(id);
  return {
    id,
    kind,
    name,
    url: picture ? pictureUrl(picture, picture.width, 'webp') : `/files/${id}.pdf`,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    bytes,
    createdAt: createdAt.toISOString(),
  };
}

export interface Owner {
  readonly id: number;
  readonly isDemo?: boolean;
}

export async function findQuota(db: Db, { id, isDemo = false }: Owner, now: Date): Promise<Quota> {
  const { packageType } = await effectivePlan(db, id, now);
  return quotaOf(packageType, isDemo);
}

/** If a larger plan would help, the error suggests it; otherwise it states when unused files are deleted. */
export async function requireStorageQuota(db: Db, owner: Owner, more: number, now: Date): Promise<void> {
  const { bytes, canGrow } = await findQuota(db, owner, now);
  if ((await sumBytes(db, owner.id)) + more <= bytes) return;
  if (!canGrow)
    throw new AppError('too_large', { message: 'files.errors.full', values: { days: fileLimits.unusedDays } });
  throw new AppError('payment_required', {
    message: 'files.errors.packageFull',
    values: { megabytes: inMegabytes(bytes) },
  });
}

export type StoreServices = Pick<Services, 'db' | 'files' | 'clock'>;

interface NewFile {
  readonly id: string;
  readonly hash: string;
  readonly kind: FileKind;
  readonly name: string;
  readonly forms: readonly { readonly key: string; readonly bytes: Buffer; readonly contentType: string }[];
  /** Runs in the same transaction as the insert. */
  readonly afterInsert?: (tx: Db) => Promise<void>;
}

/** Bytes before the row, so that every listed file exists. A crash in between leaves bytes for the cleanup job. */
export const storeFile = ({ db, files, clock }: StoreServices, owner: Owner, file: NewFile): Promise<FileRow> =>
  db.transaction(async (tx) => {
    const { id, hash, kind, name, forms } = file;
    const now = clock.now();
    const bytes = forms.reduce((total, form) => total + form.bytes.length, 0);
    await lockFile(tx, hash);
    await lockOwner(tx, owner.id);
    if (!(await findFile(tx, owner.id, id))) await requireStorageQuota(tx, owner, bytes, now);
    for (const form of forms) await files.put(form.key, form.bytes, { contentType: form.contentType });
    const row = await upsertFile(tx, { id, ownerId: owner.id, kind, name, bytes, createdAt: now });
    await file.afterInsert?.(tx);
    return row;
  });

/**
 * Stored unchanged. A file can be a valid PDF and an HTML page or an archive at once. That is harmless here: it is only
 * served as a PDF with `nosniff`, as an attachment, and without an origin.
 */
export async function storeDocument(services: StoreServices, owner: Owner, bytes: Buffer, name: string) {
  if (!isPdf(bytes)) throw invalidFile('files.errors.notDocument');
  if (!isCompletePdf(bytes)) throw invalidFile('files.errors.brokenDocument');
  const hash = contentHash(bytes);
  const row = await storeFile(services, owner, {
    id: documentId(hash),
    hash,
    kind: 'document',
    name: asPdfName(cleanName(name, 'document.pdf')),
    forms: [{ key: documentKey(hash), bytes, contentType: 'application/pdf' }],
  });
  return presentFile(row);
}

/** Always saved with a `.pdf` extension. */
const asPdfName = (name: string): string => (/\.pdf$/i.test(name) ? name : `${name}.pdf`);

const invalidFile = (message: string, cause?: unknown) =>
  new AppError('invalid_input', { message, fields: { file: message }, cause });

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

/** Re-encodes the picture from its pixels. No uploaded byte is stored, so hidden payloads are dropped. */
async function encodePicture(bytes: Buffer) {
  await inspect(bytes);
  const pixels = await pictureWork.join(() => decode(bytes));
  const { width, height } = pixels.info;
  const forms = await Promise.all(
    pictureWidths({ width }).map((each) =>
      pictureWork.join(async () => ({ width: each, bytes: await draw(pixels, each) })),
    ),
  );
  const largest = forms.at(-1)?.bytes ?? Buffer.alloc(0);
  const [colour, ink] = [await meanColour(pixels), await inkColour(pixels)];
  const info: PictureInfo = { hash: contentHash(largest), width, height, colour, ...(ink && { ink }) };
  return { info, forms };
}

/** Decides by the header alone whether to decode: 30,000 × 30,000 pixels may be only a few kilobytes in size. */
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

/** Decodes the first frame, upright, in sRGB. */
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

/** Transparent pictures are usually drawings rather than photos, so a higher quality preserves sharp edges. */
const draw = (pixels: Pixels, width: number): Promise<Buffer> =>
  sharp(pixels.data, { raw: pixels.info })
    .resize({ width })
    .webp(hasAlpha(pixels) ? { quality: 90, effort: 3, smartSubsample: true } : { quality: 80, effort: 3 })
    .toBuffer();

async function meanColour({ data, info }: Pixels): Promise<string> {
  const small = sharp(data, { raw: info }).flatten({ background: '#ffffff' }).toColourspace('srgb');
  const [red = 0, green = red, blue = red] = await small.resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return hexOf([red, green, blue]);
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;

const opaque = 128;

/** Undefined for a picture without transparent parts, which brings its own ground. */
async function inkColour(pixels: Pixels): Promise<string | undefined> {
  if (!hasAlpha(pixels)) return undefined;
  const small = sharp(pixels.data, { raw: pixels.info }).resize(64, 64, { fit: 'inside' }).toColourspace('srgb');
  const data = await small.ensureAlpha().raw().toBuffer();
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < opaque) continue;
    count += 1;
    for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0);
  }
  return count === 0 || count === data.length / 4 ? undefined : hexOf(sum.map((one) => one / count));
}

function asBroken(error: unknown): never {
  throw invalidFile('files.errors.broken', error);
}

/** Decoded pictures are large: two are in memory, up to twelve wait undecoded, and further uploads must retry. */
const queue = createConcurrencyLimiter({ concurrency: 2, maxQueued: 12, message: 'files.errors.busy' });

/** The picture can be shown when this returns; the smaller AVIF variants follow in a job. */
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

export async function listOwnFiles(db: Db, owner: Owner, now: Date) {
  const [rows, used, quota] = await Promise.all([
    listFiles(db, owner.id),
    sumBytes(db, owner.id),
    findQuota(db, owner, now),
  ]);
  return { files: rows.map(presentFile), used, quota: quota.bytes };
}
