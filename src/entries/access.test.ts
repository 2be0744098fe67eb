import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { Access, Endpoint } from '#base/endpoint.ts';
import { identify } from '#features/accounts/server/index.ts';
import { csrfTokenOf } from '#server-kit/http/security/csrf.ts';
import { startTestApi, type TestAnswer } from '#server-kit/testing/test-api.ts';
import { features, routes, seed } from './features.ts';
import { createMakers, sampleDesign, sampleDocument } from './testing/makers.ts';
import { addSession as addSessionOf } from './testing/sign-in.ts';

/** Tests every endpoint with every role, from the route table: a new endpoint is included as soon as it is declared. */
const people = ['visitor', 'owner', 'other owner', 'subscriber', 'admin', 'weak admin', 'demo'] as const;
type Role = (typeof people)[number];

const ids = new Map<Role, number>();
const api = await startTestApi({ features, identify, settings: { RATE_LIMITS: 'off' } });
await seed(api.services.db, { seed: 'none' });
const make = createMakers(api);
for (const caller of people) if (caller !== 'visitor') ids.set(caller, await addUser(caller));

function addUser(caller: Role): Promise<number> {
  const role = caller.includes('admin') ? 'admin' : 'user';
  const trial = caller === 'subscriber' ? new Date(Date.now() + 86_400_000) : null;
  const demo = caller === 'demo' ? new Date(Date.now() + 3_600_000) : null;
  return make.user(caller, { role, trial_ends_at: trial, demo_ends_at: demo });
}

/** A separate session for every request, because some requests end it. */
const addSession = (caller: Role) => addSessionOf(api, ids.get(caller), { isStrong: caller === 'admin' });

const owner = (): number => ids.get('owner') ?? 0;

/** The part of a path that identifies the resource: for nested resources, from the first parameter to the last. */
const named = /:\w+(\/.*:\w+)?/;

/** Creates one of the owner's resources for each path with a parameter. */
const resources: Record<string, () => Promise<string | number>> = {
  '/api/account/sessions/:id': async () => (await addSession('owner')).id,
  '/api/account/exports/:id': () => addExport(),
  '/api/account/exports/:id/file': () => addExport(),
  '/api/leads/:id': () => addLead(),
  '/api/leads/:id/vcard': () => addLead(),
  '/api/leads/:id/notes': () => addLead(),
  '/api/lead-notes/:id': () => addNote(),
  '/api/payment-methods/:id': () => addMethod(),
  '/api/payment-methods/:id/default': () => addMethod(),
  '/api/checkout/:orderId': () => addOrder(),
  '/api/checkout/:orderId/settle': () => addOrder(),
  '/api/card-designs/:id': () => addDesign(),
  '/api/physical-orders/:id': () => addPhysicalOrder(),
  '/api/physical-orders/:id/cancel': () => addPhysicalOrder(),
  '/api/physical-orders/:id/resubmit': () => addPhysicalOrder(),
  '/api/physical-orders/:id/received': () => addPhysicalOrder(),
  '/api/physical-orders/:id/problem': () => addPhysicalOrder(),
  '/api/admin/orders/:id': () => addPhysicalOrder(),
  '/api/admin/orders/:id/move': () => addPhysicalOrder(),
  '/api/admin/orders/:id/written': () => addPhysicalOrder(),
  '/api/admin/tags/:code': async () => 'ZZZZZZZZ',
  '/api/admin/tags/:code/written': async () => 'ZZZZZZZZ',
  '/api/admin/tags/:code/retire': async () => 'ZZZZZZZZ',
  '/api/admin/packages/:id': async () => 2_000_000_000,
  '/api/admin/packages/:id/prices': async () => 2_000_000_000,
  '/api/admin/packages/:id/prices/:priceId': async () => '2000000000/prices/2000000000',
  '/api/admin/messages/:id/close': () => addSupportMessage(),
  '/api/admin/messages/:id/reopen': () => addSupportMessage(),
  '/api/admin/contact-messages/:id/done': () => make.contactMessage(),
  '/api/invoices/:id.pdf': () => addInvoice(),
  '/api/admin/settings/:key': async () => 'claims',
  '/api/admin/vat-rates/:since': async () => '2999-01-01',
  '/api/admin/database-migrations/:name/run': async () => 'nothing_that_waits',
  '/api/admin/invoices/:id.pdf': () => addInvoice(),
  '/api/admin/invoices/:id/allocation': () => addInvoice(),
  '/api/admin/payments/:id': async () => 2_000_000_000,
  '/api/admin/payments/:id/refund': async () => 2_000_000_000,
  '/api/admin/subscriptions/:id': async () => 2_000_000_000,
  '/api/admin/subscriptions/:id/cancel': async () => 2_000_000_000,
  '/api/admin/subscriptions/:id/resume': async () => 2_000_000_000,
  '/api/payments/webhook/:provider': async () => 'sandbox',
  '/api/payment-demo/:ref': async () => 'nothing',
  '/api/stats/:profileId': () => addProfile('/api/stats/:profileId'),
  '/api/stats/:profileId/export': () => addProfile('/api/stats/:profileId/export'),
};

