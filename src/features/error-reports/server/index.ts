export { countOpenErrors } from './admin-queries.ts';
export { errorReportsFeature } from './feature.ts';
export { createServerErrorRecorder } from './server-errors.ts';
export { sourceMapFolders } from './source-maps.ts';
