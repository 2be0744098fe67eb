import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findLedgerErrors, runPayment } from '../index.ts';
import { compareWithProvider } from '../testing/compare-with-bank.ts';
import { later, requestOf, startPayments } from '../testing/paying.ts';

const api = await startPayments();
const shop = api.openShop();

const many = 2_000;
const atOnce = 20;

test('recovers when the bank charges and drops the connection at every fifth payment', {
  timeout: 300_000,
}, async () => {
  const payer = await api.newPayer();
  const { id: methodId } = await payer.addPaymentMethod();
  const { bank } = api;
  await bank.setSwitch('dropAfterCharge', 0.2);
  await bank.setSwitch('dropBeforeCharge', 0.05);
  let started = 0;
  const buy = async () => {
    while (started < many) {
      started += 1;
      const id = await api.begin(requestOf(payer.id, methodId, { amount: 100 + started }));
      await runPayment(api.services, id);
    }
  };
  const watch = async () => {
    while (started < many) {
      expect(await findLedgerErrors(api.services)).toEqual([]);
      await pause(200);
    }
  };
  await Promise.all([...Array.from({ length: atOnce }, buy), watch()]);
  const count = async (status: string) =>
    (await api.row('select count(*)::int from payments where status = $1', [status])).count;
  expect(await count('processing')).toBeGreaterThan(many / 8);
  later(api, 120);
  await api.doJob('recover-payments');
  await api.doJob('recover-payments');
  expect(await count('processing')).toBe(0);
  expect([...shop.paid, ...shop.failed].sort((one, two) => one - two)).toHaveLength(many);
  expect(new Set(shop.paid).size).toBe(shop.paid.length);
  const rows = await api.rows(`select count(*)::int, count(distinct key)::int as keys from bank_payments`);
  expect(rows).toEqual([{ count: many, keys: many }]);
  expect(await compareWithProvider(api)).toEqual([]);
  expect(await findLedgerErrors(api.services)).toEqual([]);
});
