import { pick } from '#base/pick.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { BankReason, BankState } from '../domain.ts';
import {
  behaviourOf,
  brandOf,
  digitsOf,
  invalidFieldsOf,
  isPast,
  type PaymentCardField,
  type PaymentCardInput,
} from '../payment-cards.ts';
import {
  BankConnectionDropped,
  type BankPayment,
  type BankPaymentCard,
  BankRefused,
  type BankServices,
  type Charge,
  type NewPayment,
  newName,
} from './bank-shapes.ts';
import { publishToShop } from './deliver.ts';
import {
  claimPaymentCard,
  findPaymentByKey,
  findPaymentCard,
  findPayment as findRow,
  hasPaid,
  insertPayment,
  insertPaymentCard,
  lockPayment,
  type PaymentCardRow,
  type PaymentRow,
  removePaymentCard,
  updatePayment,
} from './queries.ts';
import { isTriggered, readSwitches, type Switches } from './switches.ts';

/** The number is discarded here: what is stored cannot be reversed to it. */
export async function addPaymentCard(
  { db, clock }: BankServices,
  typed: PaymentCardInput,
): Promise<{ token: string } | { invalidFields: PaymentCardField[] }> {
  const now = clock.now();
  const invalidFields = invalidFieldsOf(typed, now);
  if (invalidFields.length) return { invalidFields };
  const { number, expiry } = typed;
  const token = newName('card');
  await insertPaymentCard(db, {
    token,
    brand: brandOf(number),
    last4: digitsOf(number).slice(-4),
    expMonth: expiry.month,
    expYear: expiry.year,
    behaviour: behaviourOf(number),
    createdAt: now,
  });
  return { token };
}

export async function savePaymentCard(
  { db }: BankServices,
  customer: string,
  token: string,
): Promise<BankPaymentCard | undefined> {
  const row = await claimPaymentCard(db, customer, token);
  return row && pick(row, 'token', 'brand', 'last4', 'expMonth', 'expYear');
}

export const dropPaymentCard = ({ db, clock }: BankServices, token: string): Promise<void> =>
  removePaymentCard(db, token, clock.now());

/** Why a card is declined in any case; undefined if only the cardholder could decline. */
function reasonAgainst(paymentCard: PaymentCardRow, now: Date): BankReason | undefined {
  if (isPast({ month: paymentCard.expMonth, year: paymentCard.expYear }, now)) return 'expired_card';
  if (paymentCard.behaviour === 'no_funds') return 'no_funds';
  return paymentCard.behaviour === 'declined' || paymentCard.behaviour === 'declines_later' ? 'declined' : undefined;
}

const maxAmount = 1_000_000_000;

/** Nothing is charged yet. The same key returns the same payment, even for concurrent requests. */
export async function openPayment(
  { db, clock }: BankServices,
  { key, merchant, amount, currency }: NewPayment,
): Promise<{ ref: string }> {
  if (!Number.isInteger(amount) || amount <= 0 || amount > maxAmount) throw new BankRefused('the amount is not one');
  const createdAt = clock.now();
  await insertPayment(db, { ref: newName('pay'), key, merchant, amount, currency, state: 'open', createdAt });
  const row = await findPaymentByKey(db, key);
  if (row?.amount !== amount || row.currency !== currency || row.merchant !== merchant)
    throw new BankRefused('the key was used for another payment');
  return { ref: row.ref };
}

export async function findPayment({ db }: BankServices, ref: string): Promise<BankPayment | undefined> {
  const row = await findRow(db, ref);
  return row && present(row);
}

export const present = (row: PaymentRow): BankPayment => ({
  ...pick(row, 'ref', 'amount', 'currency', 'state', 'reason', 'refunded'),
  // Without a host, because the shop may be served under several.
  challengeUrl: row.state === 'asks_holder' ? `/sandbox-bank/challenge/${row.ref}` : null,
});

interface Decision {
  readonly state: BankState;
  readonly reason?: BankReason;
}

/** Charges once: a payment that is no longer open is returned unchanged. */
export async function charge(services: BankServices, ref: string, request: Charge): Promise<BankPayment> {
  const switches = await readSwitches(services.db);
  if (isTriggered(switches, 'dropBeforeCharge')) throw new BankConnectionDropped('before the charge');
  const payment = await change(services, ref, switches, ['open'], async (tx) => {
    const paymentCard = await findPaymentCard(tx, request.token);
    const decision = await decide(tx, paymentCard, request.isOffSession, services.clock.now());
    return { ...decision, paymentCardToken: paymentCard?.token ?? null };
  });
  if (isTriggered(switches, 'dropAfterCharge')) throw new BankConnectionDropped('after the charge');
  return payment;
}

/** Applies the cardholder's answer, only if the payment is pending it. */
export async function answerChallenge(services: BankServices, ref: string, isApproved: boolean): Promise<BankPayment> {
  const switches = await readSwitches(services.db);
  return change(services, ref, switches, ['asks_holder'], async () =>
    isApproved ? { state: 'paid' } : { state: 'declined', reason: 'challenge_failed' },
  );
}

/** Prevents any later charge; a paid payment stays paid. */
export async function cancelPayment(services: BankServices, ref: string): Promise<BankPayment> {
  const switches = await readSwitches(services.db);
  return change(services, ref, switches, ['open', 'asks_holder'], async () => ({ state: 'cancelled' }));
}

/**
 * A card that requires approval asks the cardholder whenever they are present. Off-session, it pays if it has paid
 * before, which required their approval, and is declined otherwise.
 */
async function decide(
  tx: Db,
  paymentCard: PaymentCardRow | undefined,
  isOffSession: boolean,
  now: Date,
): Promise<Decision> {
  if (!paymentCard) return { state: 'declined', reason: 'declined' };
  const reason = reasonAgainst(paymentCard, now);
  if (reason) return { state: 'declined', reason };
  if (paymentCard.behaviour !== 'asks_holder') return { state: 'paid' };
  if (!isOffSession) return { state: 'asks_holder' };
  return (await hasPaid(tx, paymentCard.token)) ? { state: 'paid' } : { state: 'declined', reason: 'challenge_failed' };
}

async function change(
  { db, clock }: BankServices,
  ref: string,
  switches: Switches,
  from: readonly BankState[],
  decideChange: (tx: Db) => Promise<Decision & { paymentCardToken?: string | null }>,
): Promise<BankPayment> {
  return db.transaction(async (tx) => {
    const locked = await lockPayment(tx, ref);
    if (!locked) throw new BankRefused('no such payment');
    if (!from.includes(locked.state)) return present(locked);
    const now = clock.now();
    const decided = await decideChange(tx);
    const settledAt = decided.state === 'asks_holder' ? null : now;
    const changed = await updatePayment(tx, ref, { ...decided, settledAt });
    await publishOutcome(tx, changed, now, switches);
    return present(changed);
  });
}

async function publishOutcome(tx: Db, payment: PaymentRow, now: Date, switches: Switches): Promise<void> {
  const { state } = payment;
  if (state === 'open' || state === 'asks_holder') return;
  await publishToShop(tx, payment, `payment.${state}`, { now, switches });
}
