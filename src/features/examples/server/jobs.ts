import { z } from 'zod';
import { findServed } from '#features/files/server/index.ts';
import { type Job, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { drawings, readDrawing } from './drawings.ts';

/** Brings the drawings to where pictures are served from. They were drawn in every width, so nothing is computed here. */
export const examplePicturesJob = job({
  name: 'seed-example-pictures',
  payload: z.object({}),
  work: async ({ db, files }: Services): Promise<void> => {
    const find = findServed({ db });
    for (const drawing of drawings()) {
      const key = (await find(drawing.served))?.keys.at(-1);
      if (key && !(await files.has(key)))
        await files.put(key, await readDrawing(drawing), { contentType: drawing.contentType });
    }
  },
});

export const examplesJobs: Job<Services>[] = [examplePicturesJob];
