export { createConcurrencyLimiter } from './concurrency-limiter.ts';
export { pictureWork } from './picture-work.ts';
export { createResultCache } from './result-cache.ts';
export { createThread, threadFile } from './thread.ts';
