import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listForSearch } from '#features/profiles/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { csrfTokenOf } from '#server-kit/http/security/csrf.ts';
import { jobs, seed } from './features.ts';
import { startProduct } from './testing/start-product.ts';

/** The demo copy as a whole, against every feature of the product (decision 73). */
const { sendAsAdmin, kit } = await startProduct();
const { api } = kit;
await seed(api.services.db, { seed: 'demo' });

const adminPaths = ['orders', 'tags', 'payments', 'invoices', 'subscriptions', 'users', 'overview', 'books'];
const readAsAdmin = async (path: string) => ({
  ...(await sendAsAdmin('GET', `/api/admin/${path}`)).body,
  checkedAt: '',
});
const adminView = () => Promise.all(adminPaths.map(async (path) => [path, await readAsAdmin(path)]));
const shown = ['physical_orders', 'payments', 'ledger_entries', 'invoices', 'invoice_counters', 'subscriptions'];
const stored = [
  'tags',
  'tag_events',
  'physical_card_designs',
  'notifications',
  'community_members',
  'profiles',
  'users',
  'leads',
];
const countsOf = (tables: readonly string[]) =>
  api.row(`select ${tables.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ')}`);
const before = { admin: await adminView(), shown: await countsOf(shown), stored: await countsOf(stored) };

// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies freely
type Body = any[] & Record<string, any>;

