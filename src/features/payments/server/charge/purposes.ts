import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import type { AdminPaymentDetail } from '../../admin-contract.ts';
import type { PaymentRow } from '../queries.ts';
import type { PaymentPurpose } from '../table.ts';

type PaymentSubject = NonNullable<AdminPaymentDetail['subject']>;

/** The feature that a payment is for. It is told in the transaction that settles the payment, which holds the payment's row. */
interface Purpose {
  readonly name: PaymentPurpose;
  /** `refund` when what was paid for cannot be given any more. */
  onPaid(services: Services, tx: Db, payment: PaymentRow): Promise<'kept' | 'refund'>;
  onFailed(services: Services, tx: Db, payment: PaymentRow): Promise<void>;
  /** What was paid for, for whoever of us looks at the payment. */
  subjectOf?(db: Db, payment: PaymentRow): Promise<PaymentSubject | undefined>;
  /** So much of it is back, in the transaction that settles the refund. */
  onRefunded?(services: Services, tx: Db, payment: PaymentRow, amount: number): Promise<void>;
}

/** This feature stands below those that ask for payments, and cannot know them. */
export const paymentPurposes = extensionPoint<Purpose>('payment-purposes', ({ name }) => name);

export function purposeOf({ extensions }: Pick<Services, 'extensions'>, name: PaymentPurpose): Purpose {
  const purpose = extensions.of(paymentPurposes).find((one) => one.name === name);
  if (!purpose) throw new Error(`Nobody has said what a payment for ${name} is for`);
  return purpose;
}
