import {
  type Bank,
  BankConnectionDropped,
  BankRefused,
  type BankServices,
  type NewRefund,
  newName,
} from './bank-shapes.ts';
import { publishToShop, readSigned } from './deliver.ts';
import { cancelPayment, charge, dropPaymentCard, findPayment, openPayment, savePaymentCard } from './payments.ts';
import { findRefundByKey, insertRefund, lockPayment, updatePayment } from './queries.ts';
import { isTriggered, readSwitches, type Switches, setSwitch } from './switches.ts';

/** Refunds once per key, and never more than was paid. */
async function refund(services: BankServices, request: NewRefund): Promise<{ ref: string }> {
  const switches = await readSwitches(services.db);
  const done = await recordRefund(services, request, switches);
  if (isTriggered(switches, 'dropAfterRefund')) throw new BankConnectionDropped('after the refund');
  return done;
}

const recordRefund = ({ db, clock }: BankServices, { key, ref, amount }: NewRefund, switches: Switches) =>
  db.transaction(async (tx) => {
    const payment = await lockPayment(tx, ref);
    if (payment?.state !== 'paid') throw new BankRefused('nothing was paid');
    // Under the lock, so that two requests with the same key are serialized.
    const known = await findRefundByKey(tx, key);
    if (known && known.paymentRef === ref && known.amount === amount) return { ref: known.ref };
    if (known) throw new BankRefused('the key was used for another refund');
    if (!Number.isSafeInteger(amount) || amount <= 0 || payment.refunded + amount > payment.amount)
      throw new BankRefused('more than is left of the payment');
    const now = clock.now();
    const refundRef = newName('refund');
    await insertRefund(tx, { ref: refundRef, key, paymentRef: ref, amount, createdAt: now });
    await updatePayment(tx, ref, { refunded: payment.refunded + amount });
    await publishToShop(tx, payment, 'refund.done', { amount, now, switches });
    return { ref: refundRef };
  });

/** `charge` and `refund` may throw `BankConnectionDropped` if a fault is switched on. */
export const createBank = (services: BankServices): Bank => ({
  charge: (ref, request) => charge(services, ref, request),
  refund: (request) => refund(services, request),
  openPayment: (payment) => openPayment(services, payment),
  findPayment: (ref) => findPayment(services, ref),
  cancelPayment: (ref) => cancelPayment(services, ref),
  savePaymentCard: (customer, token) => savePaymentCard(services, customer, token),
  dropPaymentCard: (token) => dropPaymentCard(services, token),
  verifyEvent: (bytes, headers, now) => readSigned(services.config.dataDir, bytes, headers, now),
  setSwitch: (name, share) => setSwitch(services.db, name, share),
});
