import { accountDeletionHandlers, exportSections } from '#features/accounts/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { paymentsApi } from '../contract.ts';
import { paymentsTexts } from '../texts.ts';
import { adminPaymentsRoutes } from './admin/admin.ts';
import { receiveEvent } from './charge/webhook.ts';
import { paymentsExport } from './data-export.ts';
import { paymentsJobs } from './jobs.ts';
import { listPayments } from './list.ts';
import { dropMethodsOf } from './methods/method-end.ts';
import { addMethod, listOwnMethods, makeDefault, removeMethod, setUpFields } from './methods/methods.ts';

export const paymentsRoutes: Route[] = [
  route(paymentsApi.methods, (call) => listOwnMethods(call)),
  route(paymentsApi.fields, (call) => setUpFields(call)),
  route(paymentsApi.addMethod, (call) => addMethod(call, call.body)),
  route(paymentsApi.removeMethod, (call) => removeMethod(call, call.params.id)),
  route(paymentsApi.makeDefault, (call) => makeDefault(call, call.params.id)),
  route(paymentsApi.payments, (call) => listPayments(call, call.query.before, call.visitor.locale)),
  route(paymentsApi.webhook, (call) => receiveEvent(call, call.params.provider, call.raw)),
  ...adminPaymentsRoutes,
];

export const paymentsFeature = defineFeature({
  name: 'payments',
  routes: paymentsRoutes,
  jobs: paymentsJobs,
  texts: [paymentsTexts],
  extensions: [exportSections.with(paymentsExport), accountDeletionHandlers.with(dropMethodsOf)],
});
