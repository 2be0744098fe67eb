import { type Route, route } from '#server-kit/http/route.ts';
import { vatApi } from '../vat-contract.ts';
import { addVatRate, dropVatRate, listVatRates } from './vat-admin.ts';

export const vatRoutes: Route[] = [
  route(vatApi.list, ({ db, clock }) => listVatRates(db, clock.now())),
  route(vatApi.add, (call) => addVatRate(call, call.body)),
  route(vatApi.drop, (call) => dropVatRate(call, call.params.since)),
];
