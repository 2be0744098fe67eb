import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mailsTo } from '#features/accounts/server/testing/run-jobs.ts';
import { openEventStream } from '#features/notifications/server/testing/open-event-stream.ts';
import { MailError } from '#server-kit/mail/index.ts';
import type { DeskConversation, DeskDetail } from '../../desk-contract.ts';
import { countOpenConversations, countWaitingConversations } from '../index.ts';
import { doJobs, type Member, newMember, newVisitor, pass, startSupport } from '../testing/support-kit.ts';

const api = await startSupport();
const [admin, colleague, owner] = [
  await newMember(api, 'admin'),
  await newMember(api, 'admin'),
  await newMember(api, 'subscriber'),
];

const list = async (query = '', staff: Member = admin): Promise<DeskConversation[]> =>
  (await staff.send('GET', `/api/admin/desk${query}`)).body.rows;
const ownersIn = async (query = '') => (await list(query)).map((row) => row.owner?.id);
const only = async (query = ''): Promise<DeskConversation> => {
  const rows = await list(query);
  expect(rows).toHaveLength(1);
  return rows[0] as DeskConversation;
};
const put = (id: number, verb: string, body: object, staff: Member = admin) =>
  staff.send('PUT', `/api/admin/desk/${id}/${verb}`, body);
const read = (id: number, staff: Member = admin) =>
  staff.send('PUT', '/api/support-messages/visitors/read', { conversationId: id });
const detail = async (id: number, staff: Member = admin): Promise<DeskDetail> =>
  (await staff.send('GET', `/api/admin/desk/${id}`)).body;
const auditEntries = (action: string) => api.rows('select * from audit_log where action = $1 order by id', [action]);
const ask = async (body: object = {}) =>
  (await newVisitor(api)).send('POST', '/api/contact', {
    name: 'Ruth',
    email: 'ruth@cards.example',
    topic: 'cards',
    message: 'How much is wood?',
    ...body,
  });

beforeEach(async () => {
  api.setTime(undefined);
  await api.pool.query('truncate support_tickets, contact_messages, desk_conversations cascade');
});

