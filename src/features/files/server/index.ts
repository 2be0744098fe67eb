export { bundledForms } from './bundled.ts';
export { filesExport } from './data-export.ts';
export { filesJobs } from './jobs.ts';
export { copyFiles, ownsFiles } from './queries.ts';
export { readPicture } from './read-picture.ts';
export { filesRoutes } from './routes.ts';
export { findServed } from './serve.ts';
export { storePicture } from './store-picture.ts';
export { addFileKeepers } from './sweep.ts';
