import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { parsePictureId } from '#features/files/picture-id.ts';
import { readPicture } from '#features/files/server/index.ts';
import { pictureWork } from '#server-kit/heavy-work/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { findPublished } from './read.ts';

/** What the strictest app still shows beside a link. */
const size = { width: 1_200, height: 630, maxBytes: 250_000 } as const;
const qualities = [86, 74, 60, 45, 30] as const;

type Kit = Pick<Services, 'db' | 'clock' | 'files'>;

/** The cover of a post as apps show it beside a link to it; drawn once for each cover. */
export async function blogPreview({ db, clock, files }: Kit, idOrSlug: string): Promise<Buffer | undefined> {
  const row = await findPublished(db, idOrSlug, clock.now());
  const picture = row?.cover && parsePictureId(row.cover.file);
  if (!row?.cover || !picture) return undefined;
  const key = `previews/post-${picture.hash}.jpg`;
  const stored = await files.get(key);
  if (stored) return buffer(stored.stream);
  const cover = await readPicture(files, row.cover.file, size.width, 'webp');
  if (!cover) return undefined;
  const preview = await pictureWork.run(() => drawPreview(cover));
  await files.put(key, preview, { contentType: 'image/jpeg' });
  return preview;
}

async function drawPreview(cover: Buffer): Promise<Buffer> {
  const { width, height, maxBytes } = size;
  const { data, info } = await sharp(cover)
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let jpeg = Buffer.alloc(0);
  for (const quality of qualities) {
    jpeg = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg;
}
