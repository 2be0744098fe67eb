import { randomBytes } from 'node:crypto';
import { accountsFeature, identify } from '#features/accounts/server/index.ts';
import { couponsFeature } from '#features/coupons/server/index.ts';
import { invoicesFeature, seedInvoices } from '#features/invoices/server/index.ts';
import { notificationsFeature } from '#features/notifications/server/index.ts';
import { packagesFeature, seedPackages } from '#features/packages/server/index.ts';
import { paymentsFeature } from '#features/payments/server/index.ts';
import { newPayer, type Payer } from '#features/payments/server/testing/paying.ts';
import { createBank } from '#features/sandbox-bank/server/index.ts';
import { subscriptionsFeature } from '#features/subscriptions/server/index.ts';
import { openDatabase } from '#server-kit/db/database.ts';
import { createHttpServer } from '#server-kit/http/http-server.ts';
import { mountRoutes } from '#server-kit/http/mount-routes.ts';
import { closeAfterwards } from '#server-kit/testing/close-afterwards.ts';
import { startTestApi, type TestAnswer, type TestApi } from '#server-kit/testing/test-api.ts';
import { checkoutJobs } from '../feature.ts';
import { checkoutFeature } from '../index.ts';

const features = [
  accountsFeature,
  packagesFeature,
  notificationsFeature,
  invoicesFeature,
  paymentsFeature,
  subscriptionsFeature,
  couponsFeature,
  checkoutFeature,
];

export interface CheckoutSite extends TestApi {
  /** IDs of the plans on sale. */
  readonly advanced: number;
  readonly pro: number;
  readonly basic: number;
}

/** Starts all payment features, with the product's real sessions and the sandbox bank. */
export async function startCheckout(settings: Record<string, string> = {}): Promise<CheckoutSite> {
  const api = await startTestApi({ features, identify, settings: { RATE_LIMITS: 'off', ...settings } });
  await seedPackages(api.services.db);
  await seedInvoices(api.services.db);
  const rows = await api.rows('select id, package_type from packages');
  const idOf = (type: string): number => rows.find(({ package_type }) => package_type === type).id;
  return { ...api, basic: idOf('basic'), advanced: idOf('advanced'), pro: idOf('pro') };
}

/** Starts a second process on the same database. */
export async function openSecond({ services, url }: CheckoutSite): Promise<{ address: string }> {
  const { db, close } = openDatabase(url, services.log, { connections: 10, waitMilliseconds: 60_000 });
  const siteServices = { ...services, db, config: { ...services.config } };
  const errorPage = () => '<html>';
  const texts = features.flatMap((feature) => feature.texts);
  const routes = features.flatMap((feature) => feature.routes);
  const app = await createHttpServer({ services: siteServices, texts, isReady: async () => true, errorPage });
  mountRoutes(app, routes, { services: siteServices, identify });
  closeAfterwards(async () => {
    await app.close();
    await close();
  });
  return { address: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

export const bankOf = ({ services }: Pick<TestApi, 'services'>) => createBank(services);

export const newKey = (): string => randomBytes(12).toString('hex');

export interface Buyer extends Payer {
  readonly methodId: number;
  pay(body?: object, key?: string): Promise<TestAnswer>;
}

/** An owner with a saved payment card, in the initial trial. */
export async function newBuyer(
  site: CheckoutSite,
  paymentCard: Parameters<Payer['addPaymentMethod']>[0] = {},
): Promise<Buyer> {
  const payer = await newPayer(site);
  const { id: methodId } = await payer.addPaymentMethod(paymentCard);
  const pay: Buyer['pay'] = (change = {}, key = newKey()) => {
    const purchase = { type: 'package', id: site.advanced, cycle: 'yearly', methodId, ...change };
    return payer.send('POST', '/api/checkout', purchase, { 'idempotency-key': key });
  };
  return { ...payer, methodId, pay };
}

/** Runs the scheduled jobs. */
export async function doOrders({ services }: Pick<TestApi, 'services'>): Promise<void> {
  for (const one of checkoutJobs) await one.work(services, {});
}

/** The amounts charged at the bank, one per payment. */
export async function charged({ rows }: Pick<TestApi, 'rows'>, userId: number): Promise<number[]> {
  const payments = await rows(
    `select b.amount from bank_payments b join payments p on p.provider_ref = b.ref
     where p.user_id = $1 and b.state = 'paid' order by b.created_at`,
    [userId],
  );
  return payments.map(({ amount }) => amount);
}

export const ordersOf = ({ rows }: Pick<TestApi, 'rows'>, userId: number) =>
  rows('select * from orders where user_id = $1 order by id', [userId]);
