import { AppError } from '#base/app-error.ts';
import type { InvoiceLine } from '#features/invoices/domain.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Db, isDatabaseUnavailable } from '#server-kit/db/database.ts';
import type { Raw } from '#server-kit/http/route.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { isFinal, type ProviderName, patience } from '../../domain.ts';
import { findChargeable, lockUsableMethod } from '../methods/method-queries.ts';
import type { Outcome, ProviderEvent } from '../providers/port.ts';
import { providerOf } from '../providers/provider.ts';
import { claimPayment, findPaymentByRef, insertPayment, type PaymentRow, saveRef } from '../queries.ts';
import { listWaitingRefunds } from '../refund/refund-queries.ts';
import { runRefund } from '../refund/refunds.ts';
import type { PaymentPurpose } from '../table.ts';
import { applyOutcome, cancelUnopened } from './apply.ts';
import { callProvider, unclear } from './call-provider.ts';
import { findLastCharge, findSameOnce, listWaiting, lockOnceKey, markApplied, saveEvent } from './charge-queries.ts';
import { getPayment, type PaymentState, stateOf } from './state.ts';
import { reconcileTask } from './tasks.ts';

export interface PaymentRequest {
  readonly userId: number;
  readonly purpose: PaymentPurpose;
  /** ID of the order or subscription. */
  readonly subjectId: number;
  /** Key of something that may be paid for only once. */
  readonly onceKey?: string;
  /** In agorot, VAT included: the sum of the lines. */
  readonly amount: number;
  readonly methodId: number;
  readonly isOffSession: boolean;
  readonly lines: readonly InvoiceLine[];
  readonly locale: Locale;
}

/** Records a payment and its purpose in the caller's transaction. Nothing is charged until `runPayment`. */
export async function beginPayment(services: Services, tx: Db, request: PaymentRequest): Promise<number> {
  const { userId, methodId, amount, lines, onceKey } = request;
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  if (sum !== amount) throw new Error(`Lines of ${sum} do not make a payment of ${amount}`);
  const provider = providerOf(services).name;
  const method = await lockUsableMethod(tx, userId, methodId);
  if (method?.provider !== provider) throw new AppError('not_found');
  if (onceKey) await refuseSecond(tx, onceKey);
  return insertPayment(tx, {
    ...request,
    currency: 'ILS',
    provider,
    brand: method.brand,
    last4: method.last4,
    createdAt: services.clock.now(),
  });
}

async function refuseSecond(tx: Db, onceKey: string): Promise<void> {
  await lockOnceKey(tx, onceKey);
  const same = await findSameOnce(tx, onceKey);
  if (!same) return;
  throw new AppError('conflict', { message: same.status === 'paid' ? 'payments.alreadyPaid' : 'payments.underWay' });
}

/**
 * Charges a payment exactly once: of concurrent callers one claims it, and the others only look it up. A payment
 * without a response stays `processing`, is looked up later, and is never charged again.
 */
export async function runPayment(services: Services, id: number): Promise<PaymentState> {
  const claimed = await claimPayment(services.db, id);
  if (!claimed) return reconcilePayment(services, id);
  await charge(services, claimed);
  return stateOf(await getPayment(services.db, id));
}

async function charge(services: Services, row: PaymentRow): Promise<void> {
  const method = await findChargeable(services.db, row);
  if (!method) return void (await applyOutcome(services, row.id, { status: 'declined', reason: 'method_gone' }));
  const { id, amount, currency, isOffSession } = row;
  const { customer, ref: methodRef } = method;
  const opened = await callProvider(services, id, 'open', (provider) =>
    provider.open({ key: keyOf(row), amount, currency, customer, paymentId: id }),
  );
  if (opened === unclear || !(await saveRef(services.db, id, opened.ref))) return;
  const answer = await callProvider(services, id, 'confirm', (provider) =>
    provider.confirm(opened.ref, { method: methodRef, isOffSession }),
  );
  if (answer !== unclear) await confirmWithProvider(services, id, opened.ref, answer);
}

/** A provider outlives a database that is set up again with restarted IDs; the timestamp makes the key unique. */
const keyOf = ({ id, createdAt }: PaymentRow): string => `payment-${id}-${createdAt.getTime()}`;

/** A payment counts as paid only after the provider confirms it with the amount. */
async function confirmWithProvider(services: Services, id: number, ref: string, outcome: Outcome): Promise<void> {
  if (outcome.status === 'paid') await lookUp(services, id, ref);
  else await applyOutcome(services, id, outcome);
}

/** Looks up a payment at the provider and applies the result; undefined without a response. */
async function lookUp(services: Services, id: number, ref: string): Promise<Outcome['status'] | undefined> {
  const found = await callProvider(services, id, 'lookup', (provider) => provider.find(ref));
  if (found === unclear) return undefined;
  await applyOutcome(services, id, found);
  return found.status;
}

