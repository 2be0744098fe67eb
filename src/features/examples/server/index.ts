export { examplesJobs } from './jobs.ts';
export { examplesRoutes } from './routes.ts';
export { demoDocument, seedExamples } from './seed.ts';
