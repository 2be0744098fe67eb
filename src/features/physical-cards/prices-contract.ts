/** What cards and their delivery cost: for everyone, and over time for those who set it. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { byId, day } from '#base/schemas.ts';
import { pricedItems } from './prices.ts';

const wrong = { error: 'errors.invalid' };
const notANumber = { error: 'errors.invalid_number' };
const instant = z.iso.datetime();
const agorot = z.number().int();
const maxAmount = 1_000_000;

export const cardPrices = z.object({
  pvc: agorot,
  wood: agorot,
  metal: agorot,
  post: agorot,
  pickup: agorot,
  express: agorot,
});

export const datedCardPrice = z.object({
  id: z.number().int(),
  amount: agorot,
  effectiveFrom: instant,
  createdAt: instant,
  /** The admin who set it; null if the account was deleted. */
  by: z.string().nullable(),
});
export type DatedCardPrice = z.output<typeof datedCardPrice>;

const pricedItem = z.enum(pricedItems, wrong);

export const adminCardPrice = z.object({
  item: pricedItem,
  /** Now. */
  amount: agorot,
  /** Past and future prices, newest first; before the first of them the price was `firstAmount`. */
  prices: z.array(datedCardPrice),
  firstAmount: agorot,
});
export type AdminCardPrice = z.output<typeof adminCardPrice>;

export const newCardPrice = z.object({
  item: pricedItem,
  amount: z.number(notANumber).int(wrong).min(0, wrong).max(maxAmount, wrong),
  /** In Israel; today is from this moment on. */
  validFrom: day,
});
export type NewCardPrice = z.output<typeof newCardPrice>;

const admin = { access: 'admin:prices', needsSession: true, answer: z.array(adminCardPrice) } as const;

export const cardPricesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/card-prices',
    access: 'public',
    summary: 'What cards and their delivery cost now, without the discount of a package',
    answer: cardPrices,
  }),
  adminList: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/card-prices',
    summary: 'Prices of cards and delivery over time',
  }),
  add: endpoint({
    ...admin,
    method: 'POST',
    path: '/api/admin/card-prices',
    summary: 'Sets a price from a day on; orders that were made keep theirs',
    body: newCardPrice,
    status: 201,
    requiresRecentAuth: true,
  }),
  drop: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/api/admin/card-prices/:id',
    summary: 'Takes back a price that does not hold yet',
    params: byId,
    requiresRecentAuth: true,
  }),
};
