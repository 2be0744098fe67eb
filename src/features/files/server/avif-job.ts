import sharp from 'sharp';
import { z } from 'zod';
import type { FileStore } from '#server-kit/files/index.ts';
import { createTurns } from '#server-kit/heavy-work/index.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type PictureFacts, parsePictureId, pictureWidths } from '../picture-id.ts';
import { pictureKey, picturePrefix } from './file-keys.ts';
import { setBytes } from './queries.ts';
import { readPicture } from './read-picture.ts';

/** It takes seconds of a processor: one at a time, and whoever finds it taken comes back rather than holding a worker. */
const turn = createTurns({ atOnce: 1 });
const comeBackMilliseconds = 5_000;

export const avifJobKey = (id: string): string => `avif-${id}`;

export const avifJob = job({
  name: 'picture-avif',
  payload: z.object({ id: z.string() }),
  work: async ({ db, files }: Services, { id }): Promise<void> => {
    const facts = parsePictureId(id);
    if (!facts) return;
    if (turn.isBusy) return comeBack(db, id);
    await turn.run(() => encodeAll(files, id, facts));
    await setBytes(db, id, await keptBytes(files, facts));
  },
});

/** By the real clock, which is the one that the database runs its jobs by. */
const comeBack = (db: Services['db'], id: string): Promise<void> =>
  addJob(db, avifJob, { id }, { key: avifJobKey(id), runAt: new Date(Date.now() + comeBackMilliseconds) });

/** From the largest form that is kept, since nothing else is. What an earlier try has made is not made again. */
async function encodeAll(files: FileStore, id: string, facts: PictureFacts): Promise<void> {
  const largest = await readPicture(files, id, facts.width, 'webp');
  if (!largest) return;
  for (const width of pictureWidths(facts)) {
    const key = pictureKey(facts.hash, width, 'avif');
    if (await files.has(key)) continue;
    const bytes = await sharp(largest).resize({ width }).avif(packingOf(width)).toBuffer();
    await files.put(key, bytes, { contentType: 'image/avif' });
  }
}

/**
 * What fills a phone is shown at two pixels a point and more, where the eye forgives what it sees in a small face. It is
 * also the first thing that a visitor waits for: worth a second of work up to the width that phones ask for.
 */
const packingOf = (width: number): { quality: number; effort: number } => ({
  quality: width < 640 ? 55 : 42,
  effort: width <= 640 ? 4 : 3,
});

async function keptBytes(files: FileStore, { hash }: PictureFacts): Promise<number> {
  let sum = 0;
  for await (const { size } of files.list(picturePrefix(hash))) sum += size;
  return sum;
}
