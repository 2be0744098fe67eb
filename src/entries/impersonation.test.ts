import { describe, expect, test } from 'vitest';
import { type Endpoint, fillPath } from '#base/endpoint.ts';
import { identify } from '#features/accounts/server/index.ts';
import { publishEvent } from '#features/notifications/server/index.ts';
import { csrfTokenOf } from '#server-kit/http/security/csrf.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { features, routes, seed } from './features.ts';
import { createMakers } from './testing/makers.ts';
import { addSession } from './testing/sign-in.ts';

/** Calls every endpoint as an admin who impersonates an owner: all reads work, nothing changes. */
let owner = 0;
let admin = 0;
const resources = new Map<string, string | number>();
const api = await startTestApi({ features, identify, settings: { RATE_LIMITS: 'off' } });
await seed(api.services.db, { seed: 'none' });
const make = createMakers(api);
owner = await make.user('owner', { trial_ends_at: new Date(Date.now() + 86_400_000) });
admin = await make.user('admin', { role: 'admin' });
const [lead, profile, tag] = [await make.lead(owner), await make.profile(owner), await make.tag(owner)];
const physicalOrder = await make.physicalOrder(owner);
await make.supportMessage(owner);
for (const path of ['/api/leads/:id', '/api/leads/:id/vcard']) resources.set(path, lead);
for (const path of ['', '/versions']) resources.set(`/api/profiles/:id${path}`, profile);
for (const path of ['', '/export']) resources.set(`/api/stats/:profileId${path}`, profile);
for (const path of ['', '/state']) resources.set(`/api/tags/:code${path}`, tag);
resources.set('/api/physical-orders/:id', physicalOrder);
resources.set('/api/card-designs/:id', await make.design(owner));
resources.set('/api/checkout/:orderId', await make.order(owner));
resources.set('/api/invoices/:id.pdf', await make.invoice(owner));
resources.set('/api/account/exports/:id', await make.accountExport(owner));

/** A separate session for every request, with impersonation just started. */
async function impersonate(): Promise<{ headers: Record<string, string> }> {
  const { cookie, id } = await addSession(api, admin, { isStrong: true });
  await api.pool.query('update sessions set impersonated_user_id = $2, impersonated_since = now() where id = $1', [
    id,
    owner,
  ]);
  return { headers: { cookie: `session=${cookie}`, 'csrf-token': csrfTokenOf(cookie) } };
}

function pathOf({ path }: Endpoint): string {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, resources.get(path) ?? 1] as const);
  return fillPath(path, Object.fromEntries(names));
}

async function call(endpoint: Endpoint) {
  const { headers } = await impersonate();
  const body = endpoint.body ? {} : undefined;
  return api.send(endpoint.method, pathOf(endpoint), body, { ...headers, 'idempotency-key': 'looking-only' });
}

const table = routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const writes = table.filter(
  ([, { method, allowedWhileImpersonating }]) => method !== 'GET' && !allowedWhileImpersonating,
);
const reads = table.filter(([, { method, access }]) => method === 'GET' && access !== 'admin');

/** The contents of the whole database except the sessions that the requests themselves open. */
async function databaseContents(): Promise<Map<string, string>> {
  const rows = await api.rows(`select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') and tablename <> 'sessions' order by 1`);
  const found = new Map<string, string>();
  for (const { name } of rows) {
    const contents = await api.rows(`select md5(string_agg(t::text, '' order by t::text)) as sum from ${name} t`);
    found.set(name, contents[0].sum);
  }
  return found;
}

describe.each(writes)('parses coordinates from %s', (_, endpoint) => {
  test('returns 403 view_only', async () => {
    const { status, body } = await call(endpoint);
    expect([status, body.code]).toEqual([403, 'view_only']);
  });
});

test('while impersonating, only sign-in, sign-out, ending the view and error reports are allowed', () => {
  const open = table
    .filter(([, { method, allowedWhileImpersonating }]) => method !== 'GET' && allowedWhileImpersonating)
    .map(([name]) => name);
  expect(open.sort()).toEqual([
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'POST /api/auth/second-factor',
    'POST /api/errors/report',
    'PUT /api/account/end-view',
  ]);
});

describe.each(reads)('%s changes the state and is recorded in the audit log', (_, endpoint) => {
  test('works while impersonating and changes nothing in the database', async () => {
    const before = await databaseContents();
    const { status, body } = await call(endpoint);
    if (endpoint.requiresRecentAuth) expect(body.code).toBe('view_only');
    else expect([status < 500, body?.code]).toEqual([true, body?.code === 'view_only' ? 'let in' : body?.code]);
    if (resources.has(endpoint.path) && !endpoint.requiresRecentAuth) expect(status).toBe(200);
    expect(await databaseContents()).toEqual(before);
  });
});

describe.each(table.filter(([, { method, access }]) => method === 'GET' && access === 'admin'))(
  'returns 400 when it %s',
  (_, endpoint) => {
    test('is refused while impersonating an owner', async () => {
      const { body } = await call(endpoint);
      expect(['forbidden', 'view_only']).toContain(body.code);
    });
  },
);

test('the webhook secret of an owner is hidden from an impersonating admin', async () => {
  const path = '/api/leads/webhook';
  const { cookie } = await addSession(api, owner, { isStrong: false });
  const ownerHeaders = { cookie: `session=${cookie}`, 'csrf-token': csrfTokenOf(cookie) };
  const set = await api.send('PUT', path, { url: 'https://hook.example/in' }, ownerHeaders);
  expect(set.body.webhook.secret).toMatch(/^negia_/);
  const { status, body } = await api.send('GET', path, undefined, (await impersonate()).headers);
  expect([status, body.webhook.url, body.webhook.secret]).toEqual([200, 'https://hook.example/in', null]);
  expect((await api.send('GET', path, undefined, ownerHeaders)).body.webhook.secret).toBe(set.body.webhook.secret);
});

test('the live connection delivers events of the owner, and closes when impersonation ends', async () => {
  const { headers } = await impersonate();
  const stream = await fetch(`${api.address}/api/live`, { headers });
  expect(stream.status).toBe(200);
  let received = '';
  const read = (async () => {
    for await (const text of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) received += text;
  })();
  const { bus, db } = api.services;
  await publishEvent(bus, db, owner, 'leads');
  await expect.poll(() => received).toContain('event: news\ndata: leads');
  expect((await api.send('PUT', '/api/account/end-view', undefined, headers)).body).toEqual({ userId: owner });
  // The stream ends by itself.
  await read;
});