for (const { endpoint } of routes)
  if (/^\/api\/(admin\/)?profiles\/:id/.test(endpoint.path)) resources[endpoint.path] = () => addProfile(endpoint.path);

for (const { endpoint } of routes)
  if (endpoint.path.startsWith('/api/tags/:code')) resources[endpoint.path] = () => addTag();
// Anyone with the link may view an offer, so only a token that does not exist is foreign to every user.
for (const path of ['', '/accept', '/decline'])
  resources[`/api/tag-offers/:token${path}`] = async () => 'nothing-that-anybody-offered';

for (const { endpoint } of routes)
  if (endpoint.path.startsWith('/api/admin/package-migrations/:id'))
    resources[endpoint.path] = async () => 2_000_000_000;
for (const { endpoint } of routes)
  if (endpoint.path.startsWith('/api/admin/communities/:id'))
    resources[endpoint.path] = () => addMembership(endpoint.path);
for (const { endpoint } of routes)
  if (/^\/api\/admin\/(errors|broadcasts)\/:id/.test(endpoint.path))
    resources[endpoint.path] = async () => 2_000_000_000;
resources['/api/communities/:slug'] = async () => 'nothing-that-anybody-made';
for (const { endpoint } of routes)
  if (endpoint.path.startsWith('/api/admin/users/:id'))
    resources[endpoint.path] = () => make.user(`somebody-${randomBytes(6).toString('hex')}`);
// Everyone may read a post and only admins may write it, so a missing ID is used.
for (const { endpoint } of routes)
  if (/^\/api\/(admin\/)?blog-posts\/:id/.test(endpoint.path)) resources[endpoint.path] = async () => 2_000_000_000;
// Everyone may view and join a community; only the profile in it belongs to a user.
resources['/api/communities/:id/membership'] = async () => 2_000_000_000;
resources['/api/communities/:id/members'] = () => addMembership('');
resources['/api/communities/:id/members/:profileId'] = () => addMembership('/members/:profileId');

async function addMembership(path: string): Promise<string> {
  const { communityId, profileId } = await make.membership(owner());
  return path.includes('/members/:profileId') ? `${communityId}/members/${profileId}` : String(communityId);
}

const addTag = () => make.tag(owner());
const addProfile = (path: string) => make.profile(owner(), path.endsWith('/bring-back') ? new Date() : null);
const addPhysicalOrder = () => make.physicalOrder(owner());
const addDesign = () => make.design(owner());
const addExport = () => make.accountExport(owner());
const addLead = () => make.lead(owner());
const addNote = () => make.note(owner());
const addSupportMessage = () => make.supportMessage(owner());
const addMethod = () => make.method(owner());
const addOrder = () => make.order(owner());
const addInvoice = () => make.invoice(owner());

/** Valid bodies for endpoints that validate the body before they look up the resource. */
const bodies: Record<string, object> = {
  'PUT /api/profiles/:id': { document: sampleDocument, version: 1 },
  'POST /api/communities/:id/members': { profileId: 2_000_000_000 },
  'PUT /api/communities/:id/members/:profileId': { isListed: true },
  'PUT /api/profiles/:id/restore': { versionId: 1 },
  'POST /api/leads/:id/notes': { text: 'x' },
  'PUT /api/tags/:code/activate': { profileId: 2_000_000_000 },
  'PUT /api/tag-offers/:token/accept': { profileId: 2_000_000_000 },
  'PUT /api/card-designs/:id': { profileId: 2_000_000_000, design: sampleDesign, version: 1 },
  'PUT /api/physical-orders/:id/resubmit': { design: sampleDesign },
  'PUT /api/physical-orders/:id/problem': { note: 'x' },
};
const bodyOf = ({ method, path, body }: Endpoint): object | undefined =>
  body ? (bodies[`${method} ${path}`] ?? {}) : undefined;

