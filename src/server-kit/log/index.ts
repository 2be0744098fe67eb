export { createLog, type Log, scrub } from './log.ts';
