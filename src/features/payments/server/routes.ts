import { type Route, route } from '#server-kit/http/route.ts';
import { paymentsApi } from '../contract.ts';
import { adminPaymentsRoutes } from './admin/admin-routes.ts';
import { receiveEvent } from './charge/webhook.ts';
import { listPayments } from './list.ts';
import { addMethod } from './methods/add-method.ts';
import { listOwnMethods, makeDefault, removeMethod, setUpFields } from './methods/methods.ts';

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
