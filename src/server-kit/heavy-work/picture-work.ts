import sharp from 'sharp';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

// One thread per picture and two pictures at once leave two of Node's four threads for file and DNS work.
sharp.concurrency(1);
sharp.cache(false);

/** Limits all image processing in this process. */
export const pictureWork = createConcurrencyLimiter({ concurrency: 2, maxQueued: 24 });
