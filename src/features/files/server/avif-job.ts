import sharp from 'sharp';
import { z } from 'zod';
import type { FileStore } from '#server-kit/files/index.ts';
import { createConcurrencyLimiter, pictureWork } from '#server-kit/heavy-work/index.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type PictureInfo, parsePictureId, pictureWidths } from '../picture-id.ts';
import { pictureKey, picturePrefix } from './file-keys.ts';
import { setBytes } from './queries.ts';
import { readPicture } from './serve.ts';

/**
 * Encoding takes seconds of CPU: one at a time, and none begins while somebody waits for a picture. A job that finds the
 * slot taken is rescheduled and blocks no worker.
 */
const queue = createConcurrencyLimiter({ concurrency: 1 });
const retryMilliseconds = 5_000;

export const avifJobKey = (id: string): string => `avif-${id}`;

export const avifJob = job({
  name: 'picture-avif',
  payload: z.object({ id: z.string() }),
  work: async ({ db, files }: Services, { id }): Promise<void> => {
    const picture = parsePictureId(id);
    if (!picture) return;
    const isComplete = !queue.isBusy && (await queue.run(() => encodeAll(files, id, picture)));
    if (!isComplete) return scheduleRetry(db, id);
    await setBytes(db, id, await storedBytes(files, picture));
  },
});

/** Uses the real clock, because the database schedules jobs by it. */
const scheduleRetry = (db: Services['db'], id: string): Promise<void> =>
  addJob(db, avifJob, { id }, { key: avifJobKey(id), runAt: new Date(Date.now() + retryMilliseconds) });

/**
 * Encodes from the largest stored variant, as the original is not stored. Skips those an earlier attempt created, and
 * stores none that is larger than its WebP variant, which is then served in its place: a logo of few colours. Returns
 * false if it stopped because somebody waits.
 */
async function encodeAll(files: FileStore, id: string, picture: PictureInfo): Promise<boolean> {
  const largest = await readPicture(files, id, picture.width, 'webp');
  if (!largest) return true;
  for (const width of pictureWidths(picture)) {
    const key = pictureKey(picture.hash, width, 'avif');
    if (await files.has(key)) continue;
    if (pictureWork.isBusy) return false;
    const bytes = await sharp(largest).resize({ width }).avif(avifOptions(width)).toBuffer();
    const webp = await readPicture(files, id, width, 'webp');
    if (webp && bytes.length < webp.length) await files.put(key, bytes, { contentType: 'image/avif' });
  }
  return true;
}

/**
 * Large pictures are shown at two or more device pixels per CSS pixel, where artefacts are less visible than in a small
 * avatar, so lower quality suffices. Up to the width that phones request, a second of extra encoding effort pays off,
 * because visitors wait for these pictures first.
 */
const avifOptions = (width: number): { quality: number; effort: number } => ({
  quality: width < 640 ? 55 : 42,
  effort: width <= 640 ? 4 : 3,
});

async function storedBytes(files: FileStore, { hash }: PictureInfo): Promise<number> {
  let total = 0;
  for await (const { size } of files.list(picturePrefix(hash))) total += size;
  return total;
}
