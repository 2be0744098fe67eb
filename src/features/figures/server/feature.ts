import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { figuresApi } from '../contract.ts';
import { getFigures } from './figures.ts';
import { tableAsCsv } from './spreadsheet.ts';

export const figuresRoutes: Route[] = [
  route(figuresApi.figures, (call) => getFigures(call)),
  route(figuresApi.csv, async (call) => tableAsCsv(await getFigures(call), call.query.table, call.visitor.locale)),
];

export const figuresFeature = defineFeature({ name: 'figures', routes: figuresRoutes });
