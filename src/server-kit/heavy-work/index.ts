export { pictureWork } from './picture-work.ts';
export { createResultCache } from './result-cache.ts';
export { createThread, threadFile } from './thread.ts';
export { createTurns } from './turns.ts';
