export { mailsFeature } from './feature.ts';
export { countFailedMails } from './queries.ts';
export { recordMails, storedContentOf } from './record.ts';
