import { changesOf } from '#server-kit/audit/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { sandboxBankApi } from '../contract.ts';
import { getDemoPayment, tryPayment } from './demo.ts';
import { sandboxBankJobs } from './jobs.ts';
import { refuseClosed } from './open.ts';
import { readSwitches, setSwitches } from './switches.ts';

export const sandboxBankRoutes: Route[] = [
  route(sandboxBankApi.switches, async (call) => {
    refuseClosed(call);
    return readSwitches(call.db);
  }),
  route(sandboxBankApi.setSwitches, async (call) => {
    refuseClosed(call);
    return call.db.transaction(async (tx) => {
      const before = await readSwitches(tx);
      const after = await setSwitches(tx, call.body);
      const target = { kind: 'sandbox-bank', id: 'switches' };
      await call.audit(tx, { action: 'payments.sandbox-switches', target, ...changesOf(before, after) });
      return after;
    });
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

export const sandboxBankFeature = defineFeature({
  name: 'sandbox-bank',
  routes: sandboxBankRoutes,
  jobs: sandboxBankJobs,
});
