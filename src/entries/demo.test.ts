import { describe, expect, test } from 'vitest';
import { sweep } from '#features/accounts/server/testing/run-jobs.ts';
import { createBrowser } from '#features/accounts/server/testing/test-browser.ts';
import { listForSearch } from '#features/profiles/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { seed } from './features.ts';
import { startProduct } from './testing/start-product.ts';

/** The demo copy as a whole, against every feature of the product (decision 72). */
const { sendAsAdmin, kit } = await startProduct();
const { api } = kit;
await seed(api.services.db, { seed: 'demo' });
const adminPaths = ['orders', 'tags', 'payments', 'invoices', 'subscriptions', 'users', 'overview', 'books'];
const adminView = async () =>
  Promise.all(
    adminPaths.map(async (path) => [path, { ...(await sendAsAdmin('GET', `/api/admin/${path}`)).body, checkedAt: '' }]),
  );
const countsOf = async () =>
  api.row(`select (select count(*) from tags) tags, (select count(*) from tag_events) events,
    (select count(*) from physical_orders) orders, (select count(*) from physical_card_designs) designs,
    (select count(*) from payments) payments, (select count(*) from ledger_entries) ledger,
    (select count(*) from invoices) invoices, (select count(*) from invoice_counters) counters,
    (select count(*) from subscriptions) subscriptions, (select count(*) from notifications) notifications,
    (select count(*) from community_members) members, (select count(*) from profiles) profiles,
    (select count(*) from users) users, (select count(*) from leads) leads`);
const before = { admin: await adminView(), counts: await countsOf() };

