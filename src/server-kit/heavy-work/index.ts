export { createConcurrencyLimiter } from './concurrency-limiter.ts';
export { pictureWork } from './picture-work.ts';
export { createResultCache, createTimedCache } from './result-cache.ts';
export { createThread, threadFile } from './thread.ts';
