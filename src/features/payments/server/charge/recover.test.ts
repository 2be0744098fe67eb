import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findLedgerErrors, runPayment, useProvider } from '../index.ts';
import { later, requestOf, startPayments, type TestShop } from '../testing/paying.ts';
import { createStubProvider, type StubProvider, silent } from '../testing/stub-provider.ts';

let shop: TestShop;
let provider: StubProvider;
const api = await startPayments();
const payer = await api.newPayer();
const methodId = (await payer.addPaymentMethod()).id;
beforeEach(() => {
  shop = api.openShop();
  provider = createStubProvider();
  useProvider(api.services, provider);
});
afterEach(async () => {
  api.setTime(undefined);
  await api.pool.query(
    `update payments set status = 'cancelled' where status in ('created', 'processing', 'challenge')`,
  );
});

const start = () => api.begin(requestOf(payer.id, methodId));
const statusOf = async (id: number) => (await api.row('select status from payments where id = $1', [id])).status;
const recover = (seconds: number) => {
  later(api, seconds);
  return api.doJob('recover-payments');
};

/** Simulates a process that dies at this point: it never receives the response and requests nothing more. */
async function dieAt(name: 'open' | 'confirm', isDone: boolean): Promise<number> {
  const { open, confirm } = provider;
  const die = async <A>(work: () => Promise<A>): Promise<A> => {
    if (isDone) await work();
    throw new Error('killed');
  };
  if (name === 'open') provider.open = (payment) => die(() => open(payment));
  else provider.confirm = (ref, charge) => die(() => confirm(ref, charge));
  const id = await start();
  await expect(runPayment(api.services, id)).rejects.toThrow('killed');
  Object.assign(provider, { open, confirm });
  return id;
}

describe('a process that crashes', () => {
  test('before any request: the payment is cancelled after a timeout and never charged', async () => {
    const id = await start();
    await recover(10);
    expect(await statusOf(id)).toBe('created');
    await recover(30);
    expect(await statusOf(id)).toBe('cancelled');
    expect(shop.failed).toEqual([id]);
    expect((await runPayment(api.services, id)).status).toBe('cancelled');
    expect(provider.charges()).toBe(0);
  });

  test.each([true, false])('while opening a payment (done: %s): cancelled', async (isDone) => {
    const id = await dieAt('open', isDone);
    await recover(30);
    expect(await statusOf(id)).toBe('cancelled');
    expect(provider.charges()).toBe(0);
  });

  test('between opening and charging: cancelled at the provider and never charged', async () => {
    const id = await dieAt('confirm', false);
    await recover(30);
    expect(await statusOf(id)).toBe('processing');
    await recover(90);
    expect(await statusOf(id)).toBe('cancelled');
    expect([...provider.payments.values()].map(({ outcome }) => outcome.status)).toEqual(['cancelled']);
    expect([provider.charges(), shop.failed]).toEqual([0, [id]]);
  });

  test('after the charge: found as paid, once', async () => {
    const id = await dieAt('confirm', true);
    await recover(30);
    await recover(90);
    expect(await statusOf(id)).toBe('paid');
    expect([provider.charges(), shop.paid]).toEqual([1, [id]]);
  });
});

describe('a slow payment', () => {
  test('is not charged when cancelled while being opened', async () => {
    const { open } = provider;
    provider.open = async (payment) => {
      const opened = await open(payment);
      await recover(60);
      return opened;
    };
    const id = await start();
    expect((await runPayment(api.services, id)).status).toBe('cancelled');
    expect(provider.charges()).toBe(0);
  });

  test('charged while being cancelled takes the provider’s status', async () => {
    const id = await dieAt('confirm', false);
    const { cancel } = provider;
    provider.cancel = async (ref) => {
      await provider.confirm(ref, { method: '', isOffSession: false });
      return cancel(ref);
    };
    await recover(90);
    expect(await statusOf(id)).toBe('paid');
    expect(shop.paid).toEqual([id]);
  });
});

describe('a card holder challenge without a response', () => {
  beforeEach(() => {
    provider.outcome = { status: 'challenge', next: { kind: 'frame', url: '/ask' } };
  });

  test('is cancelled after half an hour, and the owner is notified', async () => {
    const id = await start();
    await runPayment(api.services, id);
    await recover(29 * 60);
    expect(await statusOf(id)).toBe('challenge');
    await recover(31 * 60);
    expect(await statusOf(id)).toBe('cancelled');
    expect(shop.failed).toEqual([id]);
    const rows = await api.rows(`select message, link from notifications where user_id = $1`, [payer.id]);
    expect(rows.at(-1)).toEqual({ message: 'paymentFailed', link: '/wallet' });
  });

  test('that is approved outside the page is found as paid', async () => {
    const id = await start();
    await runPayment(api.services, id);
    for (const payment of provider.payments.values()) payment.outcome = { status: 'paid' };
    await recover(60);
    expect(await statusOf(id)).toBe('paid');
  });

  test('that was lost is shown again', async () => {
    const id = await dieAt('confirm', true);
    await recover(30);
    const rows = await api.rows('select status, next from payments where id = $1', [id]);
    expect(rows).toEqual([{ status: 'challenge', next: { kind: 'frame', url: '/ask' } }]);
  });
});

describe('recovery', () => {
  test('continues after one payment fails, and logs which', async () => {
    const ids = [await dieAt('confirm', true), await dieAt('confirm', true)];
    const { find } = provider;
    let calls = 0;
    provider.find = async (ref) => {
      calls += 1;
      if (calls === 1) throw new Error('a bug of the provider');
      return find(ref);
    };
    await recover(30);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['processing', 'paid']);
    expect(api.logged.some((line) => line.includes('payment recovery failed') && line.includes(`${ids[0]}`))).toBe(
      true,
    );
  });

  test('skips payments checked recently, and those of another provider', async () => {
    const id = await dieAt('confirm', true);
    provider.find = silent;
    await recover(30);
    await recover(40);
    const row = await api.row(`select count(*)::int from payment_attempts where payment_id = $1 and kind = 'lookup'`, [
      id,
    ]);
    expect(row.count).toBe(1);
    await api.pool.query(`update payments set provider = 'stripe' where id = $1`, [id]);
    provider.find = async () => {
      throw new Error('never asked');
    };
    await recover(600);
    expect(await statusOf(id)).toBe('processing');
  });

  test('processes all payments in batches', async () => {
    for (let count = 0; count < 250; count += 1) await start();
    expect((await api.row(`select count(*)::int from payments where status = 'created'`)).count).toBe(250);
    await recover(30);
    expect(shop.failed).toHaveLength(250);
  });
});

test('the ledger is consistent after all of this', async () => {
  expect(await findLedgerErrors(api.services)).toEqual([]);
});
