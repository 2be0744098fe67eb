import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type StaffRole, staffRoles } from '#base/staff-roles.ts';
import { addUser } from '#features/accounts/server/testing/run-jobs.ts';
import { makeTags } from '#features/tags/server/index.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import type { SearchGroup, SearchHit } from '../contract.ts';
import { searchLimits } from '../domain.ts';
import { searchFeature } from './index.ts';

const api = await startTestApi({ features: [searchFeature] });
beforeEach(() => {
  api.setTime(new Date('2026-11-15T09:00:00Z'));
  api.signIn({ id: 1, role: 'admin' });
});

const signInAs = (staffRole: StaffRole) => api.signIn({ id: 1, role: 'admin', staffRole });
const insert = async (statement: string, values: readonly unknown[]): Promise<number> =>
  (await api.row(statement, [...values])).id;

const documentOf = (name: string, contact: object = {}) => ({
  version: 1,
  language: 'he',
  identity: { name: { he: name } },
  contact,
  design: { template: 'shore' },
});
const addProfile = (ownerId: number, slug: string, document: object, set: { deletedAt?: Date } = {}) =>
  insert(
    `with made as (
       insert into profiles (owner_id, slug, draft, status, deleted_at, created_at, updated_at)
       values ($1, $2, $3, 'published', $4, now(), now()) returning id),
     addressed as (insert into profile_addresses (kind, name, profile_id) select 'slug', $2, id from made)
     select id from made`,
    [ownerId, slug, document, set.deletedAt ?? null],
  );
const addOrder = (ownerId: number, recipient: string, phone: string) =>
  insert(
    `with made as (
       insert into physical_orders (owner_id, state, design, material, quantity, delivery, address, locale, expires_at,
         created_at, updated_at)
       values ($1, 'pending_payment', '{}', 'pvc', 1, 'post', $2, 'he', now(), '2026-11-01T10:00:00Z', now()) returning id),
     told as (
       insert into physical_order_events (order_id, event, to_state, by, at)
       select id, 'order', 'pending_payment', 'owner', now() from made)
     select id from made`,
    [ownerId, { recipient, phone }],
  );
const addPayment = (userId: number, ref: string) =>
  insert(
    `insert into payments (user_id, purpose, subject_id, amount, currency, status, provider, provider_ref, is_off_session,
       lines, locale, created_at)
     values ($1, 'renewal', 1, 12345, 'ILS', 'declined', 'sandbox', $2, true, '[]', 'he', '2026-11-02T10:00:00Z')
     returning id`,
    [userId, ref],
  );
/** Paid and given back. */
const addRefunded = (userId: number, refunded: number) =>
  insert(
    `insert into payments (user_id, purpose, subject_id, amount, refunded, currency, status, provider, provider_ref,
       is_off_session, lines, locale, created_at)
     values ($1, 'renewal', 1, 12345, $2, 'ILS', 'paid', 'sandbox', $3, true, '[]', 'he', '2026-11-02T10:00:00Z')
     returning id`,
    [userId, refunded, `back-${refunded}`],
  );
const addInvoice = (userId: number, number: number, buyer: string) =>
  insert(
    `insert into invoices (kind, number, user_id, payment_id, issuer, buyer, lines, net, vat, gross, vat_rate, currency,
       paid_by, locale, issued_at)
     values ('invoice_receipt', $2, $1, 1, '{}', $3, '[]', 8475, 1525, 10000, 1800, 'ILS', '', 'he', '2026-11-03T10:00:00Z')
     returning id`,
    [userId, number, { name: buyer, email: 'office@cards.example', taxId: '516179157', address: null, city: null }],
  );
const addConversation = async (userId: number, subject: string): Promise<number> => {
  await insert(
    `with ticket as (insert into support_tickets (user_id, subject, created_at) values ($1, $2, now()) returning id)
     insert into support_messages (ticket_id, user_id, sender_id, is_from_support, content, created_at)
     select id, $1, $1, false, 'x', '2026-11-04T10:00:00Z' from ticket returning id`,
    [userId, subject],
  );
  return insert('select id from desk_conversations where user_id = $1', [userId]);
};
const addPost = (slug: string, title: string, publishAt: Date | null) =>
  insert(
    `insert into blog_posts (slug, language, title, body, search_text, publish_at, created_at, updated_at)
     values ($1, 'he', $2, '[]', lower($2), $3, now(), '2026-11-05T10:00:00Z') returning id`,
    [slug, title, publishAt],
  );

