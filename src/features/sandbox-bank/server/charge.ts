import type { Db } from '#server-kit/db/database.ts';
import type { BankReason, BankState } from '../domain.ts';
import type { BankPayment, BankServices, Charge } from './bank-shapes.ts';
import { reasonAgainst } from './cards.ts';
import { BankLineDropped, BankRefused } from './errors.ts';
import { tellShop } from './events.ts';
import { present } from './payments.ts';
import { type CardRow, findCard, hasPaid, lockPayment, type PaymentRow, updatePayment } from './queries.ts';
import { readSwitches, type Switches, strikes } from './switches.ts';

interface Decision {
  readonly state: BankState;
  readonly reason?: BankReason;
}

/** Charges once: a payment that is not open any more answers as it stands. */
export async function charge(services: BankServices, ref: string, asked: Charge): Promise<BankPayment> {
  const switches = await readSwitches(services.db);
  if (strikes(switches, 'dropBeforeCharge')) throw new BankLineDropped('before the charge');
  const payment = await change(services, ref, switches, ['open'], async (tx) => {
    const card = await findCard(tx, asked.token);
    const decision = await decide(tx, card, asked.isOffSession, services.clock.now());
    return { ...decision, cardToken: card?.token ?? null };
  });
  if (strikes(switches, 'dropAfterCharge')) throw new BankLineDropped('after the charge');
  return payment;
}

/** What the holder said. Only a payment that waits for it hears. */
export async function answerChallenge(services: BankServices, ref: string, isApproved: boolean): Promise<BankPayment> {
  const switches = await readSwitches(services.db);
  return change(services, ref, switches, ['asks_holder'], async () =>
    isApproved ? { state: 'paid' } : { state: 'declined', reason: 'challenge_failed' },
  );
}

/** So that it can never be charged; what is paid stays paid. */
export async function cancelPayment(services: BankServices, ref: string): Promise<BankPayment> {
  const switches = await readSwitches(services.db);
  return change(services, ref, switches, ['open', 'asks_holder'], async () => ({ state: 'cancelled' }));
}

/**
 * A card that asks its holder asks whenever they are there. When nobody is, it pays if it ever paid, which needed their
 * word, and is declined if not.
 */
async function decide(tx: Db, card: CardRow | undefined, isOffSession: boolean, now: Date): Promise<Decision> {
  if (!card) return { state: 'declined', reason: 'declined' };
  const reason = reasonAgainst(card, now);
  if (reason) return { state: 'declined', reason };
  if (card.behaviour !== 'asks_holder') return { state: 'paid' };
  if (!isOffSession) return { state: 'asks_holder' };
  return (await hasPaid(tx, card.token)) ? { state: 'paid' } : { state: 'declined', reason: 'challenge_failed' };
}

async function change(
  { db, clock }: BankServices,
  ref: string,
  switches: Switches,
  from: readonly BankState[],
  decideChange: (tx: Db) => Promise<Decision & { cardToken?: string | null }>,
): Promise<BankPayment> {
  return db.transaction(async (tx) => {
    const held = await lockPayment(tx, ref);
    if (!held) throw new BankRefused('no such payment');
    if (!from.includes(held.state)) return present(held);
    const now = clock.now();
    const decided = await decideChange(tx);
    const settledAt = decided.state === 'asks_holder' ? null : now;
    const changed = await updatePayment(tx, ref, { ...decided, settledAt });
    await tellEnd(tx, changed, now, switches);
    return present(changed);
  });
}

async function tellEnd(tx: Db, payment: PaymentRow, now: Date, switches: Switches): Promise<void> {
  const { state } = payment;
  if (state === 'open' || state === 'asks_holder') return;
  await tellShop(tx, payment, `payment.${state}`, { now, switches });
}
