import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isPaymentCardNumber } from '../payment-cards.ts';
import { createBank } from './bank.ts';
import { newPaymentCard } from './testing/bank-kit.ts';
import { startBankSite, stripeSettings } from './testing/bank-site.ts';

const site = await startBankSite({ RATE_LIMITS: 'off' });

const nextYear = String(new Date().getFullYear() + 1);
const validInput = { number: '4242 4242 4242 4242', name: 'דנה לוי', month: '11', year: nextYear, cvv: '123' };
const hostile = `"><script>alert(1)</script><img src=x onerror=alert(2)>\u0000`;

const hashIn = (html: string, tag: 'script' | 'style'): string => {
  const [, text = ''] = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(html) ?? [];
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
};

async function openChallenge(merchant: 'shop' | 'demo' = 'shop'): Promise<string> {
  const bank = createBank(site.services);
  const key = `key-${Math.random()}`;
  const { ref } = await bank.openPayment({ key, merchant, amount: 4_050, currency: 'ILS' });
  await bank.charge(ref, { token: await newPaymentCard(site.services, '4000002500003155'), isOffSession: false });
  return ref;
}

const stateOf = async (ref: string) => (await createBank(site.services).findPayment(ref))?.state;

describe('every bank page', () => {
  test('lists its script and style by hash, and can be framed only by the site', async () => {
    for (const path of ['/sandbox-bank/fields', `/sandbox-bank/challenge/${await openChallenge()}`]) {
      const { status, body, headers } = await site.send('GET', path);
      expect(status).toBe(200);
      const policy = headers.get('content-security-policy')?.split('; ');
      const hashes = [`script-src ${hashIn(body, 'script')}`, `style-src ${hashIn(body, 'style')}`];
      expect(policy).toEqual(expect.arrayContaining([...hashes, "frame-ancestors 'self'"]));
    }
  });

  test.each([
    ['', '<html lang="he" dir="rtl"><', 'מספר כרטיס'],
    ['?lang=en&look=dark', '<html lang="en" dir="ltr" data-look="dark">', 'Card number'],
    ['?lang=he&look=light', '<html lang="he" dir="rtl" data-look="light">', 'השם שעל הכרטיס'],
    [`?lang=${encodeURIComponent(hostile)}&look=${encodeURIComponent(hostile)}`, '<html lang="he" dir="rtl"><', 'CVV'],
  ])('%s has the requested language and theme', async (query, opening, text) => {
    const { status, body } = await site.send('GET', `/sandbox-bank/fields${query}`);
    expect(status).toBe(200);
    expect(body).toContain(opening);
    expect(body).toContain(text);
    expect(body).not.toContain('alert(');
    expect(body).not.toMatch(/style=|\son\w+=/);
  });

  test('returns 404 where real payments are taken', async () => {
    const closed = await startBankSite(stripeSettings);
    const { status, body, headers } = await closed.send('GET', '/sandbox-bank/fields?lang=en');
    expect(status).toBe(404);
    expect(body).toContain('takes real payments');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect((await closed.send('GET', '/sandbox-bank/challenge/pay_1')).status).toBe(404);
    expect((await closed.post('/sandbox-bank/challenge/pay_1', {})).status).toBe(404);
    expect((await closed.post('/sandbox-bank/cards', validInput)).status).toBe(404);
  });
});

