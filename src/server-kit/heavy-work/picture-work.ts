import sharp from 'sharp';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

// One thread per picture and one picture at a time: a machine of two cores keeps one for pages.
sharp.concurrency(1);
sharp.cache(false);

/** Limits all image processing in this process. */
export const pictureWork = createConcurrencyLimiter({ concurrency: 1, maxQueued: 24 });
