import { accountsFeature, identify } from '#features/accounts/server/index.ts';
import { checkoutFeature } from '#features/checkout/server/index.ts';
import { newKey } from '#features/checkout/server/testing/checkout-site.ts';
import { couponsFeature } from '#features/coupons/server/index.ts';
import { invoicesFeature, seedInvoices } from '#features/invoices/server/index.ts';
import { notificationsFeature } from '#features/notifications/server/index.ts';
import { packagesFeature, seedPackages } from '#features/packages/server/index.ts';
import { paymentsFeature, readyProvider } from '#features/payments/server/index.ts';
import { newPayer, type Payer } from '#features/payments/server/testing/paying.ts';
import { profilesFeature } from '#features/profiles/server/index.ts';
import { subscriptionsFeature } from '#features/subscriptions/server/index.ts';
import { startTestApi, type TestAnswer, type TestApi } from '#server-kit/testing/test-api.ts';
import type { PhysicalOrderWithHistory } from '../../contract.ts';
import type { PhysicalCardDesign } from '../../design/design.ts';
import type { OrderState } from '../../transitions.ts';
import { physicalCardsJobs } from '../feature.ts';
import { physicalCardsFeature } from '../index.ts';
import { seedPoints } from '../points.ts';
import { exampleAddress, exampleDesign } from './example-texts.ts';

export interface PhysicalCardSite extends TestApi {
  /** An owner with a profile, a saved design and a payment method, in the initial trial. */
  newCustomer(paymentMethod?: Parameters<Payer['addPaymentMethod']>[0], design?: PhysicalCardDesign): Promise<Customer>;
  placeOrder(customer: Customer, state: OrderState, quantity?: number): ReturnType<typeof placeOrder>;
  /** Marks the tags of an order as written, as the workshop does. */
  writeTags(orderId: number): Promise<unknown>;
  stateOf(orderId: number): Promise<OrderState>;
  /** The transitions of an order, oldest first. */
  pathOf(orderId: number): Promise<string[]>;
  /** Runs the scheduled jobs. */
  doJobs(): Promise<void>;
}

/** Card orders with the full payment flow, against the sandbox bank. */
export async function startPhysicalCards(settings: Record<string, string> = {}): Promise<PhysicalCardSite> {
  const api = await startTestApi({
    features: [
      accountsFeature,
      packagesFeature,
      profilesFeature,
      notificationsFeature,
      invoicesFeature,
      paymentsFeature,
      subscriptionsFeature,
      couponsFeature,
      checkoutFeature,
      physicalCardsFeature,
    ],
    identify,
    settings: { RATE_LIMITS: 'off', ...settings },
  });
  await readyProvider(api.services);
  await seedPackages(api.services.db);
  await seedInvoices(api.services.db);
  await seedPoints(api.services.db);
  return {
    ...api,
    newCustomer: (...options) => newCustomer(api, ...options),
    placeOrder: (...order) => placeOrder(api, ...order),
    writeTags: (id) => api.rows('update tags set written_at = now() where order_id = $1', [id]),
    stateOf: async (id) => (await api.row('select state from physical_orders where id = $1', [id])).state,
    pathOf: async (id) => {
      const rows = await api.rows('select * from physical_order_events where order_id = $1 order by id', [id]);
      return rows.map((row) => `${row.event} by ${row.by}: ${row.to_state}`);
    },
    doJobs: async () => {
      for (const one of physicalCardsJobs) if (one.cron) await one.work(api.services, {} as never);
    },
  };
}

export interface Customer extends Payer {
  readonly profileId: number;
  readonly designId: number;
  readonly methodId: number;
  saveDesign(design?: PhysicalCardDesign): Promise<number>;
  /** Throws unless the request succeeds. */
  order(more?: object): Promise<PhysicalOrderWithHistory>;
  readOrder(id: number): Promise<PhysicalOrderWithHistory>;
  pay(orderId: number, more?: object): Promise<TestAnswer>;
}

async function newCustomer(
  site: TestApi,
  paymentMethod: Parameters<Payer['addPaymentMethod']>[0] = {},
  design: PhysicalCardDesign = exampleDesign,
): Promise<Customer> {
  const payer = await newPayer(site);
  const must = async (method: string, path: string, body?: object) => {
    const answer = await payer.send(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const { id: methodId } = await payer.addPaymentMethod(paymentMethod);
  const { id: profileId } = await must('POST', '/api/profiles', { name: 'Dana' });
  const saveDesign = async (saved = design): Promise<number> => {
    const row = await site.row(
      `insert into physical_card_designs (owner_id, profile_id, name, design, created_at, updated_at)
       values ($1, $2, '', $3, now(), now()) returning id`,
      [payer.id, profileId, saved],
    );
    return row.id;
  };
  const designId = await saveDesign();
  const input = { designId, quantity: 2, delivery: 'post', address: exampleAddress };
  return {
    ...payer,
    profileId,
    designId,
    methodId,
    saveDesign,
    order: (more = {}) => must('POST', '/api/physical-orders', { ...input, ...more }),
    readOrder: (id) => must('GET', `/api/physical-orders/${id}`),
    pay: (id, more = {}) =>
      payer.send(
        'POST',
        '/api/checkout',
        { type: 'physical-card', id, methodId, ...more },
        { 'idempotency-key': newKey() },
      ),
  };
}

/** An order paid through the checkout. */
export async function paidOrder(customer: Customer, more: object = {}): Promise<PhysicalOrderWithHistory> {
  const { id } = await customer.order(more);
  const { body } = await customer.pay(id);
  if (body.status !== 'paid') throw new Error(JSON.stringify(body));
  return customer.readOrder(id);
}

/**
 * Inserts an order in any state, bypassing the rules and without a payment, to test a single transition. Its history
 * matches.
 */
export async function placeOrder(
  { pool }: Pick<TestApi, 'pool'>,
  { id: ownerId, profileId, designId }: Pick<Customer, 'id' | 'profileId' | 'designId'>,
  state: OrderState,
  quantity = 1,
): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const { rows } = await client.query(
      `insert into physical_orders (owner_id, profile_id, design_id, state, design, material, quantity, delivery, address,
         locale, amount, carrier, promised_from, promised_to, expires_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, 'pvc', $6, 'post', $7, 'he', 11400, 'own', '2026-11-18', '2026-11-22',
         now() + interval '2 days', now(), now()) returning id`,
      [ownerId, profileId, designId, state, exampleDesign, quantity, exampleAddress],
    );
    await client.query(
      `insert into physical_order_events (order_id, event, to_state, by, at) values ($1, 'order', $2, 'owner', now())`,
      [rows[0].id, state],
    );
    await client.query('commit');
    return rows[0].id;
  } finally {
    client.release();
  }
}
