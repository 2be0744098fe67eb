import { randomUUID } from 'node:crypto';
import { AppError } from '#base/app-error.ts';
import { shekels } from '#base/money.ts';
import type { DemoPayment } from '../contract.ts';
import { type BankState, demoPrice } from '../domain.ts';
import { createBank } from './bank.ts';
import { BankConnectionDropped, type BankPayment, type BankServices } from './bank-shapes.ts';
import { findPayment } from './queries.ts';

const outcomes: Record<BankState, DemoPayment['outcome']> = {
  open: 'waiting',
  asks_holder: 'challenge',
  paid: 'paid',
  declined: 'declined',
  cancelled: 'cancelled',
};

/** As a shop would: opens the payment, charges once, and looks it up if no response arrived. */
export async function tryPayment(services: BankServices, token: string): Promise<DemoPayment> {
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
export async function getDemoPayment(services: BankServices, ref: string): Promise<DemoPayment> {
  const row = await findPayment(services.db, ref);
  const found = row?.merchant === 'demo' && (await createBank(services).findPayment(ref));
  if (!found) throw new AppError('not_found');
  return present(found);
}

const present = ({ ref, state, reason, challengeUrl }: BankPayment): DemoPayment => ({
  ref,
  reason,
  challengeUrl,
  outcome: outcomes[state],
});
