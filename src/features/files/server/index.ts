export { bundledForms } from './bundled.ts';
export { filesFeature } from './feature.ts';
export { copyFiles, handOverFiles, ownsFiles, type SeededFile, seedFile } from './queries.ts';
export { readPicture } from './read-picture.ts';
export { findServed } from './serve.ts';
export { storePicture } from './store-picture.ts';
export { fileReferences } from './sweep.ts';
export { profileFiles } from './sweep-queries.ts';