/** Looks up a payment's state and applies it. */
export async function reconcilePayment(services: Services, id: number): Promise<PaymentState> {
  const row = await getPayment(services.db, id);
  if (isFinal(row.status) || !row.providerRef || row.provider !== providerOf(services).name) return stateOf(row);
  await lookUp(services, id, row.providerRef);
  return stateOf(await getPayment(services.db, id));
}

const batch = 100;

const before = ({ clock }: Services, milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds);

/** Looks up payments whose response was lost or whose process died; never charges them again. */
export async function recoverPayments(services: Services): Promise<void> {
  const since = before(services, patience.firstLook);
  const { name: provider } = providerOf(services);
  for (let after = 0; ; ) {
    const waiting = await listWaiting(services.db, { provider, since, after, limit: batch });
    for (const { id } of waiting) await logFailure(services, { paymentId: id }, () => recover(services, id));
    const last = waiting.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** A failing item must not block the others. */
async function logFailure(services: Services, about: object, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    services.log.error({ ...about, err: error }, 'payment recovery failed');
  }
}

async function recover(services: Services, id: number): Promise<void> {
  const row = await getPayment(services.db, id);
  if (isFinal(row.status)) return;
  if (!row.providerRef) return cancelUnopened(services, id);
  const status = await lookUp(services, id, row.providerRef);
  if ((status === 'open' || status === 'challenge') && (await isOverdue(services, row, status)))
    await cancelAtProvider(services, id, row.providerRef);
}

async function isOverdue(services: Services, row: PaymentRow, status: 'open' | 'challenge'): Promise<boolean> {
  const last = (await findLastCharge(services.db, row.id)) ?? row.createdAt;
  return last <= before(services, patience[status]);
}

/** The provider decides whether the charge or the cancellation came first. */
async function cancelAtProvider(services: Services, id: number, ref: string): Promise<void> {
  const answer = await callProvider(services, id, 'cancel', (provider) => provider.cancel(ref));
  if (answer !== unclear) await confirmWithProvider(services, id, ref, answer);
}

/** Retries refunds without a response under their original idempotency key. */
export async function recoverRefunds(services: Services): Promise<void> {
  for (const { id } of await listWaitingRefunds(services.db, before(services, patience.firstLook)))
    await logFailure(services, { refundId: id }, () => runRefund(services, id));
}

/**
 * Provider events are never trusted; they only trigger a lookup. Order, duplicates and forged content therefore do not
 * matter, even if an attacker has the key.
 */
export async function receiveEvent(services: Services, name: ProviderName, { bytes, headers }: Raw) {
  const provider = providerOf(services);
  if (provider.name !== name) throw new AppError('not_found');
  const now = services.clock.now();
  const { id: eventId, type, paymentRef } = read(services, () => provider.readEvent(bytes, headers, now));
  const event = { provider: name, eventId, type, paymentRef: paymentRef ?? null, receivedAt: now };
  const { isApplied } = await saveEvent(services.db, event);
  if (!isApplied) {
    if (paymentRef) await reconcileRef(services, paymentRef);
    await markApplied(services.db, event, now);
  }
  return { received: true } as const;
}

/** Signed but unreadable: a redelivery would not help. */
function read({ log }: Services, readEvent: () => ProviderEvent): ProviderEvent {
  try {
    return readEvent();
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.error({ err: error }, 'provider webhook could not be parsed');
    throw new AppError('invalid_input', { cause: error });
  }
}

/** A paid payment stays paid; a cancelled one is looked up again, because it may have been charged after all. */
async function reconcileRef(services: Services, ref: string): Promise<void> {
  const payment = await findPaymentByRef(services.db, ref);
  if (!payment || payment.status === 'paid') return;
  const isAnswered = await lookUp(services, payment.id, ref).catch((error: unknown) => {
    // Without the database nothing can be stored for later: the provider must redeliver.
    if (isDatabaseUnavailable(error)) throw error;
    services.log.error({ err: error, paymentId: payment.id }, 'payment event could not be processed');
    return undefined;
  });
  if (!isAnswered) await addJob(services.db, reconcileTask, { paymentId: payment.id }, { key: `settle-${payment.id}` });
}

/** Runs in the job queue, which retries until the provider responds. */
export async function reconcileLater(services: Services, paymentId: number): Promise<void> {
  const { status, providerRef } = await getPayment(services.db, paymentId);
  if (status === 'paid' || !providerRef) return;
  if (!(await lookUp(services, paymentId, providerRef))) throw new Error('payment provider did not respond');
}
