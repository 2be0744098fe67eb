import { beforeEach, describe, expect, test } from 'vitest';
import type { AdminConversation } from '../admin-contract.ts';
import { countOpenContacts, countOpenConversations } from './index.ts';
import { newMember, startSupport } from './testing/support-kit.ts';

const api = await startSupport();
const [admin, owner] = [await newMember(api, 'admin'), await newMember(api, 'subscriber')];

const list = async (query = ''): Promise<AdminConversation[]> =>
  (await admin.send('GET', `/api/admin/conversations${query}`)).body.rows;
const ownersIn = async (query = '') => (await list(query)).map((row) => row.owner.id);
const auditEntries = (action: string) => api.rows('select * from audit_log where action = $1 order by id', [action]);

describe('conversations', () => {
  beforeEach(() => api.pool.query('truncate support_tickets cascade'));

  test('a row shows the owner, subject, last message and unread count', async () => {
    await owner.open('<p>Hello <b>there</b></p>', 'A question');
    await owner.write('<p>Anybody?</p>');
    const [row] = await list();
    expect(row).toEqual({
      owner: {
        id: owner.id,
        username: owner.person.username,
        displayName: expect.any(String),
        email: owner.person.email,
      },
      subject: 'A question',
      isClosed: false,
      unread: 2,
      last: { id: expect.any(Number), text: 'Anybody?', isFromSupport: false, at: expect.any(String) },
    });
    await admin.write('<p>We are here</p>', row?.last.id);
    await admin.send('PUT', '/api/messages/read-all', { recipientId: row?.last.id });
    expect((await list())[0]).toMatchObject({ unread: 0, last: { text: 'We are here', isFromSupport: true } });
  });

  test('list each owner once, the most recently active first', async () => {
    const other = await newMember(api, 'subscriber');
    await owner.open('one');
    await other.open('two');
    expect(await ownersIn()).toEqual([other.id, owner.id]);
    await owner.write('three');
    expect(await ownersIn()).toEqual([owner.id, other.id]);
  });

  test('can be filtered by state, owner and text', async () => {
    const other = await newMember(api, 'subscriber');
    await api.pool.query(`update users set display_name = 'Quagga Zoo' where id = $1`, [other.id]);
    await owner.open('one');
    await other.open('two');
    const [newest] = await list();
    await admin.send('PUT', `/api/admin/messages/${newest?.last.id}/close`);
    await admin.send('PUT', '/api/messages/read-all', { recipientId: newest?.last.id });
    expect(await ownersIn('?state=open')).toEqual([owner.id]);
    expect(await ownersIn('?state=closed')).toEqual([other.id]);
    expect(await ownersIn('?state=unread')).toEqual([owner.id]);
    expect(await ownersIn(`?user=${other.id}`)).toEqual([other.id]);
    expect(await ownersIn('?q=zoo%20quag')).toEqual([other.id]);
    expect(await ownersIn(`?q=${owner.id}`)).toEqual([owner.id]);
    expect(await ownersIn('?q=9999999999')).toEqual([]);
    expect(await ownersIn('?q=%26%7C')).toEqual([]);
    expect(await ownersIn('?state=open&q=quagga')).toEqual([]);
    expect(await countOpenConversations(api.services.db)).toBe(1);
  });

  test('are paginated by fifty, without duplicates', async () => {
    await api.pool.query(
      `with people as (
         insert into users (username, username_key, display_name, email, email_key)
         select 'many' || n, 'many' || n, 'Many', 'many' || n || '@cards.example', 'many' || n || '@cards.example'
         from generate_series(1, 60) n returning id),
       made as (insert into support_tickets (user_id, subject, created_at) select id, 'x', now() from people
         returning id, user_id)
       insert into support_messages (ticket_id, user_id, sender_id, is_from_support, content, created_at)
       select id, user_id, user_id, false, 'x', now() from made, generate_series(1, 3)`,
    );
    const first = await admin.send('GET', '/api/admin/conversations?q=many');
    const second = await admin.send('GET', `/api/admin/conversations?q=many&after=${first.body.next}`);
    expect([first.body.rows.length, second.body.rows.length, second.body.next]).toEqual([50, 10, null]);
    const ids = [...first.body.rows, ...second.body.rows].map((row: AdminConversation) => row.owner.id);
    expect(new Set(ids).size).toBe(60);
  });

  test.each(['state=lost', 'user=x', 'after=x'])('returns 400 naming the field for %s', async (query) => {
    const { status, body } = await admin.send('GET', `/api/admin/conversations?${query}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, [query.split('=')[0]]]);
  });
});

describe('the audit log of support actions', () => {
  test('records closing and reopening, with only actual changes', async () => {
    await api.pool.query('truncate support_tickets cascade');
    await owner.open('one');
    const [row] = await list();
    for (const action of ['close', 'close', 'reopen'])
      await admin.send('PUT', `/api/admin/messages/${row?.last.id}/${action}`);
    expect((await auditEntries('support.close')).slice(-2)).toMatchObject([
      { target_kind: 'user', target_id: String(owner.id), before: { isClosed: false }, after: { isClosed: true } },
      { before: {}, after: {} },
    ]);
    expect((await auditEntries('support.reopen')).at(-1)).toMatchObject({
      before: { isClosed: true },
      after: { isClosed: false },
    });
  });

  test('records a reply without its text, and nothing an owner writes', async () => {
    const before = (await api.row('select count(*)::int as n from audit_log')).n;
    await owner.write('<p>secret words of mine</p>');
    const [row] = await list();
    await admin.write('<p>secret words of ours</p>', row?.last.id);
    const rows = await api.rows('select * from audit_log order by id offset $1', [before]);
    expect(rows).toMatchObject([{ action: 'support.reply', actor_id: admin.id, target_id: String(owner.id) }]);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });
});

describe('contact messages of visitors', () => {
  const add = async (name: string, message: string): Promise<number> =>
    (
      await api.row(
        `insert into contact_messages (name, email, topic, message, language, created_at)
         values ($1, 'ruth@cards.example', 'cards', $2, 'he', now()) returning id`,
        [name, message],
      )
    ).id;
  const idsIn = async (query: string): Promise<number[]> =>
    (await admin.send('GET', `/api/admin/contact-messages?${query}`)).body.rows.map(({ id }: { id: number }) => id);
  const mark = (id: number, body: object) => admin.send('PUT', `/api/admin/contact-messages/${id}/done`, body);

  test('can be listed, filtered and marked as done', async () => {
    const [first, second] = [await add('Ruth', 'How much is wood'), await add('Noam', 'Lost my card')];
    expect(await idsIn('')).toEqual([second, first]);
    expect(await idsIn('q=wood')).toEqual([first]);
    expect(await idsIn('q=noam')).toEqual([second]);
    expect(await idsIn(`q=${first}`)).toEqual([first]);
    const done = await mark(first, { isDone: true });
    expect(done.body).toMatchObject({ id: first, topic: 'cards', doneAt: expect.any(String) });
    expect(await idsIn('state=open')).toEqual([second]);
    expect(await countOpenContacts(api.services.db)).toBe(1);
    expect(await idsIn('state=done')).toEqual([first]);
    expect((await mark(first, { isDone: true })).body.doneAt).toBe(done.body.doneAt);
    expect((await mark(first, { isDone: false })).body.doneAt).toBeNull();
    expect((await auditEntries('support.contact-done'))[0]).toMatchObject({
      target_kind: 'contact-message',
      target_id: String(first),
      before: { doneAt: null },
      after: { doneAt: done.body.doneAt },
    });
    expect(await auditEntries('support.contact-undone')).toHaveLength(1);
  });

  test('return 404 if unknown and name invalid fields', async () => {
    expect((await mark(2_000_000_000, { isDone: true })).status).toBe(404);
    expect(Object.keys((await mark(1, { isDone: 'yes' })).body.fields)).toEqual(['isDone']);
    expect(Object.keys((await admin.send('GET', '/api/admin/contact-messages?state=x')).body.fields)).toEqual([
      'state',
    ]);
  });
});
