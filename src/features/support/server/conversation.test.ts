import { describe, expect, test } from 'vitest';
import { openEventStream } from '#features/notifications/server/testing/open-event-stream.ts';
import type { TestAnswer } from '#server-kit/testing/test-api.ts';
import type { SupportMessage } from '../contract.ts';
import { supportLimits } from '../domain.ts';
import { type Member, newMember, newTrier, startSupport } from './testing/support-kit.ts';

const api = await startSupport();
const admin = await newMember(api, 'admin');

const verdict = ({ status, body }: TestAnswer) => [status, body?.code];
const close = (by: Member, id: number) => by.send('PUT', `/api/admin/messages/${id}/close`);
const reopen = (by: Member, id: number) => by.send('PUT', `/api/admin/messages/${id}/reopen`);
const contents = (messages: readonly SupportMessage[]) => messages.map(({ content }) => content);
const ticketsOf = ({ id }: Member) =>
  api.rows('select subject, is_from_support, closed_at from support_tickets where user_id = $1 order by id', [id]);

describe('a subscriber', () => {
  test('opens a conversation with the first message and the default subject', async () => {
    const owner = await newMember(api, 'subscriber');
    const { status, body } = await owner.write('<b>שלום</b>');
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      ticketId: expect.any(Number),
      createdAt: expect.any(String),
      userId: owner.id,
      senderId: owner.id,
      username: owner.person.username,
      displayName: owner.person.username,
      content: '<b>שלום</b>',
      isRead: false,
      isClosed: false,
      isFromSupport: false,
      subject: 'פנייה חדשה',
    });
    const { body: second } = await owner.write('ועוד');
    expect(second).toMatchObject({ ticketId: body.ticketId, subject: null });
    expect(await ticketsOf(owner)).toMatchObject([{ subject: 'פנייה חדשה', is_from_support: false, closed_at: null }]);
    expect(contents(await owner.list())).toEqual(['<b>שלום</b>', 'ועוד']);
    expect(contents(await owner.listOpen())).toEqual(['<b>שלום</b>', 'ועוד']);
  });

  test('gets 409 with instructions when writing into a closed conversation', async () => {
    const owner = await newMember(api, 'subscriber');
    const { body: first } = await owner.write('a');
    await close(admin, first.id);
    const refused = await owner.write('b');
    expect(verdict(refused)).toEqual([409, 'conflict']);
    expect(refused.body).toMatchObject({
      message: 'לא ניתן לשלוח הודעות חדשות בשיחה שנסגרה. אנא פתח קריאת שירות חדשה.',
      reason: 'conversation_closed',
    });
    expect(contents(await owner.list())).toEqual(['a']);
    const { status, body } = await owner.open('c', 'עניין אחר');
    expect([status, body.ticket.subject, body.ticket.isClosed]).toEqual([201, 'עניין אחר', false]);
    expect((await owner.write('d')).body.ticketId).toBe(body.ticket.id);
    expect(contents(await owner.listOpen())).toEqual(['c', 'd']);
    expect((await owner.list()).map(({ content, isClosed }) => [content, isClosed])).toEqual([
      ['a', true],
      ['c', false],
      ['d', false],
    ]);
  });

  test.each([
    [{ content: '' }, 'content'],
    [{ content: '<p>&nbsp;</p>' }, 'content'],
    [{ content: 'a'.repeat(supportLimits.contentMax + 1) }, 'content'],
    [{ content: 7 }, 'content'],
    [{}, 'content'],
    [{ content: 'a', type: 'chat' }, 'type'],
    [{ content: 'a', recipientId: 'x' }, 'recipientId'],
  ])('gets a validation error for %j', async (body, field) => {
    const owner = await newMember(api, 'subscriber');
    const answer = await owner.send('POST', '/api/messages', body);
    expect(verdict(answer)).toEqual([400, 'invalid_input']);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(await owner.list()).toEqual([]);
  });

  test('may send the maximum typed length, also if it is escaped', async () => {
    const owner = await newMember(api, 'subscriber');
    const { status, body } = await owner.write('&quot;'.repeat(supportLimits.typedMax));
    expect([status, body.content.length]).toEqual([201, supportLimits.typedMax]);
  });

  test('has unsafe HTML removed from the message', async () => {
    const owner = await newMember(api, 'subscriber');
    const { body } = await owner.write('<p onclick="x">a<script>b</script> <a href="javascript:c">d</a></p>');
    expect(body.content).toBe('<p>a d</p>');
    expect(contents(await owner.list())).toEqual(['<p>a d</p>']);
  });
});

