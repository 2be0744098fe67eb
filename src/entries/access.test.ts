import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access, Endpoint } from '#base/endpoint.ts';
import { identify } from '#features/accounts/server/index.ts';
import { makeTags } from '#features/tags/server/index.ts';
import { csrfTokenOf } from '#server-kit/http/csrf.ts';
import { startTestApi, type TestAnswer, type TestApi } from '#server-kit/testing/test-api.ts';
import { roomTexts, routes, seed } from './rooms.ts';

/** Every call against everyone who may try it, from the table itself: a new call is in here the moment it is declared. */
const people = ['visitor', 'owner', 'other owner', 'subscriber', 'admin', 'weak admin', 'demo'] as const;
type Who = (typeof people)[number];

let api: TestApi;
const ids = new Map<Who, number>();
beforeAll(async () => {
  api = await startTestApi({ routes, texts: roomTexts, identify, settings: { RATE_LIMITS: 'off' } });
  await seed(api.services.db, { seed: 'none' });
  for (const who of people) if (who !== 'visitor') ids.set(who, await addUser(who));
});
afterAll(() => api.close());

async function addUser(who: Who): Promise<number> {
  const role = who.includes('admin') ? 'admin' : 'user';
  const trial = who === 'subscriber' ? new Date(Date.now() + 86_400_000) : null;
  const demo = who === 'demo' ? new Date(Date.now() + 3_600_000) : null;
  const { rows } = await api.pool.query(
    `insert into users (username, username_key, display_name, email, email_key, role, trial_ends_at, demo_ends_at)
     values ($1, $1, $1, $2, $2, $3, $4, $5) returning id`,
    [who, `${who.replaceAll(' ', '-')}@cards.example`, role, trial, demo],
  );
  return rows[0].id;
}

/** A session of its own for every call: some of them end it. */
async function addSession(who: Who): Promise<{ cookie: string; id: number }> {
  const cookie = randomBytes(32).toString('base64url');
  const { rows } = await api.pool.query(
    `insert into sessions (user_id, cookie_hash, token_key, is_remembered, is_strong, user_agent,
       created_at, last_seen_at, expires_at, fresh_at)
     values ($1, $2, $3, true, $4, '', now(), now(), now() + interval '1 hour', now()) returning id`,
    [ids.get(who), createHash('sha256').update(cookie).digest(), randomBytes(32), who === 'admin'],
  );
  return { cookie, id: rows[0].id };
}

/** All that names the thing: where an address names one inside another, from the first name to the last. */
const named = /:\w+(\/.*:\w+)?/;

/** One of the owner's own things behind each address that names one. */
const things: Record<string, () => Promise<string | number>> = {
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
  '/api/physical-orders/:id': () => addCards(),
  '/api/physical-orders/:id/cancel': () => addCards(),
  '/api/physical-orders/:id/resubmit': () => addCards(),
  '/api/physical-orders/:id/received': () => addCards(),
  '/api/physical-orders/:id/problem': () => addCards(),
  '/api/admin/orders/:id': () => addCards(),
  '/api/admin/orders/:id/move': () => addCards(),
  '/api/admin/orders/:id/written': () => addCards(),
  '/api/admin/tags/:code': async () => 'ZZZZZZZZ',
  '/api/admin/tags/:code/written': async () => 'ZZZZZZZZ',
  '/api/admin/tags/:code/retire': async () => 'ZZZZZZZZ',
  '/api/admin/messages/:id/close': () => addSupportMessage(),
  '/api/admin/messages/:id/reopen': () => addSupportMessage(),
  '/api/invoices/:id.pdf': () => addInvoice(),
  '/api/payments/webhook/:provider': async () => 'sandbox',
  '/api/payment-demo/:ref': async () => 'nothing',
  '/api/stats/:profileId': () => addProfile('/api/stats/:profileId'),
  '/api/stats/:profileId/export': () => addProfile('/api/stats/:profileId/export'),
};

for (const { endpoint } of routes)
  if (endpoint.path.startsWith('/api/profiles/:id')) things[endpoint.path] = () => addProfile(endpoint.path);

for (const { endpoint } of routes)
  if (endpoint.path.startsWith('/api/tags/:code')) things[endpoint.path] = () => addTag();
