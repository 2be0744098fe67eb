import { beforeEach, describe, expect, test } from 'vitest';
import { bankSwitches } from '../domain.ts';
import { createBank } from './bank.ts';
import { sandboxBankJobs } from './feature.ts';
import { holderAnswers, newPaymentCard } from './testing/bank-kit.ts';
import { startBankSite, stripeSettings } from './testing/bank-site.ts';

const site = await startBankSite({ RATE_LIMITS: 'off' });
beforeEach(() => site.signIn(undefined));

describe('fault switches', () => {
  const path = '/api/sandbox-bank/switches';
  const allOff = Object.fromEntries(bankSwitches.map((name) => [name, 0]));

  test('can be read and set by an admin; omitted ones stay unchanged', async () => {
    site.signIn('admin');
    expect((await site.send('GET', path)).body).toEqual(allOff);
    const some = { doubleEvents: 0.5, lateEvents: 1 };
    expect((await site.send('PUT', path, some)).body).toEqual({ ...allOff, ...some });
    expect((await site.send('PUT', path, { doubleEvents: 0 })).body).toEqual({ ...allOff, lateEvents: 1 });
    expect((await site.send('PUT', path, { lateEvents: 0, _csrf: 'beside' })).body).toEqual(allOff);
  });

  test('are refused to users who are not admins', async () => {
    site.signIn('user');
    expect((await site.send('GET', path)).status).toBe(403);
    expect((await site.send('PUT', path, { doubleEvents: 1 })).status).toBe(403);
  });

  test.each([-0.1, 1.1, 'often', null, Number.MAX_VALUE])(
    'a probability of %o returns 400 naming the field',
    async (share) => {
      site.signIn('admin');
      const { status, body } = await site.send('PUT', path, { doubleEvents: share });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['doubleEvents']]);
    },
  );
});

describe('a demo payment', () => {
  const tryPaymentWith = async (number: string) =>
    site.send('POST', '/api/payment-demo', { token: await newPaymentCard(site.services, number) });

  test.each([
    ['4242424242424242', 'paid', null],
    ['4000000000000002', 'declined', 'declined'],
    ['4000000000009995', 'declined', 'no_funds'],
    ['4000000000000341', 'declined', 'declined'],
  ])('with %s is %s', async (number, outcome, reason) => {
    const { status, body } = await tryPaymentWith(number);
    expect([status, body]).toEqual([200, { ref: expect.any(String), outcome, reason, challengeUrl: null }]);
    expect((await site.send('GET', `/api/payment-demo/${body.ref}`)).body).toEqual(body);
  });

  test('returns a challenge, and its later outcome can be read', async () => {
    const { body } = await tryPaymentWith('4000002500003155');
    expect(body).toMatchObject({ outcome: 'challenge', challengeUrl: `/sandbox-bank/challenge/${body.ref}` });
    await holderAnswers(site.services, body.ref, true);
    expect((await site.send('GET', `/api/payment-demo/${body.ref}`)).body).toMatchObject({ outcome: 'paid' });
  });

  test('looks up the result after a dropped connection and does not charge twice', async () => {
    const bank = createBank(site.services);
    await bank.setSwitch('dropAfterCharge', 1);
    expect((await tryPaymentWith('4242424242424242')).body).toMatchObject({ outcome: 'paid' });
    await bank.setSwitch('dropAfterCharge', 0);
    await bank.setSwitch('dropBeforeCharge', 1);
    expect((await tryPaymentWith('4242424242424242')).body).toMatchObject({ outcome: 'waiting' });
    await bank.setSwitch('dropBeforeCharge', 0);
  });

  test.each([{}, { token: '' }, { token: 7 }, { token: 'x'.repeat(101) }])(
    '%o returns 400 naming the field',
    async (body) => {
      const answer = await site.send('POST', '/api/payment-demo', body);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['token']]);
    },
  );

  test('with an unknown token is declined', async () => {
    for (const token of ['card_unknown', 'nul\u0000', "' or 1=1"])
      expect((await site.send('POST', '/api/payment-demo', { token })).body).toMatchObject({ outcome: 'declined' });
  });

  test('does not expose the shop’s payments', async () => {
    const bank = createBank(site.services);
    const { ref } = await bank.openPayment({ key: 'shop', merchant: 'shop', amount: 5, currency: 'ILS' });
    for (const name of [ref, 'pay_none', encodeURIComponent('"><script>')])
      expect((await site.send('GET', `/api/payment-demo/${name}`)).status).toBe(404);
    expect((await site.send('GET', '/api/payment-demo/%00')).status).toBe(400);
  });

  test('is rate-limited, refused to other sites and disabled where real payments are taken', async () => {
    const foreign = { origin: 'https://elsewhere.example' };
    expect((await site.send('POST', '/api/payment-demo', { token: 'x' }, foreign)).status).toBe(403);
    const limited = await startBankSite();
    const tries = await Promise.all(
      Array.from({ length: 40 }, () => limited.send('POST', '/api/payment-demo', { token: 'x' })),
    );
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(10);
    await limited.close();
    const closed = await startBankSite(stripeSettings);
    closed.signIn('admin');
    for (const [method, path, body] of [
      ['POST', '/api/payment-demo', { token: 'x' }],
      ['GET', '/api/payment-demo/pay_x', undefined],
      ['GET', '/api/sandbox-bank/switches', undefined],
      ['PUT', '/api/sandbox-bank/switches', {}],
    ] as const)
      expect((await closed.send(method, path, body)).status).toBe(404);
  });
});

test('demo payments are deleted after a day; the shop’s payments and saved cards stay', async () => {
  const { services, rows } = site;
  const bank = createBank(services);
  await site.send('POST', '/api/payment-demo', { token: await newPaymentCard(services) });
  const unusedCard = await newPaymentCard(services);
  await bank.savePaymentCard('cus-1', unusedCard);
  const used = await newPaymentCard(services);
  const { ref } = await bank.openPayment({ key: 'stays', merchant: 'shop', amount: 5, currency: 'ILS' });
  await bank.charge(ref, { token: used, isOffSession: false });
  const demoPayments = () => rows(`select 1 from bank_payments where merchant = 'demo'`);
  const sweep = sandboxBankJobs.find(({ name }) => name === 'sweep-sandbox-bank');
  await sweep?.work(services, { event: '' });
  expect(await demoPayments()).not.toEqual([]);
  site.setTime(new Date(Date.now() + 2 * 86_400_000));
  await sweep?.work(services, { event: '' });
  site.setTime(undefined);
  expect(await demoPayments()).toEqual([]);
  const cards = await rows('select token from bank_payment_cards');
  expect(cards.map(({ token }) => token).sort()).toEqual([unusedCard, used].sort());
  expect(await bank.findPayment(ref)).toMatchObject({ state: 'paid' });
});