describe('a user without a subscription', () => {
  test('gets 402 when sending a message, but may always open a ticket', async () => {
    const owner = await newMember(api, 'user');
    expect(verdict(await owner.write('a'))).toEqual([402, 'payment_required']);
    const { status, body } = await owner.open('b');
    expect(status).toBe(201);
    expect(body).toEqual({
      ticket: { id: body.message.ticketId, subject: 'פנייה חדשה', isClosed: false, createdAt: expect.any(String) },
      message: expect.objectContaining({ content: 'b', subject: 'פנייה חדשה', userId: owner.id }),
    });
    const { body: more } = await owner.open('c', ' חשבונית\n ');
    expect(more.ticket).toEqual(body.ticket);
    expect(more.message).toMatchObject({ subject: 'חשבונית', ticketId: body.ticket.id });
    expect(await ticketsOf(owner)).toHaveLength(1);
  });

  test.each(['', ' \n ', '\u200b\u202e', '\u3164'])(
    'gets the default subject for an empty one: %j',
    async (subject) => {
      const owner = await newMember(api, 'user');
      expect((await owner.open('a', subject)).body.ticket.subject).toBe('פנייה חדשה');
      expect((await owner.open('b', 'a\u202eb 👩‍👧')).body.message.subject).toBe('ab 👩‍👧');
    },
  );

  test.each([
    [{ subject: 'a'.repeat(121), content: 'a' }, 'subject'],
    [{ subject: 'a', content: ' ' }, 'content'],
    [{ subject: 'a' }, 'content'],
  ])('gets a validation error for the ticket %j', async (body, field) => {
    const owner = await newMember(api, 'user');
    const answer = await owner.send('POST', '/api/create-support-ticket', body);
    expect(verdict(answer)).toEqual([400, 'invalid_input']);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(await ticketsOf(owner)).toEqual([]);
  });
});

describe('a support admin', () => {
  test('replies in the conversation of any of its messages', async () => {
    const owner = await newMember(api, 'subscriber');
    const { body: first } = await owner.write('a');
    const { body: second } = await admin.write('b', first.id);
    expect(second).toMatchObject({ userId: owner.id, senderId: admin.id, isFromSupport: true, subject: null });
    expect(second.username).toBe(owner.person.username);
    await admin.write('c', second.id);
    expect((await owner.listOpen()).map(({ content, isFromSupport }) => [content, isFromSupport])).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
    ]);
  });

  test('must name an existing message to reply to', async () => {
    const missing = await admin.write('a');
    expect(verdict(missing)).toEqual([400, 'invalid_input']);
    expect(missing.body.fields).toEqual({ recipientId: 'בחרו שיחה לענות בה' });
    expect(verdict(await admin.write('a', 2_000_000_000))).toEqual([404, 'not_found']);
  });

  test('reopens a closed conversation by writing into it, as a new ticket', async () => {
    const owner = await newMember(api, 'subscriber');
    const { body: first } = await owner.write('a');
    await close(admin, first.id);
    const { body } = await admin.write('b', first.id);
    expect(body).toMatchObject({ isClosed: false, subject: 'הודעה מהתמיכה' });
    expect(body.ticketId).not.toBe(first.ticketId);
    expect((await ticketsOf(owner)).map(({ is_from_support, closed_at }) => [is_from_support, closed_at])).toEqual([
      [false, expect.any(Date)],
      [true, null],
    ]);
    expect((await owner.write('c')).body.ticketId).toBe(body.ticketId);
  });

  test('closes and reopens a conversation by any of its messages; repeating changes nothing', async () => {
    const owner = await newMember(api, 'subscriber');
    const { body: old } = await owner.write('a');
    await close(admin, old.id);
    const { body } = await owner.open('b');
    const last = body.message.id;
    for (const id of [old.id, last, old.id]) expect((await close(admin, id)).body).toEqual({ success: true });
    expect(await owner.listOpen()).toEqual([]);
    expect(verdict(await owner.write('c'))).toEqual([409, 'conflict']);
    for (const id of [old.id, last]) expect((await reopen(admin, id)).body).toEqual({ success: true });
    expect(contents(await owner.listOpen())).toEqual(['b']);
    expect((await owner.list()).map(({ isClosed }) => isClosed)).toEqual([true, false]);
    const rows = await api.rows('select closed_by from support_tickets where user_id = $1 order by id', [owner.id]);
    expect(rows).toEqual([{ closed_by: admin.id }, { closed_by: null }]);
    for (const setClosed of [close, reopen]) {
      expect(verdict(await setClosed(admin, 2_000_000_000))).toEqual([404, 'not_found']);
      expect(verdict(await setClosed(admin, 0))).toEqual([400, 'invalid_input']);
    }
  });

  test('lists the messages of all owners, oldest first, and only their own among the open ones', async () => {
    const [one, two] = [await newMember(api, 'subscriber'), await newMember(api, 'user')];
    const other = await newMember(api, 'admin');
    await one.write('one');
    await two.open('two');
    await other.open('of an admin');
    const all = await other.list();
    expect(contents(all.slice(-3))).toEqual(['one', 'two', 'of an admin']);
    expect(all.slice(-3).map(({ username }) => username)).toEqual(
      [one, two, other].map(({ person }) => person.username),
    );
    expect(contents(await other.listOpen())).toEqual(['of an admin']);
    expect(await admin.listOpen()).toEqual([]);
  });

  test('can load all pages of a long conversation', async () => {
    const owner = await newMember(api, 'subscriber');
    const { body } = await owner.write('oldest');
    await api.pool.query(
      `insert into support_messages (ticket_id, user_id, sender_id, is_from_support, content, created_at, read_at)
       select $1, $2, $2, false, 'message ' || number, now(), now() from generate_series(1, 2000) number`,
      [body.ticketId, owner.id],
    );
    for (const list of [await owner.list(), await owner.listOpen(), await admin.list(owner.id)])
      expect([list.length, list[0]?.content, list.at(-1)?.content]).toEqual([2_001, 'oldest', 'message 2000']);
    await api.pool.query('delete from support_tickets where user_id = $1', [owner.id]);
  });

  test('without strong authentication, or with a token only, has no admin access', async () => {
    const owner = await newMember(api, 'subscriber');
    await owner.write('a secret');
    const weak = await newMember(api, 'user');
    await api.pool.query(`update users set role = 'admin' where id = $1`, [weak.id]);
    expect(await weak.list()).toEqual([]);
    const { token } = (await admin.send('GET', '/api/auth/current-user')).body;
    const byToken = { authorization: `Bearer ${token}` };
    expect((await api.send('GET', '/api/support-messages', undefined, byToken)).body).toEqual(await admin.listOpen());
    await api.send('PUT', '/api/messages/read-all', {}, byToken);
    expect((await owner.list())[0]?.isRead).toBe(false);
    await api.pool.query(`update users set role = 'user' where id = $1`, [weak.id]);
  });
});

