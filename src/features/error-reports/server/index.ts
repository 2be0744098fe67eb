export { errorReportsFeature } from './feature.ts';
export { countOpenErrors } from './queries.ts';
export { createServerErrorRecorder } from './service.ts';
export { sourceMapFolders } from './source-maps.ts';