async function call(endpoint: Endpoint, caller: Role): Promise<TestAnswer> {
  const resource = endpoint.path.includes(':') ? await resources[endpoint.path]?.() : undefined;
  const path = endpoint.path.replace(named, String(resource));
  const cookie = caller === 'visitor' ? randomBytes(32).toString('base64url') : (await addSession(caller)).cookie;
  const headers = { cookie: `session=${cookie}`, 'csrf-token': csrfTokenOf(cookie) };
  return api.send(endpoint.method, path, bodyOf(endpoint), headers);
}

const ranks: Readonly<Record<Access, number>> = { public: 0, user: 1, subscriber: 2, admin: 3 };
const rankOf: Readonly<Record<Role, number>> = {
  visitor: 0,
  owner: 1,
  'other owner': 1,
  subscriber: 2,
  admin: 3,
  'weak admin': 1,
  demo: 1,
};

/**
 * The code of an access refusal, or `in` if the request reached the handler, which may still fail for other reasons.
 */
const verdictOf = ({ status, body }: TestAnswer): string =>
  ['unauthenticated', 'forbidden', 'payment_required', 'demo_refused', 'csrf_failed', 'confirm_needed'].includes(
    body?.code,
  )
    ? body.code
    : status >= 500
      ? `failed with ${status}`
      : 'in';

function expected({ access, needsSession, allowsDemo }: Endpoint, caller: Role): string {
  if (access === 'public') return 'in';
  if (caller === 'visitor') return 'unauthenticated';
  if (rankOf[caller] < ranks[access]) return access === 'subscriber' ? 'payment_required' : 'forbidden';
  return needsSession && !allowsDemo && caller === 'demo' ? 'demo_refused' : 'in';
}

const table = routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe.each(table)('parses coordinates from %s', (_, endpoint) => {
  test('declares its access level', () => {
    expect(Object.keys(ranks)).toContain(endpoint.access);
  });

  test('has a resource in this test if its path has a parameter', () => {
    expect(endpoint.path.includes(':')).toBe(endpoint.path in resources);
  });

  test.each(people)('returns the expected verdict to the %s', async (caller) => {
    // Refusals for a wrong sign-in or signature, or because of plan limits, come from the handler itself.
    const isSignIn = endpoint.path.startsWith('/api/auth/') && endpoint.access === 'public';
    const isSigned = endpoint.acceptsRawBody;
    const handlerRefusal = isSignIn
      ? 'unauthenticated'
      : isSigned
        ? 'forbidden'
        : endpoint.access === 'user'
          ? 'payment_required'
          : undefined;
    const verdict = verdictOf(await call(endpoint, caller));
    expect(verdict === handlerRefusal ? 'in' : verdict).toBe(expected(endpoint, caller));
  });
});

/** Public endpoints have no foreign resources, and admins may access all of them. */
const ownedResources = table.filter(
  ([, { path, access }]) => path.includes(':') && !['public', 'admin'].includes(access),
);

describe.each(ownedResources)('%s on a resource of another owner', (_, endpoint) => {
  test.each(['other owner', 'subscriber', 'admin', 'weak admin'] as const)('returns 404 to the %s', async (caller) => {
    expect((await call(endpoint, caller)).status).toBe(404);
  });
});

describe.each(table.filter(([, { access }]) => access !== 'public'))(
  '%s changes the state and is recorded in the audit log',
  (_, endpoint) => {
    test('refuses a bare token when it requires the session', async () => {
      const { cookie } = await addSession('admin');
      const current = await api.send('GET', '/api/auth/current-user', undefined, { cookie: `session=${cookie}` });
      const headers = { authorization: `Bearer ${current.body.token}` };
      const resource = endpoint.path.includes(':') ? await resources[endpoint.path]?.() : '';
      const path = endpoint.path.replace(named, String(resource));
      const answer = await api.send(endpoint.method, path, bodyOf(endpoint), headers);
      expect(verdictOf(answer)).toBe(endpoint.needsSession ? 'unauthenticated' : 'in');
    });

    test('refuses a cross-site request when it changes data', async () => {
      if (endpoint.method === 'GET') return;
      const { cookie } = await addSession('admin');
      const headers = { cookie: `session=${cookie}` };
      const resource = endpoint.path.includes(':') ? await resources[endpoint.path]?.() : '';
      const path = endpoint.path.replace(named, String(resource));
      const answer = await api.send(endpoint.method, path, bodyOf(endpoint), headers);
      expect(verdictOf(answer)).toBe('csrf_failed');
    });
  },
);

