import { type Route, route } from '#server-kit/http/route.ts';
import { paymentsApi } from '../contract.ts';
import { addMethod } from './add-method.ts';
import { adminPaymentsRoutes } from './admin-routes.ts';
import { listPayments } from './list.ts';
import { listOwnMethods, makeDefault, removeMethod, setUpFields } from './methods.ts';
import { receiveEvent } from './webhook.ts';

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