describe('another user’s conversation cannot be accessed', () => {
  test('by naming one of its messages', async () => {
    const [owner, stranger] = [await newMember(api, 'subscriber'), await newMember(api, 'subscriber')];
    const { body: theirs } = await owner.write('mine');
    const { body: sent } = await stranger.write('x', theirs.id);
    expect(sent).toMatchObject({ userId: stranger.id, senderId: stranger.id, isFromSupport: false });
    expect(sent.ticketId).not.toBe(theirs.ticketId);
    for (const [path, body] of [
      ['/api/messages/read-all', { recipientId: theirs.id }],
      ['/api/support-messages/read-all', { recipientId: theirs.id }],
    ] as const)
      expect((await stranger.send('PUT', path, body)).body).toEqual({ success: true });
    expect((await owner.list()).map(({ content, isRead }) => [content, isRead])).toEqual([['mine', false]]);
    expect(contents(await stranger.list())).toEqual(['x']);
    for (const query of ['?userId=', '?ownerId=', '?recipientId='])
      expect(contents((await stranger.send('GET', `/api/support-messages${query}${owner.id}`)).body)).toEqual(['x']);
  });

  test('by sending fields that the server sets', async () => {
    const [owner, stranger] = [await newMember(api, 'subscriber'), await newMember(api, 'subscriber')];
    const { body: theirs } = await owner.write('mine');
    const forged = { userId: owner.id, senderId: admin.id, ticketId: theirs.ticketId, isFromSupport: true };
    const sent = await stranger.send('POST', '/api/messages', { ...forged, content: 'x' });
    expect(sent.body).toMatchObject({ userId: stranger.id, senderId: stranger.id, isFromSupport: false });
    const opened = await stranger.send('POST', '/api/create-support-ticket', { ...forged, content: 'y' });
    expect(opened.body.message).toMatchObject({ userId: stranger.id, senderId: stranger.id, isFromSupport: false });
    expect(contents(await owner.list())).toEqual(['mine']);
  });

  test('by closing it', async () => {
    const [owner, stranger] = [await newMember(api, 'subscriber'), await newMember(api, 'subscriber')];
    const { body: theirs } = await owner.write('mine');
    expect(verdict(await close(stranger, theirs.id))).toEqual([403, 'forbidden']);
    expect((await owner.list())[0]?.isClosed).toBe(false);
  });

  test('with the client’s demo headers', async () => {
    const [owner, stranger] = [await newMember(api, 'subscriber'), await newMember(api, 'subscriber')];
    await owner.write('mine');
    const headers = { 'x-demo-user-email': owner.person.email, 'x-demo-user-id': String(owner.id) };
    expect((await stranger.send('GET', '/api/support-messages', undefined, headers)).body).toEqual([]);
  });
});

