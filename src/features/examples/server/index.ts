export { bundledDrawings } from './drawings.ts';
export { examplesRoutes } from './routes.ts';
export { demoDocument, seedExamples } from './seed.ts';
