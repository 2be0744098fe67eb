export { jobsFeature } from './feature.ts';
export { countFailedJobs } from './queries.ts';
