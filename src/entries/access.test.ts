import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Access, type Endpoint, fillPath, isForAdmins, mayCall } from '#base/endpoint.ts';
import { staffRoles } from '#base/staff-roles.ts';
import { csrfTokenOf } from '#server-kit/http/security/csrf.ts';
import { requestRaw } from '#server-kit/testing/loopback.ts';
import type { TestAnswer } from '#server-kit/testing/test-api.ts';
import { routes } from './features.ts';
import { sampleDesign, sampleDocument } from './testing/makers.ts';
import { createParams, hasResource } from './testing/resources.ts';
import { addSession as addSessionOf, startProduct } from './testing/start-product.ts';

/** Tests every endpoint with every role, from the route table: a new endpoint is included as soon as it is declared. */
const people = ['visitor', 'owner', 'other owner', 'subscriber', 'admin', 'weak admin', 'demo'] as const;
/** Staff who are no owners, as `admin` is. */
const staff = staffRoles.filter((role) => role !== 'owner').map((role) => `staff: ${role}` as const);
type Role = (typeof people)[number] | (typeof staff)[number];
const staffRoleOf = (caller: Role) => staffRoles.find((role) => caller === `staff: ${role}`);

const { adminId, kit } = await startProduct();
const { api, make } = kit;
const ids = new Map<Role, number>([['admin', adminId]]);
for (const caller of [...people, ...staff])
  if (caller !== 'visitor' && caller !== 'admin') ids.set(caller, await addUser(caller));

function addUser(caller: Role): Promise<number> {
  const staffRole = staffRoleOf(caller) ?? null;
  const role = caller === 'weak admin' || staffRole ? 'admin' : 'user';
  const trial = caller === 'subscriber' ? new Date(Date.now() + 86_400_000) : null;
  const demo = caller === 'demo' ? new Date(Date.now() + 3_600_000) : null;
  return make.user(caller.replace(': ', '-'), {
    role,
    staff_role: staffRole,
    trial_ends_at: trial,
    demo_ends_at: demo,
  });
}

/** A separate session for every request, because some requests end it. */
const addSession = (caller: Role) =>
  addSessionOf(api, ids.get(caller), { isStrong: caller === 'admin' || staffRoleOf(caller) !== undefined });

/** The path of one of the owner's resources. */
async function pathOf({ path }: Endpoint, owner = ids.get('owner') ?? 0): Promise<string> {
  return fillPath(path, await createParams({ api, make, ids: { owner, admin: adminId } }, path));
}

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
  'PUT /api/admin/orders/:id/tracking': { carrier: 'ups' },
};
const bodyOf = ({ method, path, body }: Endpoint): object | undefined =>
  body ? (bodies[`${method} ${path}`] ?? {}) : undefined;

async function call(endpoint: Endpoint, caller: Role): Promise<TestAnswer> {
  if (caller !== 'visitor') return callWith(endpoint, (await addSession(caller)).headers);
  const cookie = randomBytes(32).toString('base64url');
  return callWith(endpoint, { cookie: `session=${cookie}`, 'csrf-token': csrfTokenOf(cookie) });
}

const callWith = async (endpoint: Endpoint, headers: Record<string, string>, owner?: number): Promise<TestAnswer> =>
  api.send(endpoint.method, await pathOf(endpoint, owner), bodyOf(endpoint), headers);

/** Calls with the token of a session, without its cookie. */
async function callWithToken(endpoint: Endpoint, caller: Role): Promise<TestAnswer> {
  const { cookie } = await addSession(caller);
  const current = await api.send('GET', '/api/auth/current-user', undefined, { cookie: `session=${cookie}` });
  return callWith(endpoint, { authorization: `Bearer ${current.body.token}` });
}