// Whoever has the link may look: only a link that nobody made is somebody else's to everyone.
for (const path of ['', '/accept', '/decline'])
  things[`/api/tag-offers/:token${path}`] = async () => 'nothing-that-anybody-offered';

for (const { endpoint } of routes)
  if (endpoint.path.startsWith('/api/admin/communities/:id'))
    things[endpoint.path] = () => addMembership(endpoint.path);
things['/api/communities/:slug'] = async () => 'nothing-that-anybody-made';
// A post is everybody's to read and the admins' to write.
for (const { endpoint } of routes)
  if (/^\/api\/(admin\/)?blog-posts\/:id/.test(endpoint.path)) things[endpoint.path] = async () => 2_000_000_000;
// A community is everybody's to look at and to join: what is one's own in it is a profile.
things['/api/communities/:id/membership'] = async () => 2_000_000_000;
things['/api/communities/:id/members'] = () => addMembership('');
things['/api/communities/:id/members/:profileId'] = () => addMembership('/members/:profileId');

/** A community with a card of the owner's in it. */
async function addMembership(path: string): Promise<string> {
  const mark = randomBytes(8).toString('hex');
  const { rows } = await api.pool.query(
    `insert into communities (slug, name, field, created_at) values ($1, '{"he":"x"}', 'home', now()) returning id`,
    [`community-${mark}`],
  );
  const profileId = await addProfile('');
  await api.pool.query('insert into community_members (community_id, profile_id, joined_at) values ($1, $2, now())', [
    rows[0].id,
    profileId,
  ]);
  return path.includes('/members/:profileId') ? `${rows[0].id}/members/${profileId}` : String(rows[0].id);
}

async function addTag(): Promise<string> {
  const [code] = await makeTags(api.services.db, {
    ...{ ownerId: ids.get('owner') ?? null, profileId: null, orderId: null, batch: null },
    ...{ count: 1, actorId: null, at: new Date() },
  });
  return code ?? '';
}

async function addProfile(path: string): Promise<number> {
  const mark = randomBytes(8).toString('hex');
  const { rows } = await api.pool.query(
    `insert into profiles (owner_id, slug, draft, published, status, deleted_at, created_at, updated_at)
     values ($1, $2, $3, $3, 'published', $4, now(), now()) returning id`,
    [ids.get('owner'), `card-${mark}`, document, path.endsWith('/bring-back') ? new Date() : null],
  );
  return rows[0].id;
}

const document = { version: 1, language: 'he', identity: { name: { he: 'דנה' } }, design: { template: 'shore' } };

const cardDesign = {
  ...{
    version: 1,
    language: 'he',
    material: 'pvc',
    finish: 'matte',
    template: 'paper',
    words: { name: 'דנה' },
    qr: {},
  },
  colours: { ground: '#ffffff', ink: '#000000', accent: '#000000' },
};

async function addCards(): Promise<number> {
  const address = { recipient: 'דנה', phone: '+972505550123', city: 'חיפה' };
  const { rows } = await api.pool.query(
    `with made as (
       insert into physical_orders (owner_id, state, design, material, quantity, delivery, address, locale, expires_at,
         created_at, updated_at)
       values ($1, 'pending_payment', $2, 'pvc', 1, 'pickup', $3, 'he', now() + interval '1 day', now(), now())
       returning id),
     told as (
       insert into physical_order_events (order_id, event, to_state, by, at)
       select id, 'order', 'pending_payment', 'owner', now() from made)
     select id from made`,
    [ids.get('owner'), cardDesign, address],
  );
  return rows[0].id;
}

async function addDesign(): Promise<number> {
  const { rows } = await api.pool.query(
    `insert into card_designs (owner_id, name, design, created_at, updated_at) values ($1, '', $2, now(), now())
     returning id`,
    [ids.get('owner'), cardDesign],
  );
  return rows[0].id;
}