test('the demo account may read but gets 403 with an explanation when writing', async () => {
  const trier = await newTrier(api);
  expect([await trier.list(), await trier.listOpen()]).toEqual([[], []]);
  for (const path of ['/api/support-messages/read-all', '/api/messages/read-all'])
    expect((await trier.send('PUT', path, {})).body).toEqual({ success: true });
  for (const refused of [await trier.write('a'), await trier.open('a')]) {
    expect(verdict(refused)).toEqual([403, 'demo_refused']);
    expect(refused.body.message).toBe('בחשבון ההדגמה אפשר לנסות כמעט הכול, אבל לא את זה. פתחו חשבון משלכם בחינם');
  }
});

/** Retries while the server responds with 503 under load. */
async function patiently(request: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (;;) {
    const answer = await request();
    if (answer.status !== 503) return answer;
  }
}

describe('concurrency', () => {
  test('fifty concurrent first messages create one ticket', async () => {
    const owner = await newMember(api, 'subscriber');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, order) => patiently(() => owner.write(`m${order}`))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(await ticketsOf(owner)).toHaveLength(1);
    expect(await owner.list()).toHaveLength(50);
    expect((await owner.list()).filter(({ subject }) => subject !== null)).toHaveLength(1);
  });

  test('fifty concurrent tickets create one open ticket', async () => {
    const owner = await newMember(api, 'user');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, order) => patiently(() => owner.open('a', `s${order}`))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(new Set(answers.map(({ body }) => body.ticket.id)).size).toBe(1);
    expect(await ticketsOf(owner)).toHaveLength(1);
  });

  test('no message enters a conversation while it is being closed', async () => {
    const owner = await newMember(api, 'subscriber');
    const { body: first } = await owner.write('first');
    const sending = Array.from({ length: 20 }, (_, order) => patiently(() => owner.write(`m${order}`)));
    const [, ...sent] = await Promise.all([patiently(() => close(admin, first.id)), ...sending]);
    const statuses = new Set(sent.map(({ status }) => status));
    expect([...statuses].every((status) => [201, 409].includes(status))).toBe(true);
    expect(await owner.list()).toHaveLength(1 + sent.filter(({ status }) => status === 201).length);
    const rows = await api.rows(
      `select 1 from support_messages m join support_tickets t on t.id = m.ticket_id
       where m.user_id = $1 and (t.closed_at is null or m.created_at > t.closed_at)`,
      [owner.id],
    );
    expect(rows).toEqual([]);
    expect((await owner.write('late')).status).toBe(409);
  });

  test('concurrent replies of two admins to a closed conversation open one ticket', async () => {
    const [owner, other] = [await newMember(api, 'subscriber'), await newMember(api, 'admin')];
    const { body: first } = await owner.write('a');
    await close(admin, first.id);
    await Promise.all([admin, other, admin, other].map((one) => patiently(() => one.write('b', first.id))));
    expect(await ticketsOf(owner)).toHaveLength(2);
  });
});

describe('live events', () => {
  test('of every change reach the owner and every admin, and no other user', async () => {
    const [owner, stranger] = [await newMember(api, 'subscriber'), await newMember(api, 'subscriber')];
    const connections = [await openEventStream(api.address, owner), await openEventStream(api.address, admin)];
    const others = await openEventStream(api.address, stranger);
    const heard = async (count: number) => {
      for (const connection of connections)
        await expect
          .poll(() => connection.events.filter((event) => event === 'news messages').length, {
            interval: 5,
            timeout: 10_000,
          })
          .toBe(count);
    };
    const { body } = await owner.write('a');
    await heard(1);
    await admin.send('PUT', '/api/messages/read-all', { recipientId: body.id });
    await heard(2);
    await admin.write('b', body.id);
    await heard(3);
    await close(admin, body.id);
    await heard(4);
    await reopen(admin, body.id);
    await heard(5);
    await owner.send('PUT', '/api/support-messages/read-all');
    await heard(6);
    // A request that changes nothing publishes no event.
    await reopen(admin, body.id);
    await owner.send('PUT', '/api/support-messages/read-all');
    await owner.write('c');
    await heard(7);
    expect(others.events).not.toContain('news messages');
    for (const connection of [...connections, others]) connection.close();
  });
});
