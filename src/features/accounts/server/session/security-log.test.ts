import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, stepAt } from '../second-factor/second-factor.ts';
import { lastMailTo, newAdmin, newVerifiedOwner, startJobs, sweep, tokenIn } from '../testing/run-jobs.ts';
import {
  createBrowser,
  enableSecondFactor,
  newGuest,
  newOwner,
  newPerson,
  startAccounts,
} from '../testing/test-browser.ts';
import { networkOf } from './session.ts';

const start = new Date('2027-03-01T10:00:00Z');
const day = 86_400_000;
const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36';

const api = await startAccounts({ RATE_LIMITS: 'off' });
await startJobs(api);
beforeEach(() => api.setTime(start));

const path = '/api/account/security-events';
const rowsOf = (id: number) => api.rows('select * from security_events where user_id = $1 order by id', [id]);
const kindsOf = async (id: number) =>
  (await rowsOf(id)).map(({ kind, detail }) => (detail ? `${kind} ${detail}` : kind));
const newPassword = 'yam-hamelach-4-ever';

describe('the security log', () => {
  test('has an entry for each event of a sign-in method', async () => {
    const { browser, person, id } = await newVerifiedOwner(api);
    await createBrowser(api).login({ ...person, password: 'not-it-at-all-4' });
    await createBrowser(api).login(person);
    await browser.send('DELETE', '/api/account/sessions');
    await browser.send('PUT', '/api/account', { username: `${person.username}x` });
    const { seed } = await enableSecondFactor(api, { browser, id });
    await createBrowser(api).login(person, { code: '000000' });
    await createBrowser(api).login(person, { code: codeOf(seed, stepAt(start) + 1) });
    const { recoveryCodes } = (await browser.send('PUT', '/api/account/recovery-codes')).body;
    await createBrowser(api).login(person, { code: recoveryCodes[0] });
    await browser.send('DELETE', '/api/account/second-factor');
    await browser.send('PUT', '/api/account/password', { currentPassword: person.password, password: newPassword });
    await browser.send('POST', '/api/auth/forgot-password', { email: person.email });
    const reset = tokenIn(await lastMailTo(api, person.email));
    await browser.send('POST', '/api/auth/reset-password', { token: reset, password: person.password });
    expect(await kindsOf(id)).toEqual([
      'registered password',
      'email-verified',
      'sign-in-failed',
      'sign-in password',
      'sessions-ended others',
      `username-changed @${person.username} → @${person.username}x`,
      'second-factor-on',
      'second-factor-failed app',
      'second-factor-used app',
      'sign-in password',
      'recovery-codes',
      'second-factor-used recovery-code',
      'sign-in password',
      'second-factor-off',
      'password-changed',
      'reset-asked',
      'password-reset',
    ]);
  });

  test('records the network, user agent and request id, as does the process log', async () => {
    const { person, id } = await newOwner(api);
    const browser = await newGuest(api);
    const agent = `${phone}${'x'.repeat(400)}`;
    await browser.send('POST', '/api/auth/login', person, { 'user-agent': agent, 'x-forwarded-for': '203.0.113.77' });
    const row = (await rowsOf(id)).at(-1);
    expect(row).toMatchObject({ kind: 'sign-in', at: start, user_agent: agent.slice(0, 300) });
    expect(row.address).toMatch(/^(203\.0\.113|127\.0\.0)\.0$/);
    expect(row.request_id).toMatch(/^[\da-f-]{36}$/);
    const logLine = api.logged
      .map((one) => JSON.parse(one))
      .find((one) => one.requestId === row.request_id && one.securityEvent);
    expect(logLine).toMatchObject({ securityEvent: 'sign-in', accountId: id, address: row.address });
  });

  test('records a failed sign-in of an unknown address without an account', async () => {
    const before = (await api.rows('select 1 from security_events where user_id is null')).length;
    await createBrowser(api).login({ email: 'nobody@cards.example', password: newPassword });
    const rows = await api.rows('select * from security_events where user_id is null');
    expect(rows).toHaveLength(before + 1);
    expect(JSON.stringify(rows)).not.toContain('nobody@');
  });

  test('is not filled by guesses: attempts that never reach the hash write nothing', async () => {
    const limited = await startAccounts();
    const person = newPerson();
    await createBrowser(limited).register(person);
    const guess = createBrowser(limited);
    for (let count = 0; count < 30; count += 1) await guess.login({ ...person, password: `wrong-guess-${count}` });
    expect(await limited.rows("select 1 from security_events where kind = 'sign-in-failed'")).toHaveLength(20);
  }, 60_000);

  test('is deleted after ninety days, and with the account', async () => {
    const { id } = await newOwner(api);
    api.setTime(new Date(start.getTime() + 90 * day));
    await sweep(api);
    expect(await rowsOf(id)).toHaveLength(1);
    api.setTime(new Date(start.getTime() + 90 * day + 1));
    await sweep(api);
    expect(await rowsOf(id)).toEqual([]);
  });

  test.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:abcd:12:1:2:3:4', '2001:db8:abcd::'],
    ['2001:db8::1', '2001:db8:0::'],
    ['::1', '0:0:0::'],
    ['not an address', ''],
  ])('stores %s as the network %j', (address, expected) => {
    expect(networkOf(address)).toBe(expected);
    expect(networkOf(expected)).toBe(expected);
  });
});

