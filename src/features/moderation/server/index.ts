export { moderationFeature } from './feature.ts';
export { countOpenCases } from './queries.ts';
