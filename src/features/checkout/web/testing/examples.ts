import type { Order, Quote } from '../../contract.ts';
import examples from './examples.json' with { type: 'json' };

/** For tests: a year of a plan, bought during a trial. */
export const quoteExample = examples.quote as Quote;
export const orderExample = examples.order as Order;

/** The same for physical cards: two, delivered by post. */
export const physicalCardsQuoteExample: Quote = {
  ...quoteExample,
  type: 'physical-card',
  id: 31,
  title: 'Two NFC cards',
  amount: 20_300,
  vat: 3_097,
  renewal: null,
  arrival: { from: '2026-11-22', to: '2026-11-24' },
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
