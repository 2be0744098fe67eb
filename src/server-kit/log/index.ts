export { createLog, type Log } from './log.ts';
export { scrub } from './scrub.ts';