/** Calls that look at the body before they look for the thing get one that is in order. */
const bodies: Record<string, object> = {
  'PUT /api/profiles/:id': { document, version: 1 },
  'POST /api/communities/:id/members': { profileId: 2_000_000_000 },
  'PUT /api/communities/:id/members/:profileId': { isListed: true },
  'PUT /api/profiles/:id/restore': { versionId: 1 },
  'POST /api/leads/:id/notes': { text: 'x' },
  'PUT /api/tags/:code/activate': { profileId: 2_000_000_000 },
  'PUT /api/tag-offers/:token/accept': { profileId: 2_000_000_000 },
  'PUT /api/card-designs/:id': { profileId: 2_000_000_000, design: cardDesign, version: 1 },
  'PUT /api/physical-orders/:id/resubmit': { design: cardDesign },
  'PUT /api/physical-orders/:id/problem': { note: 'x' },
};
const bodyOf = ({ method, path, body }: Endpoint): object | undefined =>
  body ? (bodies[`${method} ${path}`] ?? {}) : undefined;

async function addExport(): Promise<number> {
  const { rows } = await api.pool.query(
    'insert into account_exports (user_id, parts_total, created_at) values ($1, 1, now()) returning id',
    [ids.get('owner')],
  );
  return rows[0].id;
}

async function addLead(): Promise<number> {
  const consent = { text: '', marketing: null, at: new Date(), locale: 'he' };
  const { rows } = await api.pool.query(
    `insert into leads (owner_id, profile_name, name, message, fields, source, consent, search, fingerprint,
       created_at, updated_at)
     values ($1, '', 'רות', '', '[]', 'direct', $2, '', '', now(), now()) returning id`,
    [ids.get('owner'), consent],
  );
  return rows[0].id;
}

async function addNote(): Promise<number> {
  const { rows } = await api.pool.query(
    `insert into lead_notes (lead_id, text, created_at) values ($1, 'x', now()) returning id`,
    [await addLead()],
  );
  return rows[0].id;
}

async function addSupportMessage(): Promise<number> {
  const { rows } = await api.pool.query(
    `with made as (
       insert into support_tickets (user_id, subject, created_at, closed_at) values ($1, 'x', now(), now())
       returning id, user_id)
     insert into support_messages (ticket_id, user_id, sender_id, is_from_support, content, created_at)
     select id, user_id, user_id, false, 'x', now() from made returning id`,
    [ids.get('owner')],
  );
  return rows[0].id;
}

async function addMethod(): Promise<number> {
  const mark = randomBytes(8).toString('hex');
  const { rows } = await api.pool.query(
    `insert into payment_methods (user_id, provider, ref, token, brand, last4, exp_month, exp_year, is_default, is_kept,
       created_at)
     values ($1, 'sandbox', $2, $2, 'visa', '4242', 12, 2040, false, true, now()) returning id`,
    [ids.get('owner'), mark],
  );
  return rows[0].id;
}

const lines = JSON.stringify([{ text: { he: 'x', en: 'x' }, quantity: 1, amount: 100 }]);

async function addOrder(): Promise<number> {
  const details = { wish: { type: 'package', id: 2, cycle: 'monthly' }, item: {}, methodId: 1, consent: null };
  const { rows } = await api.pool.query(
    `insert into orders (user_id, key, body_hash, type, item_id, details, lines, amount, currency, status, created_at)
     values ($1, $2, '', 'package', 2, $3, $4, 100, 'ILS', 'declined', now()) returning id`,
    [ids.get('owner'), randomBytes(8).toString('hex'), details, lines],
  );
  return rows[0].id;
}

let lastInvoice = 0;
async function addInvoice(): Promise<number> {
  lastInvoice += 1;
  const issuer = { name: 'x', taxId: '1', address: 'x', email: 'x@cards.example' };
  const buyer = { name: 'x', email: 'x@cards.example', taxId: null, address: null, city: null };
  const { rows } = await api.pool.query(
    `insert into invoices (kind, number, user_id, payment_id, issuer, buyer, lines, net, vat, gross, vat_rate, currency,
       paid_by, locale, issued_at)
     values ('invoice_receipt', $2, $1, 1, $3, $4, $5, 85, 15, 100, 1800, 'ILS', 'visa 4242', 'he', now()) returning id`,
    [ids.get('owner'), lastInvoice, { he: issuer, en: issuer }, buyer, lines],
  );
  return rows[0].id;
}

