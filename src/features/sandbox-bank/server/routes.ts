import { type Route, route } from '#server-kit/http/route.ts';
import { sandboxBankApi } from '../contract.ts';
import { getDemoPayment, tryPayment } from './demo.ts';
import { refuseClosed } from './open.ts';
import { readSwitches, setSwitches } from './switches.ts';

export const sandboxBankRoutes: Route[] = [
  route(sandboxBankApi.switches, async (call) => {
    refuseClosed(call);
    return readSwitches(call.db);
  }),
  route(sandboxBankApi.setSwitches, async (call) => {
    refuseClosed(call);
    return setSwitches(call.db, call.body);
  }),
  route(sandboxBankApi.tryPayment, async (call) => {
    refuseClosed(call);
    return tryPayment(call, call.body.token);
  }),
  route(sandboxBankApi.demoPayment, async (call) => {
    refuseClosed(call);
    return getDemoPayment(call, call.params.ref);
  }),
];