/** One of each kind, all of Dana's. */
const dana = { user: 0, profile: 0, order: 0, payment: 0, invoice: 0, conversation: 0, post: 0, tag: '' };
beforeAll(async () => {
  dana.user = await addUser(api, {
    username: 'dana',
    display_name: 'Dana Levi',
    email: 'Dana@cards.example',
    email_key: 'dana@cards.example',
  });
  const contact = { phones: [{ kind: 'mobile', number: '+972501234567' }], emails: ['Studio@cards.example'] };
  dana.profile = await addProfile(dana.user, 'studio-dana', documentOf('Dana Studio', contact));
  dana.order = await addOrder(dana.user, 'Ruth Katz', '+97231234567');
  dana.payment = await addPayment(dana.user, 'pay_abc');
  dana.invoice = await addInvoice(dana.user, 700_123, 'Dana Levi Ltd');
  dana.conversation = await addConversation(dana.user, 'My card is late');
  dana.post = await addPost('how-dana-began', 'How Dana began', null);
  const [code = ''] = await makeTags(api.services.db, {
    ownerId: dana.user,
    profileId: null,
    orderId: dana.order,
    batch: null,
    count: 1,
    actorId: null,
    at: new Date('2026-11-06T10:00:00Z'),
  });
  await api.pool.query(`update tags set name = 'Dana blue' where code = $1`, [code]);
  dana.tag = code;
});

async function search(q: string, language = 'en'): Promise<SearchGroup[]> {
  const path = `/api/admin/search?${new URLSearchParams({ q })}`;
  const { status, body } = await api.send('GET', path, undefined, { 'accept-language': language });
  expect([q, status, body.code]).toEqual([q, 200, undefined]);
  return body.groups;
}
const kindsIn = async (q: string) => (await search(q)).map(({ kind }) => kind);
const hitsOf = async (kind: string, q: string, language?: string): Promise<SearchHit[]> =>
  (await search(q, language)).find((group) => group.kind === kind)?.hits ?? [];
const idsOf = async (kind: string, q: string) => (await hitsOf(kind, q)).map(({ id }) => id);

test('a coupon is found by its code, however it is written, and by its note', async () => {
  const values = "'Autumn market', 'percent', 20, 'both', '{}', 1, false, now()";
  const id = await insert(
    `insert into coupons (code, note, discount_kind, discount_value, scope, packages, max_per_owner, is_first_purchase_only,
       created_at) values ($1, ${values}) returning id`,
    ['AUTUMN26'],
  );
  const found = { id: String(id), path: `/admin/coupons/${id}`, title: 'AUTUMN26' };
  const details = ['Autumn market', '20%', 'Active'];
  expect(await hitsOf('coupons', 'autumn-26')).toEqual([{ ...found, details, isExact: true }]);
  expect(await hitsOf('coupons', 'market')).toEqual([{ ...found, details, isExact: false }]);
});