async function openDemo(locale: Locale) {
  const browser = createBrowser(api);
  const headers = { 'accept-language': locale };
  await browser.send('GET', '/api/csrf-token');
  const credentials = { email: 'demo@negia.example', password: 'demo1234' };
  const { status } = await browser.send('POST', '/api/auth/login', credentials, headers);
  expect(status).toBe(200);
  const read = async (path: string) => {
    const answer = await browser.send('GET', path, undefined, headers);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  return { browser, read };
}
const demo = await openDemo('he');
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const monthsOf = (invoices: { title: string; gross: number }[]) =>
  invoices.filter(({ title }) => /חודש|month/i.test(title));

describe('a demo account', () => {
  test('has profiles, tags, orders, designs, notifications and a community', async () => {
    const profiles = await demo.read('/api/profiles');
    expect(profiles.map(({ status }: { status: string }) => status)).toEqual(['published', 'published', 'published']);
    const tags = await demo.read('/api/tags');
    expect(tags.filter(({ state }: { state: string }) => state === 'frozen')).toHaveLength(1);
    const orders = await demo.read('/api/physical-orders');
    expect(orders.map(({ state }: { state: string }) => state)).toEqual(['shipped', 'delivered']);
    expect(await demo.read('/api/card-designs')).toHaveLength(2);
    const kinds = (await demo.read('/api/notifications')).map(({ kind }: { kind: string }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['order', 'lead', 'payment']));
    const { communities } = await demo.read('/api/communities');
    const states = await Promise.all(
      communities.map(
        async ({ id }: { id: number }) => (await demo.read(`/api/communities/${id}/membership`))[0].state,
      ),
    );
    expect(states.filter((state) => state === 'member')).toHaveLength(1);
  });

  test('shows its notifications in the order of their time', async () => {
    const times = (await demo.read('/api/notifications')).map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('is a paying subscriber in its second year', async () => {
    const plan = await demo.read('/api/subscription');
    expect(plan).toMatchObject({ state: 'active', packageType: 'pro', trialEndsAt: null, scheduled: null });
    expect(plan.accessUntil).toBe(plan.paid.periodEnd);
    expect(plan.nextCharge).toMatchObject({ at: plan.paid.periodEnd, amount: plan.paid.price });
    const [method] = await demo.read('/api/payment-methods');
    expect(plan.paid.methodId).toBe(method.id);
    const dashboard = await demo.read('/api/dashboard');
    expect(dashboard.plan).toMatchObject({ state: 'active', packageType: 'pro', trialEndsAt: null });
    expect(dashboard.orders).toMatchObject([{ state: 'shipped' }]);
  });

  test('has figures that agree with each other', async () => {
    const [tags, orders] = [await demo.read('/api/tags'), await demo.read('/api/physical-orders')];
    for (const { id, quantity, createdAt } of orders) {
      const made = tags.filter((tag: { orderId: number }) => tag.orderId === id);
      const { tags: listed, history } = await demo.read(`/api/physical-orders/${id}`);
      expect([made.length, listed.length]).toEqual([quantity, quantity]);
      const times = history.map(({ at }: { at: string }) => at);
      expect([times[0], times]).toEqual([createdAt, times.toSorted()]);
      expect(times.at(-1) < new Date().toISOString()).toBe(true);
    }
    const profiles: { id: number }[] = await demo.read('/api/profiles');
    const ids = profiles.map(({ id }) => id);
    const { rows } = await api.pool.query(
      `select dimension, sum(count)::int as taps from stat_sums where kind = 'tap' and profile_id = any($1) group by 1`,
      [ids],
    );
    const taps = Object.fromEntries(rows.map((row) => [row.dimension, row.taps]));
    expect([taps.all > 0, taps.target]).toEqual([true, taps.all]);
    const tapsOf = (state: string) =>
      sum(tags.map((tag: { state: string; taps: number }) => (tag.state === state ? tag.taps : 0)));
    expect(tapsOf('active')).toBeGreaterThan(tapsOf('frozen'));
    const [invoices, { payments }] = [await demo.read('/api/invoices'), await demo.read('/api/payments')];
    expect(invoices.map(({ gross }: { gross: number }) => gross)).toEqual(
      payments.map(({ amount }: { amount: number }) => amount),
    );
    for (const { net, vat, gross, number } of invoices) expect([net + vat, number]).toEqual([gross, null]);
    const { paid } = await demo.read('/api/subscription');
    expect(monthsOf(invoices).map(({ gross }: { gross: number }) => gross)).toEqual(Array(15).fill(paid.price));
    const orderAmounts = orders.map(({ amount }: { amount: number }) => amount).toSorted();
    const others = invoices.filter((one: { title: string; gross: number }) => !monthsOf([one]).length);
    expect(others.map(({ gross }: { gross: number }) => gross).toSorted()).toEqual(orderAmounts);
  });

  test('is written in the language of its visitor', async () => {
    const english = await openDemo('en');
    for (const path of [
      '/api/physical-orders',
      '/api/tags',
      '/api/card-designs',
      '/api/notifications',
      '/api/invoices',
      '/api/payments',
    ])
      expect([path, /[\u05d0-\u05ea]/.exec(JSON.stringify(await english.read(path)))]).toEqual([path, null]);
  });

  test('can rename and freeze a tag, and is refused what would cost money', async () => {
    const [{ code }] = await demo.read('/api/tags');
    const renamed = await demo.browser.send('PUT', `/api/tags/${code}`, { name: 'Reception' });
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Reception']);
    expect((await demo.browser.send('PUT', `/api/tags/${code}/freeze`)).body.state).toBe('frozen');
    const [order] = await demo.read('/api/physical-orders');
    for (const path of [`physical-orders/${order.id}/received`, 'subscription/cancel', 'payment-methods/1/default']) {
      const refused = await demo.browser.send('PUT', `/api/${path}`, {});
      expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'demo_refused']);
      expect(refused.body.message).toContain('בחשבון ההדגמה');
    }
  });

  test('gets its invoices as samples without a number', async () => {
    const [{ id }] = await demo.read('/api/invoices');
    const file = await demo.browser.send('GET', `/api/invoices/${id}.pdf`);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('sample')]);
    expect((await demo.browser.send('GET', '/api/invoices/999.pdf')).status).toBe(404);
  });

  test('enters no list or figure of the business', async () => {
    expect(await adminView()).toEqual(before.admin);
    const [{ code }] = await demo.read('/api/tags');
    expect((await sendAsAdmin('GET', `/api/admin/tags/${code}`)).status).toBe(404);
    const stored = ['orders', 'payments', 'ledger', 'invoices', 'counters', 'subscriptions'];
    const counts = await countsOf();
    for (const name of stored) expect([name, counts[name]]).toEqual([name, before.counts[name]]);
    const slugs = (await demo.read('/api/profiles')).map(({ slug }: { slug: string }) => `/p/${slug}`);
    const listed = (await listForSearch(api.services)).map(({ path }) => path);
    expect(slugs.filter((slug: string) => listed.includes(slug))).toEqual([]);
    for (const { id, slug } of (await demo.read('/api/communities')).communities) {
      const ids: number[] = (await demo.read('/api/profiles')).map((profile: { id: number }) => profile.id);
      const { members } = await demo.read(`/api/communities/${slug}`);
      const { body } = await sendAsAdmin('GET', `/api/admin/communities/${id}/members`);
      for (const { profileId } of [...members, ...body]) expect(ids).not.toContain(profileId);
    }
  });

  test('is hidden from others', async () => {
    const other = await openDemo('he');
    const [{ code }] = await demo.read('/api/tags');
    const [{ id }] = await demo.read('/api/card-designs');
    for (const path of [`/api/tags/${code}`, `/api/tags/${code}/state`, `/api/card-designs/${id}`])
      expect([path, (await other.browser.send('GET', path)).status]).toEqual([path, 404]);
    expect((await api.send('POST', `/api/tags/${code}/found`, { message: 'x' })).status).not.toBe(200);
    for (const path of ['/api/admin/orders/1184', '/api/admin/invoices/1.pdf', '/api/admin/payments/1'])
      expect([path, (await sendAsAdmin('GET', path)).status]).toEqual([path, 404]);
    expect((await demo.read(`/api/tags/${code}/state`)).isOwn).toBe(true);
  });

  test('leaves nothing behind', async () => {
    api.setTime(new Date(Date.now() + 3 * 3_600_000));
    await sweep(api);
    expect(await countsOf()).toEqual(before.counts);
  });
});
