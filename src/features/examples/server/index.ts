export { bundledDrawings } from './drawings.ts';
export { examplesFeature } from './feature.ts';
export { demoDocument, seedExamples } from './seed.ts';
