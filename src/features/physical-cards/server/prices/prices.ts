import { AppError, orNotFound } from '#base/app-error.ts';
import { pick } from '#base/pick.ts';
import { dateInIsrael, startOfDay } from '#base/time/israel-time.ts';
import { presentAs } from '#server-kit/admin-list/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type Call, type Route, route } from '#server-kit/http/route.ts';
import { cardPricesAt, deliveries, firstPrices, pricedItems } from '../../prices.ts';
import { type AdminCardPrice, cardPricesApi, datedCardPrice, type NewCardPrice } from '../../prices-contract.ts';
import {
  deletePrice,
  findCardPrices,
  insertPrice,
  listPricesWithAuthors,
  lockPrice,
  type PriceRow,
} from './price-queries.ts';

async function listAdminPrices(db: Db, now: Date): Promise<AdminCardPrice[]> {
  const rows = await listPricesWithAuthors(db);
  const amounts = cardPricesAt(
    rows.map(({ price }) => price),
    now,
  );
  return pricedItems.map((item) => ({
    item,
    amount: amounts[item],
    firstAmount: firstPrices[item],
    prices: rows
      .filter(({ price }) => price.item === item)
      .map(({ price, by }) => presentAs(datedCardPrice, { ...price, by })),
  }));
}

type AdminCall = Pick<Call<unknown, unknown, unknown>, 'audit' | 'clock' | 'db' | 'user'>;
type Fields = Readonly<Record<string, string>>;

/** Delivery may be free, cards are not. */
function priceErrors({ item, amount, validFrom }: NewCardPrice, today: string): Fields {
  const isDelivery = deliveries.some((one) => one === item);
  return {
    ...(amount === 0 && !isDelivery && { amount: 'cardPrices.notFree' }),
    ...(validFrom < today && { validFrom: 'cardPrices.past' }),
  };
}

/** A price of today begins now: orders of this morning keep what they were shown. */
async function addPrice(call: AdminCall, body: NewCardPrice): Promise<AdminCardPrice[]> {
  const { db, clock, user, audit } = call;
  const { item, amount, validFrom } = body;
  const now = clock.now();
  const today = dateInIsrael(now);
  const fields = priceErrors(body, today);
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  const effectiveFrom = validFrom === today ? now : startOfDay(validFrom);
  return db.transaction(async (tx) => {
    const former = (await findCardPrices(tx, effectiveFrom))[item];
    const created = await insertPrice(tx, { item, amount, effectiveFrom, createdBy: user.id, createdAt: now });
    if (!created)
      throw new AppError('conflict', { message: 'cardPrices.sameDay', fields: { validFrom: 'cardPrices.sameDay' } });
    await audit(tx, {
      action: 'card-prices.set',
      target: { kind: 'card-price', id: item },
      before: { amount: former },
      after: { amount, effectiveFrom: effectiveFrom.toISOString() },
    });
    return listAdminPrices(tx, now);
  });
}

/** Only before it holds: what was charged stays readable. */
async function dropPrice({ db, clock, audit }: AdminCall, id: number): Promise<AdminCardPrice[]> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const price: PriceRow = orNotFound(await lockPrice(tx, id));
    if (price.effectiveFrom <= now) throw new AppError('conflict', { message: 'cardPrices.holdsAlready' });
    await deletePrice(tx, id);
    await audit(tx, {
      action: 'card-prices.drop',
      target: { kind: 'card-price', id: price.item },
      before: { ...pick(price, 'amount'), effectiveFrom: price.effectiveFrom.toISOString() },
    });
    return listAdminPrices(tx, now);
  });
}

export const pricesRoutes: Route[] = [
  route(cardPricesApi.list, ({ db, clock }) => findCardPrices(db, clock.now())),
  route(cardPricesApi.adminList, ({ db, clock }) => listAdminPrices(db, clock.now())),
  route(cardPricesApi.add, (call) => addPrice(call, call.body)),
  route(cardPricesApi.drop, (call) => dropPrice(call, call.params.id)),
];
