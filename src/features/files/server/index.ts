export { bundledForms } from './bundled.ts';
export { filesFeature } from './feature.ts';
export { copyFiles, handOverFiles, ownsFiles, profileFiles, type SeededFile, seedFile } from './queries.ts';
export { findServed, readPicture } from './serve.ts';
export { storePicture } from './store.ts';
export { fileReferences } from './sweep.ts';
