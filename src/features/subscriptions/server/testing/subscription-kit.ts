import { accountsFeature } from '#features/accounts/server/index.ts';
import { addUser } from '#features/accounts/server/testing/run-jobs.ts';
import { seedInvoices } from '#features/invoices/server/index.ts';
import { notificationsFeature } from '#features/notifications/server/index.ts';
import type { PackageType } from '#features/packages/contract.ts';
import { seedPackages } from '#features/packages/server/index.ts';
import {
  beginPayment,
  type PaymentState,
  paymentPurposes,
  paymentsFeature,
  runPayment,
} from '#features/payments/server/index.ts';
import { newToken } from '#features/payments/server/testing/paying.ts';
import type { PaymentCardBehaviour } from '#features/sandbox-bank/domain.ts';
import { startTestApi, type TestAnswer, type TestApi } from '#server-kit/testing/test-api.ts';
import type { Subscription } from '../../contract.ts';
import type { Cycle } from '../../domain.ts';
import { subscriptionsJobs } from '../feature.ts';
import { fulfilPackage, type PackageQuote, quotePackage, subscriptionsFeature } from '../index.ts';

/** Noon in Israel. */
export const start = new Date('2026-11-15T10:00:00Z');
const day = 86_400_000;
export const inDays = (days: number, from = start): Date => new Date(from.getTime() + days * day);

interface Sold {
  readonly quote: PackageQuote;
  readonly methodId: number;
  readonly isRenewed: boolean;
}

const sold = new Map<number, Sold>();

/** Replaces the checkout feature, which depends on this one. */
const orderPurpose = paymentPurposes.with({
  name: 'order',
  onPaid: async (services, tx, { id, userId, amount, subjectId }) => {
    const order = sold.get(subjectId);
    if (!order) throw new Error('Nothing of the kind was sold');
    const { details, consent: text } = order.quote;
    const consent = order.isRenewed ? { text, locale: 'he' as const, at: start.toISOString() } : null;
    return fulfilPackage(services, tx, { userId, details, methodId: order.methodId, amount, consent, paymentId: id });
  },
  onFailed: async () => undefined,
});

export interface SubscriptionsApi extends TestApi {
  newSubscriber(options?: { readonly trialEndsAt?: Date | null }): Promise<Subscriber>;
  /** A subscriber who has just made this purchase. */
  newPaying(purchase?: PurchaseOptions): Promise<Subscriber>;
  packageId(type: PackageType): Promise<number>;
  /** Runs the scheduled jobs. */
  doJobs(): Promise<void>;
  /** Sets the clock and runs the scheduled jobs. */
  at(time: Date): Promise<void>;
}

/** Requests as the user set by the test, with the sandbox bank. */
export async function startSubscriptions(): Promise<SubscriptionsApi> {
  const api = await startTestApi({
    features: [accountsFeature, notificationsFeature, paymentsFeature, subscriptionsFeature],
    extensions: [orderPurpose],
    settings: { RATE_LIMITS: 'off' },
  });
  api.setTime(start);
  await seedPackages(api.services.db);
  await seedInvoices(api.services.db);
  const doJobs = async () => {
    for (const one of subscriptionsJobs) await one.work(api.services, {});
  };
  return {
    ...api,
    newSubscriber: (options) => newSubscriber(api, options),
    newPaying: async (purchase) => {
      const owner = await newSubscriber(api);
      await owner.buy(purchase);
      return owner;
    },
    packageId: (type) => packageId(api, type),
    doJobs,
    at: async (time) => {
      api.setTime(time);
      await doJobs();
    },
  };
}

export interface PurchaseOptions {
  readonly type?: PackageType;
  readonly cycle?: Cycle;
  readonly isRenewed?: boolean;
}

export interface Subscriber {
  readonly id: number;
  readonly methodId: number;
  send(method: string, path: string, body?: unknown): Promise<TestAnswer>;
  readSubscription(): Promise<Subscription>;
  addPaymentMethod(behaviour?: PaymentCardBehaviour): Promise<number>;
  /** Requests a monthly plan for the end of the period. */
  schedule(type: PackageType): Promise<TestAnswer>;
  quote(options?: PurchaseOptions): Promise<PackageQuote>;
  /** Orders and pays as the checkout does; an earlier quote is used unchanged. */
  buy(options?: PurchaseOptions, quote?: PackageQuote): Promise<PaymentState>;
  /** Sets the behaviour of all their payment methods from now on. */
  setMethodBehaviour(behaviour: PaymentCardBehaviour): Promise<void>;
  notifications(): Promise<string[]>;
}

let people = 0;

async function newSubscriber(api: TestApi, { trialEndsAt = null as Date | null } = {}): Promise<Subscriber> {
  people += 1;
  const id = await addUser(api, { username: `owner-${people}`, trial_ends_at: trialEndsAt, created_at: start });
  const send: Subscriber['send'] = (method, path, body) => {
    api.signIn({ id, role: 'user' });
    return api.send(method, path, body, { 'accept-language': 'en' });
  };
  const addPaymentMethod: Subscriber['addPaymentMethod'] = async (behaviour = 'pays') =>
    (await send('POST', '/api/payment-methods', { token: await newToken(api, { behaviour }) })).body.id;
  const methodId = await addPaymentMethod();
  const quote: Subscriber['quote'] = async ({ type = 'pro', cycle = 'monthly' } = {}) =>
    quotePackage(api.services.db, {
      userId: id,
      packageId: await packageId(api, type),
      cycle,
      locale: 'en',
      now: api.services.clock.now(),
    });
  return {
    id,
    methodId,
    send,
    addPaymentMethod,
    quote,
    readSubscription: async () => (await send('GET', '/api/subscription')).body,
    schedule: async (type) =>
      send('PUT', '/api/subscription/schedule', { packageId: await packageId(api, type), cycle: 'monthly' }),
    buy: async (options = {}, givenQuote) =>
      pay(api, id, { quote: givenQuote ?? (await quote(options)), methodId, isRenewed: options.isRenewed ?? true }),
    setMethodBehaviour: async (behaviour) => {
      await api.pool.query(
        'update bank_payment_cards set behaviour = $2 where token in (select token from payment_methods where user_id = $1)',
        [id, behaviour],
      );
    },
    notifications: async () => {
      const rows = await api.rows('select message from notifications where user_id = $1 order by id', [id]);
      return rows.map(({ message }) => message).filter((message) => message !== 'paymentPaid');
    },
  };
}

async function pay({ services }: TestApi, userId: number, order: Sold): Promise<PaymentState> {
  const subjectId = sold.size + 1;
  sold.set(subjectId, order);
  const { amount, lines } = order.quote;
  const request = { userId, purpose: 'order', subjectId, amount, methodId: order.methodId } as const;
  const paymentId = await services.db.transaction((tx) =>
    beginPayment(services, tx, { ...request, isOffSession: false, lines, locale: 'he' }),
  );
  return runPayment(services, paymentId);
}

async function packageId({ pool }: Pick<TestApi, 'pool'>, type: PackageType): Promise<number> {
  return (await pool.query('select id from packages where package_type = $1', [type])).rows[0].id;
}

export const statusAndCode = ({ status, body }: TestAnswer): [number, string] => [status, body?.code];
