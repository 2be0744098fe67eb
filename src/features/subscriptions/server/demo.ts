import { addMonths } from '#base/time/israel-time.ts';
import { type DemoSeed, demoMonths, findOwner } from '#features/accounts/server/index.ts';
import { type DemoCharge, demoMethod } from '#features/invoices/server/index.ts';
import { createNotification } from '#features/notifications/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { SubscriptionRow } from './queries.ts';
import { getPackageOf, getPricesOf, periodLine, priceOf } from './quote.ts';

const untouched = {
  nextPackage: null,
  nextCycle: null,
  nextPrice: null,
  consent: null,
  tries: 0,
  paymentId: null,
  noticedIndex: -1,
  cancelledAt: null,
  endedAt: null,
} as const;

/** The subscription of a demo account, which is shown and not stored: nobody pays for it (decision 73). */
export async function findDemoSubscription(db: Db, userId: number): Promise<SubscriptionRow | undefined> {
  const owner = await findOwner(db, userId);
  if (!owner) return undefined;
  const { createdAt: startedAt } = owner;
  const price = priceOf(await getPricesOf(db, 'pro', startedAt), 'monthly');
  const [periodStart, periodEnd] = [addMonths(startedAt, demoMonths - 1), addMonths(startedAt, demoMonths)];
  const plan = { packageType: 'pro', cycle: 'monthly', status: 'active', price, periodPaid: price } as const;
  const period = { anchorAt: startedAt, startedAt, periodStart, periodEnd, nextTryAt: periodEnd };
  return { id: 0, userId, ...plan, ...period, ...untouched, periodIndex: demoMonths - 1, methodId: demoMethod.id };
}

/** One for each month. */
export async function listDemoMonths(db: Db, userId: number): Promise<DemoCharge[]> {
  const row = await findDemoSubscription(db, userId);
  if (!row) return [];
  const sold = await getPackageOf(db, row.packageType);
  return Array.from({ length: demoMonths }, (_, month) => {
    const period = { periodStart: addMonths(row.startedAt, month), periodEnd: addMonths(row.startedAt, month + 1) };
    return { at: period.periodStart, lines: [periodLine(sold, row.cycle, period, row.price)] };
  });
}

export const seedDemoRenewal: DemoSeed = async (db, _, { id: userId }) => {
  const row = await findDemoSubscription(db, userId);
  if (!row) return;
  const values = { amount: row.price / 100 };
  const renewed = { userId, kind: 'payment', message: 'renewed', values, link: '/wallet' } as const;
  await createNotification(db, renewed, row.periodStart, row.periodStart);
};
