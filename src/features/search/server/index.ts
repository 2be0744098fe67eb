export { searchFeature } from './feature.ts';