const rankFor = (access: Access): number => (isForAdmins(access) ? 3 : { public: 0, user: 1, subscriber: 2 }[access]);
const rankOf: Readonly<Record<(typeof people)[number], number>> = {
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

function expected({ access, needsSession, allowsDemo }: Endpoint, caller: (typeof people)[number]): string {
  if (access === 'public') return 'in';
  if (caller === 'visitor') return 'unauthenticated';
  if (rankOf[caller] < rankFor(access)) return access === 'subscriber' ? 'payment_required' : 'forbidden';
  return needsSession && !allowsDemo && caller === 'demo' ? 'demo_refused' : 'in';
}

const table = routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe.each(table)('%s', (_, endpoint) => {
  test('has a resource in this test if its path has a parameter', () => {
    expect(endpoint.path.includes(':')).toBe(hasResource(endpoint.path));
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
  ([, { path, access }]) => path.includes(':') && access !== 'public' && !isForAdmins(access),
);

describe.each(ownedResources)('%s on a resource of another owner', (_, endpoint) => {
  test.each(['other owner', 'subscriber', 'admin', 'weak admin'] as const)('returns 404 to the %s', async (caller) => {
    expect((await call(endpoint, caller)).status).toBe(404);
  });
});

describe.each(table.filter(([, { access }]) => access !== 'public'))('%s', (_, endpoint) => {
  test('refuses a bare token when it requires the session', async () => {
    const answer = await callWithToken(endpoint, 'admin');
    expect(verdictOf(answer)).toBe(endpoint.needsSession ? 'unauthenticated' : 'in');
  });

  test('refuses a cross-site request when it changes data', async () => {
    if (endpoint.method === 'GET') return;
    const { cookie } = await addSession('admin');
    expect(verdictOf(await callWith(endpoint, { cookie: `session=${cookie}` }))).toBe('csrf_failed');
  });
});

/** Bulk downloads, and endpoints about payments and purchases. */
const money = /^\/api\/(payments|invoices|payment-methods|billing-details|leads\/webhook|account\/exports)\b/;
const downloads = table.filter(([, { access, path, isFile }]) => access !== 'public' && (isFile || money.test(path)));

test('the table below contains every export and the payment lists', () => {
  const names = downloads.map(([name]) => name);
  for (const path of ['leads/export', 'leads/:id/vcard', 'stats/export', 'payments', 'invoices', 'payment-methods'])
    expect(names).toContain(`GET /api/${path}`);
  expect(table.filter(([, { access, isFile }]) => isFile && access === 'public')).toEqual([]);
});

describe.each(downloads)('%s', (_, endpoint) => {
  test.each(['owner', 'subscriber', 'admin', 'demo'] as const)('refuses a bare token of the %s', async (caller) => {
    expect(verdictOf(await callWithToken(endpoint, caller))).toBe('unauthenticated');
  });
});

test('the demo account is allowed only into GET endpoints that require the session', () => {
  for (const [name, { method, needsSession, allowsDemo, requiresRecentAuth, access }] of table)
    if (allowsDemo)
      expect([name, method, needsSession, requiresRecentAuth, access]).toEqual([name, 'GET', true, undefined, 'user']);
});

describe.each(table.filter(([, { access }]) => isForAdmins(access)))('%s', (_, endpoint) => {
  test.each(staff)('is open to %s as the matrix says', async (caller) => {
    const allowed = mayCall(staffRoleOf(caller), endpoint);
    // Of another owner each time, as what one call has changed may stop the next.
    const answer = await callWith(
      endpoint,
      (await addSession(caller)).headers,
      await make.user(`owner-${crypto.randomUUID()}`),
    );
    expect(verdictOf(answer)).toBe(allowed ? 'in' : 'forbidden');
  });
});

test('every admin endpoint requires the session', () => {
  for (const [name, { access, needsSession }] of table)
    if (isForAdmins(access)) expect([name, needsSession]).toEqual([name, true]);
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

const adminReads = table.filter(([, { access, method, isFile }]) => isForAdmins(access) && method === 'GET' && !isFile);

const port = Number(new URL(api.address).port);

describe.each(adminReads)('%s with path tricks', (_, endpoint) => {
  test.each(['visitor', 'owner', 'subscriber', 'weak admin', 'demo'] as const)('refuses the %s', async (caller) => {
    const path = await pathOf(endpoint);
    const cookie = caller === 'visitor' ? randomBytes(32).toString('base64url') : (await addSession(caller)).cookie;
    const opened: string[] = [];
    for (const spelling of spellings) {
      const { status } = await requestRaw(port, spelling(path), { headers: { cookie: `session=${cookie}` } });
      if (status < 300 || status >= 500) opened.push(`${spelling(path)}: ${status}`);
    }
    expect(opened).toEqual([]);
  });
});
