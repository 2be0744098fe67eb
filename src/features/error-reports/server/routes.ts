import { type Route, route } from '#server-kit/http/route.ts';
import { errorReportsApi } from '../contract.ts';
import { receiveReport } from './service.ts';

export const errorReportsRoutes: Route[] = [
  route(errorReportsApi.report, ({ db, clock, log, body, visitor }) => receiveReport(db, clock, log, body, visitor)),
];
