import type { Order, Quote } from '../../contract.ts';

/** For tests: a year of a plan, bought during a trial. */
export const quoteExample: Quote = {
  type: 'package',
  id: 2,
  title: 'Advanced',
  amount: 30_000,
  net: 25_424,
  vat: 4_576,
  vatRate: 1_800,
  currency: 'ILS',
  takesQuantity: false,
  deliveries: [],
  lines: [{ text: 'Advanced, a year', quantity: 1, amount: 30_000 }],
  renewal: {
    cycle: 'yearly',
    monthlyPrice: 4_000,
    yearlyPrice: 30_000,
    saving: 38,
    periodStart: '2026-11-20T10:00:00.000Z',
    periodEnd: '2027-11-20T10:00:00.000Z',
    nextCharge: { at: '2027-11-20T10:00:00.000Z', amount: 30_000 },
    consent: 'Renew it every year',
    trialDaysLeft: 5,
    isUpgrade: false,
  },
};

export const orderExample: Order = {
  orderId: 7,
  status: 'paid',
  next: null,
  type: 'package',
  itemId: 2,
  cycle: 'yearly',
  title: 'Advanced, a year',
  amount: 30_000,
  currency: 'ILS',
  reason: null,
  invoiceId: 31,
  invoiceNumber: 1_024,
  createdAt: '2026-11-15T10:00:00.000Z',
};

/** The same for physical cards: two, delivered by post. */
export const physicalCardsQuoteExample: Quote = {
  ...quoteExample,
  type: 'physical-card',
  id: 31,
  title: 'Two NFC cards',
  amount: 20_300,
  vat: 3_097,
  renewal: null,
  lines: [
    { text: 'NFC card, PVC', quantity: 2, amount: 17_800 },
    { text: 'By post', quantity: 1, amount: 2_500 },
  ],
};

export const physicalCardsOrderExample: Order = {
  ...orderExample,
  type: 'physical-card',
  itemId: 31,
  cycle: null,
  title: 'Two NFC cards',
  amount: 20_300,
};