async function call(endpoint: Endpoint, who: Who): Promise<TestAnswer> {
  const thing = endpoint.path.includes(':') ? await things[endpoint.path]?.() : undefined;
  const path = endpoint.path.replace(named, String(thing));
  const cookie = who === 'visitor' ? randomBytes(32).toString('base64url') : (await addSession(who)).cookie;
  const headers = { cookie: `session=${cookie}`, 'csrf-token': csrfTokenOf(cookie) };
  return api.send(endpoint.method, path, bodyOf(endpoint), headers);
}

const ranks: Readonly<Record<Access, number>> = { public: 0, user: 1, subscriber: 2, admin: 3 };
const rankOf: Readonly<Record<Who, number>> = {
  visitor: 0,
  owner: 1,
  'other owner': 1,
  subscriber: 2,
  admin: 3,
  'weak admin': 1,
  demo: 1,
};

/** The code of a refusal at the door, or `in` when the call reached the work (which may have much to say about it). */
const verdictOf = ({ status, body }: TestAnswer): string =>
  ['unauthenticated', 'forbidden', 'payment_required', 'demo_refused', 'csrf_failed', 'confirm_needed'].includes(
    body?.code,
  )
    ? body.code
    : status >= 500
      ? `failed with ${status}`
      : 'in';

function expected({ access, needsSession }: Endpoint, who: Who): string {
  if (access === 'public') return 'in';
  if (who === 'visitor') return 'unauthenticated';
  if (rankOf[who] < ranks[access]) return access === 'subscriber' ? 'payment_required' : 'forbidden';
  return needsSession && who === 'demo' ? 'demo_refused' : 'in';
}

const table = routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe.each(table)('%s', (_, endpoint) => {
  test('declares who may call it', () => {
    expect(Object.keys(ranks)).toContain(endpoint.access);
  });

  test('names a thing of the owner here, if its address has one', () => {
    expect(endpoint.path.includes(':')).toBe(endpoint.path in things);
  });

  test.each(people)('by the %s', async (who) => {
    // Refusals of a wrong sign-in or signature, and of more than a plan has, are the work of the call itself.
    const isSignIn = endpoint.path.startsWith('/api/auth/') && endpoint.access === 'public';
    const isSigned = endpoint.takesRaw;
    const ownRefusal = isSignIn
      ? 'unauthenticated'
      : isSigned
        ? 'forbidden'
        : endpoint.access === 'user'
          ? 'payment_required'
          : undefined;
    const verdict = verdictOf(await call(endpoint, who));
    expect(verdict === ownRefusal ? 'in' : verdict).toBe(expected(endpoint, who));
  });
});

/** What anybody may call has no somebody else, and what admins call is everybody's. */
const ownThings = table.filter(([, { path, access }]) => path.includes(':') && !['public', 'admin'].includes(access));

describe.each(ownThings)("%s on somebody else's thing", (_, endpoint) => {
  test.each(['other owner', 'subscriber', 'admin', 'weak admin'] as const)('is not found for the %s', async (who) => {
    expect((await call(endpoint, who)).status).toBe(404);
  });
});

describe.each(table.filter(([, { access }]) => access !== 'public'))('%s', (_, endpoint) => {
  test('is refused to a token alone when it needs the session', async () => {
    const { cookie } = await addSession('admin');
    const current = await api.send('GET', '/api/auth/current-user', undefined, { cookie: `session=${cookie}` });
    const headers = { authorization: `Bearer ${current.body.token}` };
    const thing = endpoint.path.includes(':') ? await things[endpoint.path]?.() : '';
    const path = endpoint.path.replace(named, String(thing));
    const answer = await api.send(endpoint.method, path, bodyOf(endpoint), headers);
    expect(verdictOf(answer)).toBe(endpoint.needsSession ? 'unauthenticated' : 'in');
  });

  test('is refused to a page of another site when it changes something', async () => {
    if (endpoint.method === 'GET') return;
    const { cookie } = await addSession('admin');
    const headers = { cookie: `session=${cookie}` };
    const thing = endpoint.path.includes(':') ? await things[endpoint.path]?.() : '';
    const path = endpoint.path.replace(named, String(thing));
    const answer = await api.send(endpoint.method, path, bodyOf(endpoint), headers);
    expect(verdictOf(answer)).toBe('csrf_failed');
  });
});

test('whatever admins do needs the session itself', () => {
  for (const [name, { access, needsSession }] of table)
    if (access === 'admin') expect([name, needsSession]).toEqual([name, true]);
});
