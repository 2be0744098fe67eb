export { examplesFeature } from './feature.ts';
export { bundledDrawings, demoDocument, seedExamples } from './seed.ts';
