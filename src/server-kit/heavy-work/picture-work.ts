import sharp from 'sharp';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

// One thread a picture and two pictures at once leave two of Node's four threads to files and names.
sharp.concurrency(1);
sharp.cache(false);

/** All drawing and packing of pictures in this process, whoever asks for it. */
export const pictureWork = createConcurrencyLimiter({ concurrency: 2, maxQueued: 24 });
