import { type Route, route } from '#server-kit/http/route.ts';
import { auditApi } from '../contract.ts';
import { auditTable, listAudit, listChoices } from './read.ts';

export const auditRoutes: Route[] = [
  route(auditApi.list, (call) => listAudit(call, call.query)),
  route(auditApi.csv, (call) => auditTable(call, call.query)),
  route(auditApi.actions, (call) => listChoices(call)),
];