describe('submitting a card', () => {
  test('returns a token of the card', async () => {
    const { status, body } = await site.post('/sandbox-bank/cards', validInput);
    expect([status, body]).toEqual([200, { token: expect.stringMatching(/^card_[\w-]{22}$/) }]);
    const saved = await createBank(site.services).savePaymentCard('cus', body.token);
    expect(saved).toMatchObject({ brand: 'visa', last4: '4242' });
  });

  test.each([
    [{ number: '4242 4242 4242 4241' }, ['number']],
    [{ number: '' }, ['number']],
    [{ name: '' }, ['name']],
    [{ name: hostile }, ['name']],
    [{ month: '' }, ['expiry']],
    [{ month: '1', year: '2020' }, ['expiry']],
    [{ month: '1e1' }, ['expiry']],
    [{ cvv: '12' }, ['cvv']],
    [{ number: hostile, name: '1', month: hostile, year: hostile, cvv: hostile }, ['number', 'name', 'expiry', 'cvv']],
  ])('with %o returns 422 naming the invalid fields, without echoing the input', async (change, invalidFields) => {
    const { status, body } = await site.post('/sandbox-bank/cards', { ...validInput, ...change });
    expect([status, body]).toEqual([422, { invalidFields }]);
  });

  test('is rate-limited per IP address', async () => {
    const limited = await startBankSite();
    const tries = await Promise.all(Array.from({ length: 65 }, () => limited.post('/sandbox-bank/cards', validInput)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(tries.find(({ status }) => status === 429)?.headers.get('access-control-allow-origin')).toBe('null');
  });

  test('leaves its number neither in the database nor in the log', async () => {
    await site.post('/sandbox-bank/cards', { ...validInput, cvv: '987' });
    await site.post('/sandbox-bank/cards', { ...validInput, number: '4000000000000002', cvv: 'x' });
    await site.post(`/sandbox-bank/challenge/${await openChallenge()}`, { answer: 'approve', ...validInput });
    const tables = await site.rows(`select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'graphile_worker')`);
    expect(tables.length).toBeGreaterThan(10);
    const texts = [...site.logged];
    for (const { name } of tables)
      texts.push(...(await site.rows(`select t::text as row from ${name} t`)).map(({ row }) => row));
    // Any digits may be a valid card number by chance: one in ten passes the check. Only the test cards have these
    // prefixes.
    const numbers = texts.flatMap((text) => text.match(/(?:4242|4000)(?:[ -]?\d){8,15}/g) ?? []);
    expect(numbers.filter(isPaymentCardNumber)).toEqual([]);
    const paymentCards = await site.rows('select * from bank_payment_cards');
    expect(Object.keys(paymentCards[0] ?? {}).sort()).toEqual(
      'behaviour brand created_at customer exp_month exp_year last4 removed_at token'.split(' '),
    );
  });
});

describe('a challenge', () => {
  test('shows the merchant and the amount, in both languages', async () => {
    const ref = await openChallenge();
    const { body } = await site.send('GET', `/sandbox-bank/challenge/${ref}`);
    for (const text of ['₪40.50', 'נגיעה', 'לאשר את התשלום', 'לא לאשר']) expect(body).toContain(text);
    const english = await site.send('GET', `/sandbox-bank/challenge/${await openChallenge('demo')}?lang=en`);
    for (const text of ['₪40.50', 'Payment demo', 'Approve the payment']) expect(english.body).toContain(text);
    expect(english.body).not.toMatch(/[\u0590-\u05ff]/);
    expect(body).not.toContain('data-answered');
  });

  test.each([
    ['approve', 'paid', 'Payment approved'],
    ['refuse', 'declined', 'Payment not approved'],
    ['', 'declined', 'Payment not approved'],
  ])('answered with %o ends as %s', async (answer, state, text) => {
    const ref = await openChallenge();
    const path = `/sandbox-bank/challenge/${ref}?lang=en`;
    const { status, body } = await site.post(path, { answer });
    expect(status).toBe(200);
    expect(body).toContain(text);
    expect(body).toContain('data-answered');
    expect(await stateOf(ref)).toBe(state);
    const again = await site.post(path, { answer: 'approve' });
    expect(again.body).toContain(text);
    expect((await site.send('GET', path)).body).toContain('data-answered');
    expect(await stateOf(ref)).toBe(state);
  });

  test('of a cancelled payment shows that it no longer waits', async () => {
    const ref = await openChallenge();
    await createBank(site.services).cancelPayment(ref);
    const { body } = await site.post(`/sandbox-bank/challenge/${ref}?lang=en`, { answer: 'approve' });
    expect(body).toContain('no longer waiting');
    expect(await stateOf(ref)).toBe('cancelled');
  });

  test('of a payment without a challenge changes nothing', async () => {
    const bank = createBank(site.services);
    const { ref } = await bank.openPayment({ key: 'quiet', merchant: 'shop', amount: 1, currency: 'ILS' });
    await site.post(`/sandbox-bank/challenge/${ref}`, { answer: 'approve' });
    expect(await stateOf(ref)).toBe('open');
  });

  test('returns 404 for an unknown payment, without echoing its name', async () => {
    for (const name of ['pay_none', encodeURIComponent(hostile), '%00', '..%2f..%2fetc']) {
      for (const answer of [
        await site.send('GET', `/sandbox-bank/challenge/${name}`),
        await site.post(`/sandbox-bank/challenge/${name}`, { answer: 'approve' }),
      ]) {
        expect(answer.status).toBe(404);
        expect(answer.body).not.toContain('alert(');
        expect(answer.body).toContain('לא מצאנו');
      }
    }
  });

  test('is rate-limited', async () => {
    const limited = await startBankSite();
    const tries = await Promise.all(
      Array.from({ length: 65 }, () => limited.post('/sandbox-bank/challenge/pay_x?lang=en', { answer: 'approve' })),
    );
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5);
    const refused = tries.find(({ status }) => status === 429);
    expect(refused?.body).toContain('Wait a few minutes');
    expect(refused?.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });
});
