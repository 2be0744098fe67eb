import { AppError } from '#base/app-error.ts';
import type { InvoiceLine } from '#features/invoices/domain.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { isFinal } from '../../domain.ts';
import { findChargeable, lockUsableMethod } from '../methods/method-queries.ts';
import type { Outcome } from '../providers/port.ts';
import { providerOf } from '../providers/provider.ts';
import { claimPayment, insertPayment, type PaymentRow, saveRef } from '../queries.ts';
import type { PaymentPurpose } from '../table.ts';
import { applyOutcome } from './apply.ts';
import { callProvider, unclear } from './call-provider.ts';
import { findSameOnce, lockOnceKey } from './charge-queries.ts';
import { getPayment, type PaymentState, stateOf } from './state.ts';

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
export async function confirmWithProvider(
  services: Services,
  id: number,
  ref: string,
  outcome: Outcome,
): Promise<void> {
  if (outcome.status === 'paid') await lookUp(services, id, ref);
  else await applyOutcome(services, id, outcome);
}

/** Looks up a payment at the provider and applies the result; undefined without a response. */
export async function lookUp(services: Services, id: number, ref: string): Promise<Outcome['status'] | undefined> {
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