describe('a name', () => {
  test('finds every kind, each hit with its page and what tells it from others', async () => {
    const groups = await search('dana');
    expect(groups.map(({ kind }) => kind)).toEqual(
      // Named in full by the username: the user and the user's profile.
      ['users', 'profiles', 'orders', 'tags', 'payments', 'invoices', 'conversations', 'posts'],
    );
    const isolated = (text: string) => `\u2066${text}\u2069`;
    expect(groups.map(({ hits }) => hits[0])).toEqual([
      {
        id: String(dana.user),
        path: `/admin/users/${dana.user}`,
        title: 'Dana Levi',
        details: ['Dana@cards.example', '@dana'],
        isExact: true,
      },
      {
        id: String(dana.profile),
        path: `/admin/profiles/${dana.profile}`,
        title: 'Dana Studio',
        details: ['/p/studio-dana', 'Dana Levi', 'Live'],
        isExact: true,
      },
      {
        id: String(dana.order),
        path: `/admin/orders/${dana.order}`,
        title: `Order ${isolated(`#${dana.order}`)}`,
        details: ['Dana Levi', 'Ruth Katz', 'Awaiting payment', '1 Nov 2026'],
        isExact: false,
      },
      {
        id: dana.tag,
        path: `/admin/tags?tag=${dana.tag}`,
        title: `Chip ${isolated(dana.tag)}`,
        details: ['Dana blue', 'Dana Levi', 'Being made'],
        isExact: false,
      },
      {
        id: String(dana.payment),
        path: `/admin/payments/${dana.payment}`,
        title: `Payment ${isolated(`#${dana.payment}`)}`,
        details: [isolated('₪123.45'), 'Dana Levi', 'Declined', '2 Nov 2026'],
        isExact: false,
      },
      {
        id: String(dana.invoice),
        path: '/admin/invoices?q=700123&kind=invoice_receipt',
        title: 'Tax invoice/receipt 700123',
        details: ['Dana Levi Ltd', isolated('₪100'), '3 Nov 2026'],
        isExact: false,
      },
      {
        id: String(dana.conversation),
        path: `/admin/support?conversation=${dana.conversation}`,
        title: 'Dana Levi',
        details: ['My card is late', 'Waiting for an answer', '4 Nov 2026'],
        isExact: false,
      },
      {
        id: String(dana.post),
        path: `/blog-admin/${dana.post}`,
        title: 'How Dana began',
        details: ['Draft', '5 Nov 2026'],
        isExact: false,
      },
    ]);
  });

  test('is answered in the language of the caller', async () => {
    const [hit] = await hitsOf('orders', 'ruth', 'he');
    expect(hit?.title).toContain('הזמנה');
    expect(hit?.details).toContain('מחכה לתשלום');
  });

  test('that many have finds a few, the newest first, after the one that it names in full', async () => {
    const named = await addUser(api, { username: 'avigail', display_name: 'Somebody', email: 'avigail@x.example' });
    const others: number[] = [];
    for (let index = 0; index < 8; index += 1)
      others.push(
        await addUser(api, {
          username: `other${index}`,
          display_name: `Avigail ${index}`,
          email: `o${index}@x.example`,
        }),
      );
    const newest = others.toReversed().slice(0, searchLimits.perKind - 1);
    expect(await idsOf('users', 'Avigail')).toEqual([named, ...newest].map(String));
  });

  test('of a demo copy or a deleted profile finds nothing', async () => {
    const demo = await addUser(api, { username: 'demo-yael', display_name: 'Yael', demo_ends_at: new Date() });
    const owner = await addUser(api, { username: 'noa', display_name: 'Noa' });
    await addProfile(demo, 'yael-1', documentOf('Yael'));
    await addProfile(owner, 'yael-2', documentOf('Yael'), { deletedAt: new Date() });
    for (const q of ['yael', 'demo-yael', 'yael-1', 'yael-2']) expect([q, await kindsIn(q)]).toEqual([q, []]);
  });
});

test('a payment that was given back is not called paid', async () => {
  await addRefunded(dana.user, 12_345);
  await addRefunded(dana.user, 100);
  const hitFor = async (q: string) => JSON.stringify(await hitsOf('payments', q));
  expect(await hitFor('back-12345')).toContain('"Refunded"');
  expect(await hitFor('back-100')).toContain('"Partly refunded"');
});

describe('an exact text', () => {
  test('that is a number finds orders, documents and payments before people', async () => {
    const number = 4_242;
    await api.pool.query('alter table physical_orders alter column id restart with 4242');
    const order = await addOrder(await addUser(api, { username: 'gil', display_name: 'Gil' }), 'Gil', '*1234');
    await addInvoice(dana.user, number, 'Somebody');
    expect(order).toBe(number);
    for (const q of ['4242', '#4242']) {
      const groups = await search(q);
      expect(groups.map(({ kind }) => kind).slice(0, 2)).toEqual(['orders', 'invoices']);
    }
    for (const typed of [`00${number}`, `#00${number}`]) {
      const groups = await search(typed);
      expect(groups.map(({ kind }) => kind).slice(0, 2)).toEqual(['invoices', 'orders']);
      expect(groups.slice(0, 2).every(({ hits: [hit] }) => hit?.isExact)).toBe(true);
    }
  });

  test.each(['0501234567', '050-123-4567', '+972 50 123 4567', '972501234567', '00972-50-1234567', '(050) 1234567'])(
    'that is a phone number finds the profile: %s',
    async (q) => {
      expect(await hitsOf('profiles', q)).toMatchObject([{ id: String(dana.profile), isExact: true }]);
    },
  );

  test('finds what a phone number, a mail address, a code, a link or a reference belongs to', async () => {
    const found = async (kind: string, q: string) => (await hitsOf(kind, q)).map(({ id, isExact }) => [id, isExact]);
    expect(await found('orders', '03-123-4567')).toEqual([[String(dana.order), true]]);
    expect(await found('orders', dana.tag.toLowerCase())).toEqual([[String(dana.order), true]]);
    expect(await found('tags', dana.tag.toLowerCase())).toEqual([[dana.tag, true]]);
    expect(await found('tags', `https://negia.example/t/${dana.tag}`)).toEqual([[dana.tag, true]]);
    expect(await found('payments', 'pay_abc')).toEqual([[String(dana.payment), true]]);
    expect(await found('users', 'DANA@cards.example')).toEqual([[String(dana.user), true]]);
    expect(await found('users', '@dana')).toEqual([[String(dana.user), true]]);
    expect(await found('profiles', 'dana@cards.example')).toEqual([[String(dana.profile), true]]);
    expect(await found('profiles', 'studio@CARDS.example')).toEqual([[String(dana.profile), true]]);
    expect(await found('profiles', 'studio-dana')).toEqual([[String(dana.profile), true]]);
    for (const path of ['p/studio-dana', `p/${dana.profile}`, '@dana'])
      expect(await found('profiles', `https://negia.example/${path}`)).toEqual([[String(dana.profile), true]]);
    expect(await found('posts', 'how-dana-began')).toEqual([[String(dana.post), true]]);
    expect(await found('conversations', String(dana.user))).toEqual([[String(dana.conversation), true]]);
    expect(await found('invoices', '516179157')).toHaveLength(2);
  });

  test('puts its kind before the others', async () => {
    // The order of a chip is found by the code, too.
    expect((await kindsIn(dana.tag)).slice(0, 2)).toEqual(['tags', 'orders']);
    await addPost('began-again', 'Studio-dana', new Date('2026-11-20T00:00:00Z'));
    expect((await kindsIn('studio-dana'))[0]).toBe('profiles');
    expect((await hitsOf('posts', 'studio-dana'))[0]?.details).toEqual(['Scheduled', '20 Nov 2026']);
  });
});

