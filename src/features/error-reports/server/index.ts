export { countOpenErrors } from './admin-queries.ts';
export { createFaultKeeper } from './faults.ts';
export { errorReportsFeature } from './feature.ts';
export { sourceMapFolders } from './source-maps.ts';
