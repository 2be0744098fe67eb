import type { Bank, BankServices } from './bank-shapes.ts';
import { dropCard, keepCard } from './cards.ts';
import { cancelPayment, charge } from './charge.ts';
import { findPayment, openPayment } from './payments.ts';
import { refund } from './refund.ts';
import { readSigned } from './signature.ts';
import { setSwitch } from './switches.ts';

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