describe('staff', () => {
  test.each([
    ['support', ['users', 'profiles', 'orders', 'tags', 'payments', 'invoices', 'conversations']],
    ['workshop', ['orders', 'tags']],
    ['content', ['profiles', 'posts']],
    ['finance', ['users', 'orders', 'tags', 'payments', 'invoices']],
    ['viewer', ['users', 'profiles', 'orders', 'tags', 'payments', 'invoices', 'conversations', 'posts']],
  ] as const)('with the role %s find only what they may read', async (role, kinds) => {
    signInAs(role);
    expect((await kindsIn('dana')).toSorted()).toEqual([...kinds].toSorted());
  });

  test('of every role may ask', async () => {
    for (const role of staffRoles) {
      signInAs(role);
      expect([role, (await api.send('GET', '/api/admin/search?q=dana')).status]).toEqual([role, 200]);
    }
  });

  test('alone: owners and visitors may not', async () => {
    api.signIn({ id: dana.user, role: 'user' });
    expect((await api.send('GET', '/api/admin/search?q=dana')).body.code).toBe('forbidden');
    api.signIn(undefined);
    expect((await api.send('GET', '/api/admin/search?q=dana')).body.code).toBe('unauthenticated');
  });
});

describe('a text', () => {
  test('that is too long is named', async () => {
    const { status, body } = await api.send('GET', `/api/admin/search?q=${'x'.repeat(searchLimits.queryMax + 1)}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['q']]);
  });

  test.each([
    '',
    ' ',
    '%',
    '_',
    '%%',
    '\\',
    "'",
    "';--",
    '()',
    '&',
    '!',
    ':*',
    '<->',
    '\u200f',
    '"',
    '@',
    '#',
    '-',
    '…',
  ])('without a letter finds nothing: %j', async (q) => {
    expect(await search(q)).toEqual([]);
  });

  test('with signs that mean something to the database is only a text', async () => {
    for (const q of [
      "x' or '1'='1",
      'dan%',
      'd_na',
      'dana:*|x',
      "dana') --",
      'x & !y',
      '\\x',
      '$1',
      '9'.repeat(80),
      'א״ב "ג',
    ])
      expect((await search(q)).flatMap(({ hits }) => hits).length).toBeLessThanOrEqual(40);
    expect(await idsOf('posts', 'dan%')).toEqual([]);
    expect(await idsOf('posts', 'd_na')).toEqual([]);
  });

  test('may carry direction marks, which people copy along', async () => {
    expect(await idsOf('users', '\u200fdana@cards.example\u200e')).toEqual([String(dana.user)]);
    expect(await idsOf('profiles', '\u2066050-123-4567\u2069')).toEqual([String(dana.profile)]);
    expect(await idsOf('orders', `\u2066#${dana.order}\u2069`)).toContain(String(dana.order));
  });
});
