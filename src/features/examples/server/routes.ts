import { type Route, route } from '#server-kit/http/route.ts';
import { examplesApi } from '../contract.ts';
import { listExamples } from './service.ts';

export const examplesRoutes: Route[] = [route(examplesApi.list, ({ db, visitor }) => listExamples(db, visitor.locale))];
