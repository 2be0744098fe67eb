import type { Bank, BankServices, NewRefund } from './bank-shapes.ts';
import { dropCard, keepCard } from './cards.ts';
import { cancelPayment, charge } from './charge.ts';
import { BankLineDropped, BankRefused } from './errors.ts';
import { tellShop } from './events.ts';
import { newName } from './names.ts';
import { findPayment, openPayment } from './payments.ts';
import { findRefundByKey, insertRefund, lockPayment, updatePayment } from './queries.ts';
import { readSigned } from './signature.ts';
import { readSwitches, type Switches, setSwitch, strikes } from './switches.ts';

/** Gives back once for a key, and never more than was paid. */
async function refund(services: BankServices, asked: NewRefund): Promise<{ ref: string }> {
  const switches = await readSwitches(services.db);
  const done = await recordRefund(services, asked, switches);
  if (strikes(switches, 'dropAfterRefund')) throw new BankLineDropped('after the refund');
  return done;
}

const recordRefund = ({ db, clock }: BankServices, { key, ref, amount }: NewRefund, switches: Switches) =>
  db.transaction(async (tx) => {
    const payment = await lockPayment(tx, ref);
    if (payment?.state !== 'paid') throw new BankRefused('nothing was paid');
    // Under the lock: two with one key come here one after the other.
    const known = await findRefundByKey(tx, key);
    if (known && known.paymentRef === ref && known.amount === amount) return { ref: known.ref };
    if (known) throw new BankRefused('the key was used for another refund');
    if (!Number.isSafeInteger(amount) || amount <= 0 || payment.refunded + amount > payment.amount)
      throw new BankRefused('more than is left of the payment');
    const now = clock.now();
    const made = newName('refund');
    await insertRefund(tx, { ref: made, key, paymentRef: ref, amount, createdAt: now });
    await updatePayment(tx, ref, { refunded: payment.refunded + amount });
    await tellShop(tx, payment, 'refund.done', { amount, now, switches });
    return { ref: made };
  });

/** The first two of these may throw `BankLineDropped` when a switch says so: charging, and giving back. */
export const createBank = (services: BankServices): Bank => ({
  charge: (ref, asked) => charge(services, ref, asked),
  refund: (asked) => refund(services, asked),
  openPayment: (payment) => openPayment(services, payment),
  findPayment: (ref) => findPayment(services, ref),
  cancelPayment: (ref) => cancelPayment(services, ref),
  keepCard: (customer, token) => keepCard(services, customer, token),
  dropCard: (token) => dropCard(services, token),
  verifyEvent: (bytes, headers, now) => readSigned(services.config.dataDir, bytes, headers, now),
  setSwitch: (name, share) => setSwitch(services.db, name, share),
});
