import { z } from 'zod';

/** Declared apart from its work, which adds the next one of it. */
export const batchJob = {
  name: 'move-package-owners',
  payload: z.object({
    id: z.number().int(),
    /** The owners with larger numbers; whoever failed is tried again from the beginning, a minute later. */
    after: z.number().int().default(0),
  }),
};
