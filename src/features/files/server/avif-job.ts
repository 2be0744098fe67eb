import sharp from 'sharp';
import { z } from 'zod';
import type { FileStore } from '#server-kit/files/index.ts';
import { createConcurrencyLimiter } from '#server-kit/heavy-work/index.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type PictureInfo, parsePictureId, pictureWidths } from '../picture-id.ts';
import { pictureKey, picturePrefix } from './file-keys.ts';
import { setBytes } from './queries.ts';
import { readPicture } from './serve.ts';

/** It takes seconds of a processor: one at a time, and whoever finds it taken comes back rather than holding a worker. */
const queue = createConcurrencyLimiter({ concurrency: 1 });
const retryMilliseconds = 5_000;

export const avifJobKey = (id: string): string => `avif-${id}`;

export const avifJob = job({
  name: 'picture-avif',
  payload: z.object({ id: z.string() }),
  work: async ({ db, files }: Services, { id }): Promise<void> => {
    const picture = parsePictureId(id);
    if (!picture) return;
    if (queue.isBusy) return scheduleRetry(db, id);
    await queue.run(() => encodeAll(files, id, picture));
    await setBytes(db, id, await storedBytes(files, picture));
  },
});

/** By the real clock, which is the one that the database runs its jobs by. */
const scheduleRetry = (db: Services['db'], id: string): Promise<void> =>
  addJob(db, avifJob, { id }, { key: avifJobKey(id), runAt: new Date(Date.now() + retryMilliseconds) });

/** From the largest form that is kept, since nothing else is. What an earlier try has made is not made again. */
async function encodeAll(files: FileStore, id: string, picture: PictureInfo): Promise<void> {
  const largest = await readPicture(files, id, picture.width, 'webp');
  if (!largest) return;
  for (const width of pictureWidths(picture)) {
    const key = pictureKey(picture.hash, width, 'avif');
    if (await files.has(key)) continue;
    const bytes = await sharp(largest).resize({ width }).avif(avifOptions(width)).toBuffer();
    await files.put(key, bytes, { contentType: 'image/avif' });
  }
}

/**
 * What fills a phone is shown at two pixels a point and more, where the eye forgives what it sees in a small face. It is
 * also the first thing that a visitor waits for: worth a second of work up to the width that phones ask for.
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
