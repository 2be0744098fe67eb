import { randomBytes } from 'node:crypto';
import { accountsFeature, identify } from '#features/accounts/server/index.ts';
import { createBrowser, newPerson, type TestBrowser } from '#features/accounts/server/testing/test-browser.ts';
import { notificationsFeature } from '#features/notifications/server/index.ts';
import type { PaymentCardBehaviour } from '#features/sandbox-bank/domain.ts';
import { createBank } from '#features/sandbox-bank/server/index.ts';
import { isDatabaseUnavailable } from '#server-kit/db/database.ts';
import type { Extension } from '#server-kit/services/services.ts';
import { startTestApi, type TestAnswer, type TestApi } from '#server-kit/testing/test-api.ts';
import type { PaymentMethod } from '../../contract.ts';
import {
  beginPayment,
  type PaymentRequest,
  type PaymentRow,
  type PaymentState,
  paymentPurposes,
  paymentsFeature,
  readyProvider,
  runPayment,
} from '../index.ts';

export interface PaymentsApi extends TestApi {
  /** Replaces the previous shop. */
  openShop(): TestShop;
  readonly bank: ReturnType<typeof createBank>;
  newPayer(): Promise<Payer>;
  begin(request: PaymentRequest): Promise<number>;
  /** Begins a payment of an owner and runs it. */
  pay(...request: Parameters<typeof requestOf>): Promise<PaymentState>;
  doJob(name: string, payload?: object): Promise<void>;
  queued(name: string): Promise<Record<string, unknown>[]>;
}

export async function startPayments(
  settings: Record<string, string> = {},
  extensions: readonly Extension[] = [],
): Promise<PaymentsApi> {
  let shop = newShop();
  const asShop = {
    onPaid: async (_: unknown, __: unknown, payment: PaymentRow) => paidIn(shop, payment),
    onFailed: async (_: unknown, __: unknown, payment: PaymentRow) => void shop.failed.push(payment.id),
    onRefunded: async (_: unknown, __: unknown, payment: PaymentRow, amount: number) =>
      refundedIn(shop, payment, amount),
  };
  const purposes = (['order', 'renewal'] as const).map((name) => paymentPurposes.with({ name, ...asShop }));
  const api = await startTestApi({
    features: [accountsFeature, notificationsFeature, paymentsFeature],
    extensions: [...purposes, ...extensions],
    identify,
    settings: { RATE_LIMITS: 'off', ...settings },
  });
  await readyProvider(api.services);
  return {
    ...api,
    openShop: () => {
      shop = newShop();
      return shop;
    },
    bank: bankOf(api),
    newPayer: () => newPayer(api),
    begin: (request) => begin(api, request),
    pay: async (...request) => runPayment(api.services, await begin(api, requestOf(...request))),
    doJob: (name, payload) => doJob(api, name, payload),
    queued: (name) => queued(api, name),
  };
}

export const bankOf = ({ services }: Pick<TestApi, 'services'>) => createBank(services);

interface PaymentCardOptions {
  readonly behaviour?: PaymentCardBehaviour;
  readonly expMonth?: number;
  readonly expYear?: number;
}

/** A token as the browser's card fields return it. */
export async function newToken({ pool }: Pick<TestApi, 'pool'>, options: PaymentCardOptions = {}): Promise<string> {
  const { behaviour = 'pays', expMonth = 12, expYear = 2090 } = options;
  const token = `card_${randomBytes(8).toString('hex')}`;
  await pool.query(
    `insert into bank_payment_cards (token, brand, last4, exp_month, exp_year, behaviour, created_at)
     values ($1, 'visa', '4242', $2, $3, $4, now())`,
    [token, expMonth, expYear, behaviour],
  );
  return token;
}

export interface Payer extends TestBrowser {
  readonly id: number;
  addPaymentMethod(options?: PaymentCardOptions & { save?: 'whenPaid' | 'never' }): Promise<PaymentMethod>;
}

export async function newPayer(api: TestApi): Promise<Payer> {
  const browser = createBrowser(api);
  const { body } = await browser.register(newPerson());
  const addPaymentMethod: Payer['addPaymentMethod'] = async ({ save, ...options } = {}) => {
    const token = await newToken(api, options);
    const answer = await browser.send('POST', '/api/payment-methods', { token, save });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };
  return { ...browser, id: body.user.id, addPaymentMethod };
}

let subject = 0;

export const requestOf = (userId: number, methodId: number, more: Partial<PaymentRequest> = {}): PaymentRequest => {
  const { amount = 30_000 } = more;
  subject += 1;
  return {
    userId,
    methodId,
    amount,
    purpose: 'order',
    subjectId: subject,
    isOffSession: false,
    locale: 'he',
    lines: [{ text: { he: 'Pro, to a Hebrew reader', en: 'Pro package' }, quantity: 1, amount }],
    ...more,
  };
};

const begin = ({ services }: Pick<TestApi, 'services'>, request: PaymentRequest): Promise<number> =>
  services.db.transaction((tx) => beginPayment(services, tx, request));

/** In-memory fake of the feature that requests payments. */
export interface TestShop {
  readonly paid: number[];
  readonly failed: number[];
  /** Refunds: the payment, its total refunded amount, and the amount of this refund. */
  readonly returned: [id: number, refunded: number, amount: number][];
  decision: 'kept' | 'refund';
  /** Thrown once, inside the transaction. */
  failure: Error | undefined;
}

const newShop = (): TestShop => ({ paid: [], failed: [], returned: [], decision: 'kept', failure: undefined });

function failOnce(shop: TestShop): void {
  const { failure } = shop;
  shop.failure = undefined;
  if (failure) throw failure;
}

function paidIn(shop: TestShop, { id }: PaymentRow): TestShop['decision'] {
  failOnce(shop);
  shop.paid.push(id);
  return shop.decision;
}

function refundedIn(shop: TestShop, { id, refunded }: PaymentRow, amount: number): void {
  failOnce(shop);
  shop.returned.push([id, refunded, amount]);
}

/** Runs a job of this feature, queued or scheduled. */
export async function doJob(
  { services }: Pick<TestApi, 'services'>,
  name: string,
  payload: object = {},
): Promise<void> {
  const found = paymentsFeature.jobs.find((one) => one.name === name);
  if (!found) throw new Error(`There is no job ${name}`);
  await found.work(services, found.payload.parse(payload));
}

/** Payloads of the queued jobs with a name. */
export async function queued({ pool }: Pick<TestApi, 'pool'>, name: string): Promise<Record<string, unknown>[]> {
  const { rows } = await pool.query(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 order by j.id`,
    [name],
  );
  return rows.map(({ payload }) => payload);
}

/** Retries when no database connection is free, as a browser would. */
export async function persistently<A>(work: () => Promise<A>): Promise<A> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }
}

export const later = (api: Pick<TestApi, 'setTime'>, seconds: number, from = Date.now()): void =>
  api.setTime(new Date(from + seconds * 1_000));

export const statusAndCode = ({ status, body }: TestAnswer): [number, string] => [status, body?.code];