/** Bulk downloads, and endpoints about payments and purchases. */
const money = /^\/api\/(payments|invoices|payment-methods|billing-details|leads\/webhook|account\/exports)\b/;
const downloads = table.filter(([, { access, path, isFile }]) => access !== 'public' && (isFile || money.test(path)));

test('the table below contains every export and the payment lists', () => {
  const names = downloads.map(([name]) => name);
  for (const path of ['leads/export', 'leads/:id/vcard', 'stats/export', 'payments', 'invoices', 'payment-methods'])
    expect(names).toContain(`GET /api/${path}`);
  expect(table.filter(([, { access, isFile }]) => isFile && access === 'public')).toEqual([]);
});

describe.each(downloads)('returns 400 when it %s', (_, endpoint) => {
  test.each(['owner', 'subscriber', 'admin', 'demo'] as const)('refuses a bare token of the %s', async (caller) => {
    const { cookie } = await addSession(caller);
    const current = await api.send('GET', '/api/auth/current-user', undefined, { cookie: `session=${cookie}` });
    const path = endpoint.path.replace(named, String(await resources[endpoint.path]?.()));
    const headers = { authorization: `Bearer ${current.body.token}` };
    expect(verdictOf(await api.send(endpoint.method, path, bodyOf(endpoint), headers))).toBe('unauthenticated');
  });
});

test('the demo account is allowed only into GET endpoints that require the session', () => {
  for (const [name, { method, needsSession, allowsDemo, requiresRecentAuth, access }] of table)
    if (allowsDemo)
      expect([name, method, needsSession, requiresRecentAuth, access]).toEqual([name, 'GET', true, undefined, 'user']);
});

test('every admin endpoint requires the session', () => {
  for (const [name, { access, needsSession }] of table)
    if (access === 'admin') expect([name, needsSession]).toEqual([name, true]);
});

/** Alternative spellings of a path, which a proxy or the router may parse differently. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => `//negia.example${path}`,
  (path) => path.toUpperCase(),
  (path) => path.replace('/api/', '/API/'),
  (path) => path.replace('/admin/', '/Admin/'),
  (path) => path.replace('/api/admin/', '/api/admin/%2e%2e/admin/'),
  (path) => path.replace('/api/admin/', '/api/x/%2e%2e/admin/'),
  (path) => path.replace('/api/admin/', '/api/x/..%2fadmin/'),
  (path) => path.replace('/api/', '/api/%2e/'),
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/admin/', '/admin%2f'),
  (path) => path.replace('/admin/', '/admin%252f'),
  (path) => path.replace('/admin/', '/%61dmin/'),
  (path) => path.replace('/admin/', '/%2561dmin/'),
  (path) => path.replace('/admin/', '/admin;x=1/'),
  (path) => path.replace('/admin/', '/admin%00/'),
  (path) => path.replace('/admin/', '\\admin\\'),
  (path) => `${path}/`,
  (path) => `${path};x`,
  (path) => `${path};/api/health`,
  (path) => `${path}%20`,
  (path) => `${path}%00`,
  (path) => `${path}%2f`,
  (path) => `${path}?`,
  (path) => `${path}#`,
  (path) => `${path}.json`,
];

const adminReads = table.filter(([, { access, method, isFile }]) => access === 'admin' && method === 'GET' && !isFile);

/** Sends the path unchanged; `fetch` would normalize it first. */
function requestRaw(path: string, cookie: string): Promise<number> {
  const { hostname, port } = new URL(api.address);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, headers: { cookie: `session=${cookie}` } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

describe.each(adminReads)('%s with path tricks', (_, endpoint) => {
  test.each(['visitor', 'owner', 'subscriber', 'weak admin', 'demo'] as const)('refuses the %s', async (caller) => {
    const resource = endpoint.path.includes(':') ? await resources[endpoint.path]?.() : '';
    const path = endpoint.path.replace(named, String(resource));
    const cookie = caller === 'visitor' ? randomBytes(32).toString('base64url') : (await addSession(caller)).cookie;
    const opened: string[] = [];
    for (const spelling of spellings) {
      const status = await requestRaw(spelling(path), cookie);
      if (status < 300 || status >= 500) opened.push(`${spelling(path)}: ${status}`);
    }
    expect(opened).toEqual([]);
  });
});