describe('the owner', () => {
  test('reads their own events, newest first, page by page', async () => {
    const { browser, person } = await newOwner(api);
    for (let count = 0; count < 25; count += 1) await createBrowser(api).login(person);
    const first = (await browser.send('GET', path)).body;
    expect(first.rows).toHaveLength(20);
    const second = (await browser.send('GET', `${path}?after=${first.next}`)).body;
    expect([second.rows.length, second.next]).toEqual([6, null]);
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(second.rows.at(-1)).toMatchObject({ kind: 'registered', detail: 'password', at: start.toISOString() });
    expect((await browser.send('GET', `${path}?after=nonsense`)).body.fields).toHaveProperty('after');
  });

  test('sees no events of others', async () => {
    const [one, other] = [await newOwner(api), await newOwner(api)];
    const rows = (await other.browser.send('GET', path)).body.rows;
    const ownEventIds = new Set((await rowsOf(one.id)).map(({ id }) => Number(id)));
    expect(rows.some(({ id }: { id: number }) => ownEventIds.has(id))).toBe(false);
  });

  test('sees that an admin viewed, suspended or signed them out, without the network', async () => {
    const [admin, owner] = [await newAdmin(api), await newOwner(api)];
    const adminAction = (step: string, body?: unknown) =>
      admin.browser.send('PUT', `/api/admin/users/${owner.id}/${step}`, body);
    await adminAction('view');
    await admin.browser.send('PUT', '/api/account/end-view');
    await adminAction('end-sessions');
    await adminAction('suspend', { reason: 'Spam' });
    await adminAction('restore');
    await owner.browser.login(owner.person);
    const { rows } = (await owner.browser.send('GET', path)).body;
    const byAdmin = rows.filter(({ kind }: { kind: string }) => !/sign-in|registered/.test(kind));
    const kinds = ['restored', 'suspended', 'sessions-ended-by-admin', 'view-ended', 'view-started'];
    const hidden = { address: '', browser: '', system: '' };
    expect(byAdmin).toMatchObject(kinds.map((kind) => ({ kind, ...hidden })));
  });
});

test('an admin reads the events of any user, with the networks', async () => {
  const [admin, owner] = [await newAdmin(api), await newOwner(api)];
  const eventsOf = (id: number) => admin.browser.send('GET', `/api/admin/users/${id}/security-events`);
  const rows = [{ kind: 'registered', address: '127.0.0.0' }];
  expect((await eventsOf(owner.id)).body).toMatchObject({ rows, next: null });
  expect((await eventsOf(999_999)).status).toBe(404);
});