async function openDemo(locale: Locale) {
  const headersOf = (cookie: string) => ({
    cookie: `session=${cookie}`,
    'csrf-token': csrfTokenOf(cookie),
    'accept-language': locale,
  });
  const credentials = { email: 'demo@negia.example', password: 'demo1234' };
  const guest = headersOf(randomBytes(32).toString('base64url'));
  const login = await api.send('POST', '/api/auth/login', credentials, guest);
  const cookie = /^session=([^;]+)/.exec(
    login.headers
      .getSetCookie()
      .join('\n')
      .replace(/^(?!session=).*\n/gm, ''),
  )?.[1];
  const headers = headersOf(cookie ?? '');
  const send = (method: string, path: string, body?: object) => api.send(method, path, body, headers);
  const read = async (path: string): Promise<Body> => {
    const answer = await send('GET', path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  return { send, read };
}
const demo = await openDemo('he');
const grossOf = (rows: Body) => rows.map(({ gross }) => gross);
const isMonth = ({ title }: { title: string }) => title.includes('חודשי');

describe('a demo account', () => {
  test('has profiles, tags, orders, designs, notifications and a community', async () => {
    const statesOf = async (path: string) => (await demo.read(path)).map(({ state, status }) => state ?? status);
    expect(await statesOf('/api/profiles')).toEqual(['published', 'published', 'published']);
    expect((await statesOf('/api/tags')).toSorted().slice(-2)).toEqual(['active', 'frozen']);
    expect(await statesOf('/api/physical-orders')).toEqual(['shipped', 'delivered']);
    expect(await demo.read('/api/card-designs')).toHaveLength(2);
    const notifications = await demo.read('/api/notifications');
    expect(new Set(notifications.map(({ kind }) => kind))).toEqual(new Set(['order', 'lead', 'payment']));
    const times = notifications.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const ids: number[] = (await demo.read('/api/communities')).communities.map(({ id }: { id: number }) => id);
    const own = await Promise.all(ids.map((id) => demo.read(`/api/communities/${id}/membership`)));
    expect(own.flat().filter(({ state }) => state === 'member')).toHaveLength(1);
  });

  test('is a paying subscriber in its second year', async () => {
    const plan = await demo.read('/api/subscription');
    expect(plan).toMatchObject({ state: 'active', packageType: 'pro', trialEndsAt: null, scheduled: null });
    expect(plan.accessUntil).toBe(plan.paid.periodEnd);
    expect(plan.nextCharge).toMatchObject({ at: plan.paid.periodEnd, amount: plan.paid.price });
    expect((await demo.read('/api/payment-methods')).map(({ id }) => id)).toEqual([plan.paid.methodId]);
    expect(await demo.read('/api/dashboard')).toMatchObject({
      plan: { state: 'active', packageType: 'pro', trialEndsAt: null },
      orders: [{ state: 'shipped' }],
    });
  });

  test('has figures that agree with each other', async () => {
    const [tags, orders] = [await demo.read('/api/tags'), await demo.read('/api/physical-orders')];
    for (const { id, quantity, createdAt } of orders) {
      const { tags: listed, history } = await demo.read(`/api/physical-orders/${id}`);
      expect([tags.filter(({ orderId }) => orderId === id).length, listed.length]).toEqual([quantity, quantity]);
      const times: string[] = history.map(({ at }: { at: string }) => at);
      expect([times[0], times]).toEqual([createdAt, times.toSorted()]);
      expect(Date.parse(times.at(-1) ?? '')).toBeLessThan(Date.now());
    }
    const ids = (await demo.read('/api/profiles')).map(({ id }) => id);
    const { all, target } = await api.row(
      `select sum(count) filter (where dimension = 'all') as all, sum(count) filter (where dimension = 'target') as target
       from stat_sums where kind = 'tap' and profile_id = any($1)`,
      [ids],
    );
    expect([Number(all) > 0, target]).toEqual([true, all]);
    const invoices = await demo.read('/api/invoices');
    expect(grossOf(invoices)).toEqual((await demo.read('/api/payments')).payments.map(({ amount }: Body) => amount));
    for (const { net, vat, gross, number } of invoices) expect([net + vat, number]).toEqual([gross, null]);
    const { paid } = await demo.read('/api/subscription');
    expect(grossOf(invoices.filter(isMonth))).toEqual(Array(15).fill(paid.price));
    expect(grossOf(invoices.filter((one) => !isMonth(one)))).toEqual(orders.map(({ amount }) => amount));
  });

  test('is written in the language of its visitor', async () => {
    const { read } = await openDemo('en');
    for (const name of ['physical-orders', 'tags', 'card-designs', 'notifications', 'invoices', 'payments', 'leads'])
      expect([name, /[\u05d0-\u05ea]/.exec(JSON.stringify(await read(`/api/${name}`)))]).toEqual([name, null]);
  });

  test('can rename and freeze a tag, and is refused what would cost money', async () => {
    const [{ code }] = await demo.read('/api/tags');
    expect((await demo.send('PUT', `/api/tags/${code}`, { name: 'Reception' })).body.name).toBe('Reception');
    expect((await demo.send('PUT', `/api/tags/${code}/freeze`)).body.state).toBe('frozen');
    const [{ id }] = await demo.read('/api/physical-orders');
    for (const path of [
      `physical-orders/${id}/received`,
      'subscription/cancel',
      'subscription/stop-renewal',
      'payment-methods/1/default',
    ]) {
      const { status, body } = await demo.send('PUT', `/api/${path}`, {});
      expect([path, status, body.code]).toEqual([path, 403, 'demo_refused']);
      expect(body.message).toContain('בחשבון ההדגמה');
    }
  });

  test('gets its invoices as samples without a number', async () => {
    const [{ id }] = await demo.read('/api/invoices');
    const file = await demo.send('GET', `/api/invoices/${id}.pdf`);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('sample')]);
    expect((await demo.send('GET', '/api/invoices/999.pdf')).status).toBe(404);
  });

  test('enters no list or figure of the business', async () => {
    expect(await adminView()).toEqual(before.admin);
    expect(await countsOf(shown)).toEqual(before.shown);
    const profiles = await demo.read('/api/profiles');
    const paths = new Set((await listForSearch(api.services)).map(({ path }) => path));
    for (const { slug } of profiles) expect(paths.has(`/p/${slug}`)).toBe(false);
    const ids = profiles.map(({ id }) => id);
    for (const { id, slug } of (await demo.read('/api/communities')).communities) {
      const { body } = await sendAsAdmin('GET', `/api/admin/communities/${id}/members`);
      const { members } = await demo.read(`/api/communities/${slug}`);
      for (const { profileId } of [...members, ...body]) expect(ids).not.toContain(profileId);
    }
  });

  test('is hidden from others', async () => {
    const other = await openDemo('he');
    const [[{ code }], [{ id }]] = [await demo.read('/api/tags'), await demo.read('/api/card-designs')];
    for (const path of [`/api/tags/${code}`, `/api/tags/${code}/state`, `/api/card-designs/${id}`])
      expect([path, (await other.send('GET', path)).status]).toEqual([path, 404]);
    expect((await other.send('POST', `/api/tags/${code}/found`, { message: 'x' })).status).toBe(404);
    for (const path of [`tags/${code}`, 'orders/1184', 'invoices/1.pdf', 'payments/1'])
      expect([path, (await sendAsAdmin('GET', `/api/admin/${path}`)).status]).toEqual([path, 404]);
    expect(await demo.read(`/api/tags/${code}/state`)).toMatchObject({ isOwn: true });
  });

  test('leaves nothing behind', async () => {
    api.setTime(new Date(Date.now() + 3 * 3_600_000));
    await jobs.find(({ name }) => name === 'sweep-accounts')?.work(api.services, {} as never);
    expect(await countsOf(stored)).toEqual(before.stored);
  });
});
