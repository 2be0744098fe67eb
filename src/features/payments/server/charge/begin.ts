import { AppError } from '#base/app-error.ts';
import type { InvoiceLine } from '#features/invoices/domain.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { lockUsableMethod } from '../methods/method-queries.ts';
import { providerOf } from '../providers/provider.ts';
import { insertPayment } from '../queries.ts';
import type { PaymentPurpose } from '../table.ts';
import { findSameOnce, lockOnceKey } from './once-queries.ts';

export interface PaymentRequest {
  readonly userId: number;
  readonly purpose: PaymentPurpose;
  /** The order or the subscription. */
  readonly subjectId: number;
  /** What may be paid for once only. */
  readonly onceKey?: string;
  /** Agorot, VAT included: the sum of the lines. */
  readonly amount: number;
  readonly methodId: number;
  readonly isOffSession: boolean;
  readonly lines: readonly InvoiceLine[];
  readonly locale: Locale;
}

/** Writes a payment down with what it is for, in the caller's transaction. Nothing is charged until `runPayment`. */
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
