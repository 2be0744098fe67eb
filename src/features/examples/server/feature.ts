import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { examplesApi } from '../contract.ts';
import { listExamples, seedExamples } from './seed.ts';

export const examplesRoutes: Route[] = [route(examplesApi.list, ({ db, visitor }) => listExamples(db, visitor.locale))];

export const examplesFeature = defineFeature({
  name: 'examples',
  routes: examplesRoutes,
  seed: { demo: seedExamples },
});
