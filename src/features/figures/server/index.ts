export { figuresFeature } from './feature.ts';
