import { describe, expect, test } from 'vitest';
import { type Endpoint, fillPath, isForAdmins } from '#base/endpoint.ts';
import { publishEvent } from '#features/notifications/server/index.ts';
import { routes } from './features.ts';
import { createParams } from './testing/resources.ts';
import { addSession, startProduct } from './testing/start-product.ts';

/** Calls every endpoint as an admin who impersonates an owner: all reads work, nothing changes. */
const { adminId, kit } = await startProduct();
const { api, make } = kit;
async function addOwner(): Promise<number> {
  const owner = await make.user(kit.uniqueName(), { trial_ends_at: new Date(Date.now() + 86_400_000) });
  await make.supportMessage(owner);
  return owner;
}

/** Reads for which the table of resources has nothing that is there and ready. */
const withoutResource = [
  '/api/account/exports/:id/file',
  '/api/tag-offers/:token',
  '/api/payment-demo/:ref',
  '/api/blog-posts/:id',
  '/api/communities/:slug',
  '/api/communities/:id/membership',
];

/** The headers of a new session, with impersonation just started. */
async function impersonate(owner: number): Promise<Record<string, string>> {
  const { headers, id } = await addSession(api, adminId, { isStrong: true });
  await api.pool.query('update sessions set impersonated_user_id = $2, impersonated_since = now() where id = $1', [
    id,
    owner,
  ]);
  return headers;
}

/** A new owner with the resource that the path names, and an admin who impersonates the owner. */
async function prepare({ path }: Endpoint): Promise<{ path: string; headers: Record<string, string> }> {
  const owner = await addOwner();
  const params = await createParams({ api, make, ids: { owner, admin: adminId } }, path);
  return { path: fillPath(path, params), headers: await impersonate(owner) };
}

async function call(endpoint: Endpoint, prepared = prepare(endpoint)) {
  const { path, headers } = await prepared;
  const body = endpoint.body ? {} : undefined;
  return api.send(endpoint.method, path, body, { ...headers, 'idempotency-key': 'looking-only' });
}

const table = routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const writes = table.filter(
  ([, { method, allowedWhileImpersonating }]) => method !== 'GET' && !allowedWhileImpersonating,
);
const reads = table.filter(([, { method, access }]) => method === 'GET' && !isForAdmins(access));

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

describe.each(writes)('%s', (_, endpoint) => {
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

describe.each(reads)('%s', (_, endpoint) => {
  test('works while impersonating and changes nothing in the database', async () => {
    const prepared = prepare(endpoint);
    await prepared;
    const before = await databaseContents();
    const { status, body } = await call(endpoint, prepared);
    if (endpoint.requiresRecentAuth) expect(body.code).toBe('view_only');
    else expect([status < 500, body?.code]).toEqual([true, body?.code === 'view_only' ? 'let in' : body?.code]);
    if (endpoint.path.includes(':') && !withoutResource.includes(endpoint.path)) expect(status).toBe(200);
    expect(await databaseContents()).toEqual(before);
  });
});

describe.each(table.filter(([, { method, access }]) => method === 'GET' && isForAdmins(access)))(
  '%s',
  (_, endpoint) => {
    test('is refused while impersonating an owner', async () => {
      const { body } = await call(endpoint);
      expect(['forbidden', 'view_only']).toContain(body.code);
    });
  },
);

test('the webhook secret of an owner is hidden from an impersonating admin', async () => {
  const [path, owner] = ['/api/leads/webhook', await addOwner()];
  const { headers: ownerHeaders } = await addSession(api, owner, { isStrong: false });
  const set = await api.send('PUT', path, { url: 'https://hook.example/in' }, ownerHeaders);
  expect(set.body.webhook.secret).toMatch(/^negia_/);
  const { status, body } = await api.send('GET', path, undefined, await impersonate(owner));
  expect([status, body.webhook.url, body.webhook.secret]).toEqual([200, 'https://hook.example/in', null]);
  expect((await api.send('GET', path, undefined, ownerHeaders)).body.webhook.secret).toBe(set.body.webhook.secret);
});

test('the live connection delivers events of the owner, and closes when impersonation ends', async () => {
  const owner = await addOwner();
  const headers = await impersonate(owner);
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
