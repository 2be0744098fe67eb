import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import type { AdminPaymentDetail } from '../../admin-contract.ts';
import type { PaymentRow } from '../queries.ts';
import type { PaymentPurpose } from '../table.ts';

type PaymentSubject = NonNullable<AdminPaymentDetail['subject']>;

/** The feature that a payment is for. Called in the transaction that settles the payment and holds its row lock. */
interface Purpose {
  readonly name: PaymentPurpose;
  /** Returns `refund` when what was paid for can no longer be delivered. */
  onPaid(services: Services, tx: Db, payment: PaymentRow): Promise<'kept' | 'refund'>;
  onFailed(services: Services, tx: Db, payment: PaymentRow): Promise<void>;
  /** What was paid for, for admins. */
  subjectOf?(db: Db, payment: PaymentRow): Promise<PaymentSubject | undefined>;
  /** Called with the refunded amount in the transaction that settles the refund. */
  onRefunded?(services: Services, tx: Db, payment: PaymentRow, amount: number): Promise<void>;
}

/** An extension point, because this feature is below those that request payments and must not depend on them. */
export const paymentPurposes = extensionPoint<Purpose>('payment-purposes', ({ name }) => name);

export function purposeOf({ extensions }: Pick<Services, 'extensions'>, name: PaymentPurpose): Purpose {
  const purpose = extensions.of(paymentPurposes).find((one) => one.name === name);
  if (!purpose) throw new Error(`No feature handles payments for ${name}`);
  return purpose;
}
