import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { orNotFound } from '#base/app-error.ts';
import { shekels } from '#base/money.ts';
import { changesOf } from '#server-kit/audit/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type DemoPayment, sandboxBankApi } from '../contract.ts';
import { type BankState, demoPrice } from '../domain.ts';
import { createBank } from './bank.ts';
import { BankConnectionDropped, type BankPayment, type BankServices } from './bank-shapes.ts';
import { deliverEvent, delivery } from './deliver.ts';
import { refuseClosed } from './open.ts';
import { findPayment, sweepTries } from './queries.ts';
import { readSwitches, setSwitches } from './switches.ts';

const outcomes: Record<BankState, DemoPayment['outcome']> = {
  open: 'waiting',
  asks_holder: 'challenge',
  paid: 'paid',
  declined: 'declined',
  cancelled: 'cancelled',
};

/** As a shop would: opens the payment, charges once, and looks it up if no response arrived. */
async function tryPayment(services: BankServices, token: string): Promise<DemoPayment> {
  refuseClosed(services);
  const bank = createBank(services);
  const { ref } = await bank.openPayment({ key: randomUUID(), merchant: 'demo', ...shekels(demoPrice) });
  try {
    return present(await bank.charge(ref, { token, isOffSession: false }));
  } catch (error) {
    if (error instanceof BankConnectionDropped) return getDemoPayment(services, ref);
    throw error;
  }
}

/** The shop's payments are not exposed here, even to callers who know their reference. */
async function getDemoPayment(services: BankServices, ref: string): Promise<DemoPayment> {
  refuseClosed(services);
  const row = await findPayment(services.db, ref);
  return present(orNotFound(row?.merchant === 'demo' ? await createBank(services).findPayment(ref) : undefined));
}

const present = ({ ref, state, reason, challengeUrl }: BankPayment): DemoPayment => ({
  ref,
  reason,
  challengeUrl,
  outcome: outcomes[state],
});

const retentionMilliseconds = 86_400_000;

export const sandboxBankJobs = [
  job({ ...delivery, work: (services: Services, { event }) => deliverEvent(services, event) }),
  job({
    name: 'sweep-sandbox-bank',
    payload: z.unknown(),
    cron: '23 3 * * *',
    work: ({ db, clock }: Services) => sweepTries(db, new Date(clock.now().getTime() - retentionMilliseconds)),
  }),
];

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
  route(sandboxBankApi.tryPayment, (call) => tryPayment(call, call.body.token)),
  route(sandboxBankApi.demoPayment, (call) => getDemoPayment(call, call.params.ref)),
];

export const sandboxBankFeature = defineFeature({
  name: 'sandbox-bank',
  routes: sandboxBankRoutes,
  jobs: sandboxBankJobs,
});