describe('the list', () => {
  test('shows an owner’s conversation and a visitor’s message', async () => {
    await owner.open('<p>Hello <b>there</b></p>', 'A question');
    await owner.write('<p>Anybody?</p>');
    await ask();
    const [first, second] = await list();
    expect(first).toEqual({
      id: expect.any(Number),
      owner: {
        id: owner.id,
        username: owner.person.username,
        displayName: expect.any(String),
        email: owner.person.email,
      },
      visitor: null,
      subject: 'A question',
      last: { text: 'Anybody?', isFromSupport: false, author: null, at: expect.any(String) },
      waitingSince: expect.any(String),
      answerDue: expect.any(String),
      snoozedUntil: null,
      isClosed: false,
      assignee: null,
      unread: 2,
      notes: 0,
    });
    expect(second).toMatchObject({
      owner: null,
      visitor: { contactId: expect.any(Number), name: 'Ruth', email: 'ruth@cards.example', topic: 'cards' },
      subject: '',
      last: { text: 'How much is wood?', isFromSupport: false },
      unread: 1,
    });
    expect((await admin.send('GET', '/api/admin/desk-counts')).body).toEqual({ open: 2, mine: 0, snoozed: 0 });
  });

  test('shows the subjects that the server chose in the language of the reader', async () => {
    const subjectFor = async (locale: string) => {
      const read = await admin.send('GET', '/api/admin/desk', undefined, { 'accept-language': locale });
      return read.body.rows[0].subject;
    };
    await owner.open('one');
    expect([await subjectFor('en'), await subjectFor('he')]).toEqual(['New inquiry', 'פנייה חדשה']);
    await owner.open('two', 'Colours');
    expect(await subjectFor('he')).toBe('פנייה חדשה');
    await admin.send('PUT', `/api/admin/desk/${(await only()).id}/closed`, { isClosed: true });
    await owner.open('three', 'Colours');
    expect([await subjectFor('en'), await subjectFor('he')]).toEqual(['Colours', 'Colours']);
  });

  test('names who of the staff wrote last, and owners hear from nobody in particular', async () => {
    await owner.open('one');
    const { id } = await only();
    await colleague.write('from a colleague', (await detail(id)).firstMessageId);
    const author = { id: colleague.id, name: expect.any(String) };
    expect((await only()).last).toMatchObject({ isFromSupport: true, author });
    expect((await admin.list(owner.id)).map((one) => one.author)).toEqual([undefined, author]);
    expect((await admin.list()).map((one) => one.author)).toEqual([author]);
    expect((await owner.list()).some((one) => one.author !== undefined)).toBe(false);
    await api.pool.query('update support_messages set sender_id = user_id where is_from_support');
    expect([(await only()).last.author, (await admin.list(owner.id))[1]?.author]).toEqual([null, null]);
    await ask();
    const visitor = (await list()).find((one) => one.visitor)?.id ?? 0;
    await colleague.send('POST', `/api/admin/desk/${visitor}/answers`, { text: 'By mail' });
    expect((await only('?view=closed')).last).toMatchObject({ text: 'By mail', isFromSupport: true, author });
  });

  test('of a visitor knows what else came from the same address, however it was written', async () => {
    await ask({ email: 'Ruth@Cards.example', message: 'first', topic: 'payments' });
    await ask({ email: 'ruth+1@cards.example', message: 'another address' });
    await ask({ email: 'other@cards.example', message: 'I write for ruth@cards.example' });
    await ask({ message: 'second' });
    const rows = await list();
    const [first = 0, second = 0, other = 0] = ['first', 'second', 'another address'].map(
      (text) => rows.find(({ last }) => last.text === text)?.id,
    );
    await put(first, 'closed', { isClosed: true });
    const earlier = { id: first, topic: 'payments', at: expect.any(String), isClosed: true };
    expect((await detail(second)).sameAddress).toEqual({ count: 1, rows: [earlier] });
    expect((await detail(first)).sameAddress.rows).toMatchObject([{ id: second, isClosed: false }]);
    expect((await detail(other)).sameAddress).toEqual({ count: 0, rows: [] });
    await owner.open('one');
    expect((await detail((await only(`?user=${owner.id}`)).id)).sameAddress.count).toBe(0);
  });

  test('begins with who waits longest, then who wrote last', async () => {
    const others = [await newMember(api, 'subscriber'), await newMember(api, 'subscriber')] as const;
    await owner.open('one');
    await others[0].open('two');
    await others[1].open('three');
    expect(await ownersIn()).toEqual([owner.id, others[0].id, others[1].id]);
    // Whoever writes again waits since the first message.
    await owner.write('one again');
    expect(await ownersIn()).toEqual([owner.id, others[0].id, others[1].id]);
    const [first, second] = await list();
    await admin.write('answer', (await detail(first?.id ?? 0)).firstMessageId);
    await admin.write('answer', (await detail(second?.id ?? 0)).firstMessageId);
    expect(await ownersIn()).toEqual([others[1].id, others[0].id, owner.id]);
    expect((await list())[1]).toMatchObject({
      waitingSince: null,
      answerDue: null,
      last: { text: 'answer', isFromSupport: true },
    });
  });

  test('finds by name, number and what anybody wrote, wherever the conversation is', async () => {
    const other = await newMember(api, 'subscriber');
    await api.pool.query(`update users set display_name = 'Quagga Zoo' where id = $1`, [other.id]);
    await owner.open('<blockquote>My hologram</blockquote> is gone');
    await other.open('two');
    await ask({ message: 'Do you engrave walnut?' });
    await put((await only(`?user=${other.id}`)).id, 'closed', { isClosed: true });
    expect(await ownersIn('?q=zoo%20quag')).toEqual([other.id]);
    expect(await ownersIn('?q=hologr')).toEqual([owner.id]);
    expect(await ownersIn('?q=blockquote')).toEqual([]);
    expect(await ownersIn(`?q=${owner.id}`)).toEqual([owner.id]);
    const visitor = await only('?q=walnut');
    expect(visitor.visitor?.name).toBe('Ruth');
    expect((await list(`?q=${visitor.visitor?.contactId}`)).map(({ id }) => id)).toContain(visitor.id);
    for (const query of ['?q=9999999999', '?q=%26%7C', "?q=';--"]) expect(await ownersIn(query)).toEqual([]);
    expect(await ownersIn()).toEqual([owner.id, undefined]);
    expect(await ownersIn('?view=closed')).toEqual([other.id]);
  });

  test('finds a word of many messages in the newest of them', async () => {
    await api.pool.query(
      `with people as (
         insert into users (username, username_key, display_name, email, email_key)
         select 'many' || n, 'many' || n, 'Many', 'many' || n || '@cards.example', 'many' || n || '@cards.example'
         from generate_series(1, 60) n returning id),
       made as (insert into support_tickets (user_id, subject, created_at) select id, 'x', now() from people
         returning id, user_id)
       insert into support_messages (ticket_id, user_id, sender_id, is_from_support, content, created_at)
       select id, user_id, user_id, false, 'common', now() from made, generate_series(1, 3)`,
    );
    const first = await admin.send('GET', '/api/admin/desk?q=common');
    const second = await admin.send('GET', `/api/admin/desk?q=common&after=${first.body.next}`);
    expect([first.body.rows.length, second.body.rows.length, second.body.next]).toEqual([50, 10, null]);
    const ids = [...first.body.rows, ...second.body.rows].map((row: DeskConversation) => row.owner?.id);
    expect(new Set(ids).size).toBe(60);
  });

  test('counts what each member of staff has not read', async () => {
    await owner.open('one');
    const { id } = await only();
    const { firstMessageId } = await detail(id);
    await admin.send('PUT', '/api/messages/read-all', { recipientId: firstMessageId });
    expect([(await only()).unread, (await list('', colleague))[0]?.unread]).toEqual([0, 1]);
    expect((await only()).waitingSince).not.toBeNull();
  });

  test('shows a visitor’s message as unread until this member of staff opens it, or anybody closes it', async () => {
    const unread = async (staff: Member) => (await list('?q=ruth', staff))[0]?.unread;
    await ask();
    const { id } = await only();
    for (const reader of [admin, admin, owner]) expect((await read(id, reader)).body).toEqual({ success: true });
    expect([await unread(admin), await unread(colleague)]).toEqual([0, 1]);
    await put(id, 'closed', { isClosed: true });
    expect(await unread(colleague)).toBe(0);
    await owner.open('one');
    expect((await read((await only()).id)).status).toBe(409);
    expect((await read(2_000_000_000)).status).toBe(404);
  });

  test('is told by the bell who wrote, where the role may answer, until that is read', async () => {
    const finance = await newMember(api, 'admin');
    await api.pool.query(`update users set staff_role = 'finance' where id = $1`, [finance.id]);
    const bell = async (staff: Member) =>
      (await staff.send('GET', '/api/notifications')).body
        .filter(({ isRead }: { isRead: boolean }) => !isRead)
        .map(({ title, link }: { title: string; link: string }) => [title, link]);
    await api.pool.query('delete from notifications');
    await ask({ name: 'Ruth' });
    const { id } = await only();
    const told = [[expect.stringContaining('Ruth'), `/admin/support?conversation=${id}`]];
    expect([await bell(admin), await bell(colleague), await bell(finance)]).toEqual([told, told, []]);
    await doJobs(api);
    expect(await mailsTo(api, finance.person.email)).toHaveLength(0);
    await read(id);
    expect([await bell(admin), await bell(colleague)]).toEqual([[], told]);
  });

  test('is told of a visitor’s message, and of one that was read in another window, at once', async () => {
    const { events, close } = await openEventStream(api.address, admin);
    const heard = (count: number) =>
      expect
        .poll(() => events.filter((event) => event === 'news messages').length, { interval: 5, timeout: 10_000 })
        .toBe(count);
    await ask();
    await heard(1);
    const { id } = await only();
    for (const _ of [1, 2]) await read(id);
    await put(id, 'closed', { isClosed: true });
    await heard(3);
    close();
  });

  test('is as long as the counts beside it and the overview say', async () => {
    const [answered, snoozed, closed] = [
      await newMember(api, 'subscriber'),
      await newMember(api, 'subscriber'),
      await newMember(api, 'subscriber'),
    ];
    for (const one of [owner, answered, snoozed, closed]) await one.open('a question');
    await ask();
    const idOf = async ({ id }: Member) => (await only(`?user=${id}`)).id;
    await admin.write('answer', (await detail(await idOf(answered))).firstMessageId);
    const until = new Date(api.services.clock.now().getTime() + 3_600_000).toISOString();
    await put(await idOf(snoozed), 'snooze', { until });
    await put(await idOf(closed), 'closed', { isClosed: true });
    const lengths = { open: 3, mine: 1, snoozed: 1 };
    for (const [view, length] of Object.entries(lengths)) expect(await list(`?view=${view}`)).toHaveLength(length);
    expect((await admin.send('GET', '/api/admin/desk-counts')).body).toEqual(lengths);
    expect(await countOpenConversations(api.services.db)).toBe(lengths.open);
  });

  test.each(['view=lost', 'user=x', 'after=x'])('returns 400 naming the field for %s', async (query) => {
    const { status, body } = await admin.send('GET', `/api/admin/desk?${query}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, [query.split('=')[0]]]);
  });
});

describe('an assignee', () => {
  test('is whoever answers first, or whom somebody chooses', async () => {
    await owner.open('one');
    const { id } = await only();
    const chosen = await put(id, 'assignee', { assigneeId: colleague.id });
    expect(chosen.body.conversation.assignee).toEqual({ id: colleague.id, name: expect.any(String) });
    await admin.write('answer', chosen.body.firstMessageId);
    expect((await only()).assignee?.id).toBe(colleague.id);
    expect((await put(id, 'assignee', { assigneeId: null })).body.conversation.assignee).toBeNull();
    await admin.write('again', chosen.body.firstMessageId);
    expect((await only('?view=mine')).assignee?.id).toBe(admin.id);
    expect(await list('?view=mine', colleague)).toEqual([]);
    expect((await auditEntries('support.assign')).slice(-2)).toMatchObject([
      { target_kind: 'user', target_id: String(owner.id), before: { assigneeId: null } },
      { before: { assigneeId: colleague.id }, after: { assigneeId: null } },
    ]);
  });

  test('is staff who may answer', async () => {
    await owner.open('one');
    const { id } = await only();
    for (const assigneeId of [owner.id, 2_000_000_000]) {
      const refused = await put(id, 'assignee', { assigneeId });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['assigneeId']]);
    }
    await api.pool.query(`update users set staff_role = 'finance' where id = $1`, [colleague.id]);
    expect((await put(id, 'assignee', { assigneeId: colleague.id })).status).toBe(400);
    await api.pool.query('update users set staff_role = null where id = $1', [colleague.id]);
  });
});

describe('a snoozed conversation', () => {
  const inMinutes = (minutes: number) => new Date(api.services.clock.now().getTime() + minutes * 60_000).toISOString();

  test('comes back when its time comes, even if it was answered', async () => {
    api.setTime(new Date('2026-11-19T10:00:00.000Z'));
    await owner.open('one');
    const { id } = await only();
    await admin.write('answer', (await detail(id)).firstMessageId);
    const until = inMinutes(30);
    expect((await put(id, 'snooze', { until })).body.conversation.snoozedUntil).toBe(until);
    expect([await list(), (await list('?view=snoozed')).length]).toEqual([[], 1]);
    await pass(api, 29);
    expect(await list()).toEqual([]);
    await pass(api, 2);
    expect(await only()).toMatchObject({ snoozedUntil: null, waitingSince: until });
  });

  test('comes back when the customer writes, and only the last time counts', async () => {
    api.setTime(new Date('2026-11-19T10:00:00.000Z'));
    await owner.open('one');
    const { id } = await only();
    await put(id, 'snooze', { until: inMinutes(10) });
    await put(id, 'snooze', { until: inMinutes(60) });
    await pass(api, 20);
    expect(await list()).toEqual([]);
    await owner.write('two');
    expect((await only()).snoozedUntil).toBeNull();
    await put(id, 'snooze', { until: inMinutes(60) });
    expect((await put(id, 'snooze', { until: null })).body.conversation.snoozedUntil).toBeNull();
    expect((await auditEntries('support.snooze')).length).toBeGreaterThan(3);
  });

  test('needs a time to come, and an open conversation', async () => {
    await owner.open('one');
    const { id } = await only();
    for (const until of ['2020-01-01T00:00:00.000Z', 'tomorrow', '0000-01-01T00:00:00.000Z']) {
      const refused = await put(id, 'snooze', { until });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['until']]);
    }
    await put(id, 'closed', { isClosed: true });
    expect((await put(id, 'snooze', { until: inMinutes(60) })).status).toBe(409);
  });
});

describe('closing', () => {
  test('an owner’s conversation and opening it again restores who waits', async () => {
    await owner.open('one');
    const { id, waitingSince } = await only();
    expect((await put(id, 'closed', { isClosed: true })).body.conversation).toMatchObject({
      isClosed: true,
      waitingSince: null,
    });
    expect([await list(), await countOpenConversations(api.services.db)]).toEqual([[], 0]);
    expect((await put(id, 'closed', { isClosed: false })).body.conversation).toMatchObject({
      isClosed: false,
      waitingSince,
    });
    for (const isClosed of [true, true]) await put(id, 'closed', { isClosed });
    expect((await auditEntries('support.close')).slice(-2)).toMatchObject([
      { target_kind: 'user', target_id: String(owner.id), before: { isClosed: false }, after: { isClosed: true } },
      { before: {}, after: {} },
    ]);
    // A new inquiry opens it.
    await owner.open('two', 'Another thing');
    expect(await only()).toMatchObject({ isClosed: false, subject: 'Another thing', last: { text: 'two' } });
  });

  test('a visitor’s message and opening it again', async () => {
    await ask();
    const { id, waitingSince } = await only();
    expect((await put(id, 'closed', { isClosed: true })).body.conversation.isClosed).toBe(true);
    expect(await countWaitingConversations(api.services.db)).toBe(0);
    expect((await put(id, 'closed', { isClosed: false })).body.conversation).toMatchObject({
      isClosed: false,
      waitingSince,
    });
    expect((await auditEntries('support.contact-done')).at(-1)).toMatchObject({ target_kind: 'contact-message' });
    expect(await auditEntries('support.contact-undone')).toHaveLength(1);
    const named = (await admin.send('GET', '/api/admin/audit?action=support.contact-undone')).body.rows[0].target;
    expect(named).toMatchObject({ kind: 'contact-message', name: 'Ruth' });
  });
});

describe('notes', () => {
  test('are seen by staff, and removed by their author alone', async () => {
    await owner.open('one');
    const { id } = await only();
    const add = (text: string, staff: Member) => staff.send('POST', `/api/admin/desk/${id}/notes`, { text });
    await add('Called, no answer', admin);
    const { body } = await add('Paid twice?', colleague);
    expect(body.notes).toMatchObject([
      { text: 'Called, no answer', author: { id: admin.id } },
      { text: 'Paid twice?', author: { id: colleague.id, name: expect.any(String) } },
    ]);
    const remove = (noteId: number) => admin.send('DELETE', `/api/admin/desk/${id}/notes/${noteId}`);
    expect((await remove(body.notes[1].id)).status).toBe(404);
    expect((await remove(body.notes[0].id)).body.notes).toHaveLength(1);
    expect((await only()).notes).toBe(1);
    expect(JSON.stringify(await owner.list())).not.toContain('Paid twice');
    expect(JSON.stringify(await auditEntries('support.note'))).not.toContain('Paid twice');
    for (const text of ['', 'x'.repeat(4_001)])
      expect(Object.keys((await add(text, admin)).body.fields)).toEqual(['text']);
  });
});

describe('a visitor', () => {
  const answer = (id: number, text: string) => admin.send('POST', `/api/admin/desk/${id}/answers`, { text });

  test('is answered by mail in their language; the answer is kept and the conversation closed', async () => {
    await ask({ email: 'ruth+he@cards.example', message: 'כמה עולה עץ?' });
    const { id } = await only();
    const { body } = await answer(id, 'עץ עולה ₪129\n\nתודה');
    expect(body).toMatchObject({
      conversation: { isClosed: true, waitingSince: null, assignee: { id: admin.id }, last: { isFromSupport: true } },
      message: { text: 'כמה עולה עץ?', language: 'he' },
      answers: [{ text: 'עץ עולה ₪129\n\nתודה', author: { id: admin.id }, isMailed: false }],
    });
    await doJobs(api);
    const mails = await mailsTo(api, 'ruth+he@cards.example');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.headers.get('subject')).toBe('תשובה לפנייה שלכם: כרטיסי NFC והזמנות');
    expect(mails[0]?.text).toMatch(/עץ עולה ₪129[\s\S]*תודה[\s\S]*כמה עולה עץ\?/);
    expect((await detail(id)).answers).toMatchObject([{ isMailed: true }]);
    await doJobs(api);
    expect(await mailsTo(api, 'ruth+he@cards.example')).toHaveLength(1);
    expect(JSON.stringify(await auditEntries('support.contact-answer'))).not.toContain('129');
  });

  test('whose address is refused for good has not been answered by mail, and the desk says so', async () => {
    await ask({ email: 'gone@cards.example' });
    const { id } = await only();
    // The mail that tells the company of the message.
    await doJobs(api);
    await answer(id, 'From 129');
    const refused = new MailError('no such person', { permanent: true, replyCode: 550 });
    vi.spyOn(api.services.mailer, 'send').mockRejectedValueOnce(refused);
    await doJobs(api);
    expect((await detail(id)).answers).toMatchObject([{ text: 'From 129', isMailed: false }]);
    expect(await mailsTo(api, 'gone@cards.example')).toHaveLength(0);
  });

  test('who has an account is found by the address, and the message moves to their conversation', async () => {
    await ask({ email: owner.person.email.toUpperCase(), message: 'My <card> is lost' });
    const { id } = await only();
    expect(await detail(id)).toMatchObject({ sameMail: { id: owner.id }, mergedInto: null });
    const { body } = await put(id, 'merge', {});
    expect(body).toMatchObject({ conversation: { isClosed: true }, mergedInto: { name: expect.any(String) } });
    const target = await only();
    expect(target).toMatchObject({ id: body.mergedInto.id, owner: { id: owner.id }, waitingSince: expect.any(String) });
    expect((await owner.listOpen()).map(({ content }) => content)).toEqual(['My &lt;card&gt; is lost']);
    expect((await put(id, 'merge', {})).status).toBe(409);
    expect(await owner.listOpen()).toHaveLength(1);
  });

  test('without an account stays a visitor', async () => {
    await ask({ email: 'demo@negia.example' });
    await ask();
    for (const { id } of await list()) {
      expect((await detail(id)).sameMail).toBeNull();
      expect((await put(id, 'merge', {})).status).toBe(409);
    }
  });

  test('is answered by mail alone, an owner in the chat alone', async () => {
    await owner.open('one');
    const { id } = await only();
    expect((await answer(id, 'hello')).status).toBe(409);
    expect(Object.keys((await answer(id, ' ')).body.fields)).toEqual(['text']);
  });
});

describe('canned replies', () => {
  test('are added, changed and removed, each with an audit entry', async () => {
    const body = { title: 'Opening hours', text: 'Hello {name}, we answer from 9 to 17.' };
    const added = await admin.send('POST', '/api/admin/canned-replies', body);
    expect([added.status, added.body]).toEqual([201, { id: expect.any(Number), ...body }]);
    const path = `/api/admin/canned-replies/${added.body.id}`;
    const changed = { title: 'Hours', text: 'From 9 to 17' };
    expect((await admin.send('PUT', path, changed)).body).toEqual({ id: added.body.id, ...changed });
    expect((await colleague.send('GET', '/api/admin/canned-replies')).body).toEqual([
      { id: added.body.id, ...changed },
    ]);
    expect((await admin.send('DELETE', path)).body).toEqual({ success: true });
    for (const method of ['PUT', 'DELETE']) expect((await admin.send(method, path, changed)).status).toBe(404);
    for (const verb of ['added', 'changed', 'removed'])
      expect(await auditEntries(`support.canned-${verb}`)).toHaveLength(1);
  });

  test('are refused at their text if nobody knows what to fill in', async () => {
    const path = '/api/admin/canned-replies';
    const body = { title: 'Hello', text: 'Hello {שם}, this is {agent}' };
    const { id } = (await admin.send('POST', path, body)).body;
    const refusals = await Promise.all([
      admin.send('POST', path, { ...body, text: 'Hello {customer}' }),
      admin.send('PUT', `${path}/${id}`, { ...body, text: 'שלום {customer}' }, { 'accept-language': 'he' }),
    ]);
    expect(refusals.map(({ status, body: { fields } }) => [status, fields])).toEqual([
      [400, { text: expect.stringMatching(/\{customer\}/) }],
      [400, { text: expect.stringMatching(/\{customer\}.*\{שם\}.*\{נציג\}/) }],
    ]);
    expect((await admin.send('DELETE', `${path}/${id}`)).status).toBe(200);
  });

  test('need a title and a text, and are at most two hundred', async () => {
    const add = (body: object) => admin.send('POST', '/api/admin/canned-replies', body);
    expect(Object.keys((await add({ title: '', text: '' })).body.fields)).toEqual(['title', 'text']);
    await api.pool.query(
      `insert into canned_replies (title, text, created_at) select 'x', 'x', now() from generate_series(1, 200)`,
    );
    expect((await add({ title: 'a', text: 'b' })).status).toBe(409);
    await api.pool.query('truncate canned_replies');
  });
});

test('unknown conversations return 404', async () => {
  expect((await admin.send('GET', '/api/admin/desk/2000000000')).status).toBe(404);
  expect((await put(2_000_000_000, 'assignee', { assigneeId: null })).status).toBe(404);
  expect((await put(2_000_000_000, 'closed', { isClosed: true })).status).toBe(404);
});

test('a reply is audited without its text, and nothing of what an owner writes', async () => {
  await owner.open('<p>secret words of mine</p>');
  const { firstMessageId } = await detail((await only()).id);
  const before = (await api.row('select count(*)::int as n from audit_log')).n;
  await admin.write('<p>secret words of ours</p>', firstMessageId);
  const rows = await api.rows('select * from audit_log order by id offset $1', [before]);
  expect(rows).toMatchObject([{ action: 'support.reply', actor_id: admin.id, target_id: String(owner.id) }]);
  expect(JSON.stringify(rows)).not.toContain('secret');
});
