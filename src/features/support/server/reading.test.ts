import { beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '#features/notifications/contract.ts';
import { isLastPage } from '../domain.ts';
import { type Member, newMember, newTrier, startSupport } from './testing/support-kit.ts';

const api = await startSupport();
const admin = await newMember(api, 'admin');
beforeEach(() => api.pool.query('delete from support_tickets'));

const unreadOf = async (member: Member): Promise<number> =>
  (await member.send('GET', '/api/auth/current-user')).body.unreadSupportMessages;
const readAll = (member: Member, body?: object) => member.send('PUT', '/api/messages/read-all', body);
const readStates = async (member: Member) => (await member.list()).map(({ content, isRead }) => [content, isRead]);
const replies = async (member: Member): Promise<Notification[]> =>
  (await member.send('GET', '/api/notifications')).body.filter(({ kind }: Notification) => kind === 'reply');

/** Creates an owner with one question and one answer from support. */
async function newTalk(): Promise<{ owner: Member; question: number; answer: number }> {
  const owner = await newMember(api, 'subscriber');
  const question = (await owner.write('question')).body.id;
  return { owner, question, answer: (await admin.write('answer', question)).body.id };
}

describe('marking messages as read', () => {
  test.each(['/api/support-messages/read-all', '/api/messages/read-all'])(
    'by %s marks what support wrote to the owner',
    async (path) => {
      const { owner } = await newTalk();
      const other = await newTalk();
      expect((await owner.send('PUT', path)).body).toEqual({ success: true });
      expect(await readStates(owner)).toEqual([
        ['question', false],
        ['answer', true],
      ]);
      expect((await readStates(other.owner)).every(([, isRead]) => isRead === false)).toBe(true);
    },
  );

  test('by an admin marks all conversations for this admin alone, and what support wrote to the admin', async () => {
    const talks = [await newTalk(), await newTalk()];
    const other = await newMember(api, 'admin');
    const own = (await other.open('of an admin')).body.message.id;
    await admin.write('to an admin', own);
    const before = await unreadOf(admin);
    expect(await unreadOf(other)).toBe(4);
    expect((await other.send('PUT', '/api/support-messages/read-all')).body).toEqual({ success: true });
    expect(await unreadOf(other)).toBe(0);
    expect((await other.list()).map(({ unread }) => unread)).toEqual([0, 0, 0]);
    expect(await unreadOf(admin)).toBe(before);
    for (const { owner } of talks) {
      expect(await readStates(owner)).toContainEqual(['question', false]);
      expect((await admin.list(owner.id)).map(({ isRead }) => isRead)).toEqual([false, false]);
    }
    expect((await other.listOpen()).map(({ content, isRead }) => [content, isRead])).toEqual([
      ['of an admin', false],
      ['to an admin', true],
    ]);
  });

  test('by an admin marks one conversation if one of its messages is named', async () => {
    const [one, two] = [await newTalk(), await newTalk()];
    expect((await readAll(admin, { recipientId: one.answer })).body).toEqual({ success: true });
    expect(await readStates(one.owner)).toContainEqual(['question', true]);
    expect(await readStates(two.owner)).toContainEqual(['question', false]);
    const other = await newMember(api, 'admin');
    const questionBy = async (reader: Member) => (await reader.list(one.owner.id))[0]?.isRead;
    expect([await questionBy(admin), await questionBy(other)]).toEqual([true, false]);
    expect((await readAll(admin, { recipientId: 2_000_000_000 })).status).toBe(404);
  });

  test.each([[{ recipientId: 'x' }], [{ anything: 1 }], [[1]], ['"read-all"']])(
    'ignores the body %j and marks all conversations',
    async (body) => {
      await newTalk();
      expect((await admin.send('PUT', '/api/messages/read-all', body)).body).toEqual({ success: true });
      expect(await unreadOf(admin)).toBe(0);
    },
  );

  test('succeeds for concurrent requests', async () => {
    const other = await newMember(api, 'admin');
    await Promise.all([newTalk(), newTalk(), newTalk()]);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, order) => readAll(order % 2 ? admin : other)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect([await unreadOf(admin), await unreadOf(other)]).toEqual([0, 0]);
  });
});

describe('the count of unread messages', () => {
  test('counts what support wrote, for an owner', async () => {
    const { owner, question } = await newTalk();
    await admin.write('more', question);
    expect(await unreadOf(owner)).toBe(2);
    await readAll(owner);
    expect(await unreadOf(owner)).toBe(0);
    expect((await owner.send('GET', '/api/account')).body.unreadSupportMessages).toBe(0);
  });

  test('counts what owners wrote, for an admin', async () => {
    const before = await unreadOf(admin);
    const { owner, question } = await newTalk();
    await owner.write('more');
    await (await newMember(api, 'user')).open('another');
    expect((await unreadOf(admin)) - before).toBe(3);
    await readAll(admin, { recipientId: question });
    expect((await unreadOf(admin)) - before).toBe(1);
    await readAll(admin);
    expect(await unreadOf(admin)).toBe(0);
    expect(await unreadOf(await newMember(api, 'admin'))).toBe(3);
    await admin.send('PUT', `/api/admin/messages/${question}/close`);
    expect(await unreadOf(await newMember(api, 'admin'))).toBe(1);
  });

  test('is included in the sign-in response', async () => {
    const { owner } = await newTalk();
    await owner.logout();
    expect((await owner.login(owner.person)).body.user.unreadSupportMessages).toBe(1);
    expect(await unreadOf(await newTrier(api))).toBe(0);
    expect(await unreadOf(await newMember(api, 'user'))).toBe(0);
  });

  test('uses an index', async () => {
    const { owner } = await newTalk();
    await api.pool.query(
      `insert into support_messages (ticket_id, user_id, is_from_support, content, created_at, read_at)
       select t.id, t.user_id, true, 'x', now(), now() from support_tickets t, generate_series(1, 3000)
       where t.user_id = $1`,
      [owner.id],
    );
    await api.pool.query('analyze support_messages');
    const rows = await api.rows(
      `explain select count(*) from support_messages where read_at is null and user_id = $1 and is_from_support`.replace(
        '$1',
        String(owner.id),
      ),
    );
    expect(JSON.stringify(rows)).toContain('support_messages_unread');
  });
});

describe('a long conversation', () => {
  const long = 'x'.repeat(12_000);
  const fill = (owner: Member, count: number, content: string) =>
    api.pool.query(
      `insert into support_messages (ticket_id, user_id, is_from_support, content, created_at)
       select t.id, t.user_id, n % 2 = 0, $2 || n, now() from support_tickets t, generate_series(1, $3) n
       where t.user_id = $1 order by n`,
      [owner.id, content, count],
    );
  const page = async (member: Member, path: string) => {
    const { status, body } = await member.send('GET', path);
    expect(status).toBe(200);
    return { body, bytes: Buffer.byteLength(JSON.stringify(body)) };
  };

  test.each(['/api/support-messages', '/api/open-support-messages'])(
    'is returned by %s in small pages, newest first, complete and without duplicates while messages are added',
    async (path) => {
      const owner = await newMember(api, 'subscriber');
      await owner.open('first');
      await fill(owner, 2_000, long);
      const collected: number[] = [];
      for (let requests = 0; ; requests += 1) {
        const { body, bytes } = await page(owner, collected.length ? `${path}?before=${collected.at(-1)}` : path);
        expect(bytes).toBeLessThan(200_000);
        collected.push(...body.map(({ id }: { id: number }) => id));
        if (requests === 3) await owner.write('meanwhile');
        if (isLastPage(body)) break;
      }
      expect(collected).toHaveLength(2_001);
      expect(collected).toEqual([...new Set(collected)].sort((one, other) => other - one));
    },
    60_000,
  );

  test('of short messages is returned fifty at a time', async () => {
    const owner = await newMember(api, 'subscriber');
    await owner.open('first');
    await fill(owner, 120, 'x');
    expect((await page(owner, '/api/support-messages')).body).toHaveLength(50);
    expect(await owner.list()).toHaveLength(121);
  });

  test('is one row in an admin’s list, and has its own pages there', async () => {
    const [owner, other] = [await newMember(api, 'subscriber'), await newMember(api, 'subscriber')];
    for (const one of [owner, other]) await one.open('first');
    await fill(owner, 200, long);
    await other.write('last');
    const { body, bytes } = await page(admin, '/api/support-messages');
    expect(bytes).toBeLessThan(200_000);
    expect(body.map(({ userId }: { userId: number }) => userId)).toEqual([other.id, owner.id]);
    expect(body[1]).toMatchObject({ unread: 101, isClosed: false });
    const messages = await admin.list(owner.id);
    expect(messages).toHaveLength(201);
    expect(body[1].firstId).toBe(Math.min(...messages.map(({ id }) => id)));
    expect((await admin.list(owner.id)).every(({ userId }) => userId === owner.id)).toBe(true);
    await admin.send('PUT', `/api/admin/messages/${body[1].id}/close`);
    expect((await admin.list()).find(({ userId }) => userId === owner.id)?.isClosed).toBe(true);
  });

  test('of another user cannot be read', async () => {
    const { owner } = await newTalk();
    const stranger = await newMember(api, 'subscriber');
    expect(await stranger.list(owner.id)).toEqual([]);
    expect((await stranger.send('GET', `/api/support-messages?userId=${owner.id}&before=2147483647`)).body).toEqual([]);
    for (const bad of ['before=0', 'before=2147483648', 'userId=x', 'userId=-1'])
      expect((await admin.send('GET', `/api/support-messages?${bad}`)).status).toBe(400);
  });

  test('has a count of unread messages', async () => {
    const { owner, question } = await newTalk();
    const counted = async (member: Member) => (await member.send('GET', '/api/support-messages/unread')).body.count;
    expect(await counted(owner)).toBe(1);
    const before = await counted(admin);
    await readAll(admin, { recipientId: question });
    expect(await counted(admin)).toBe(before - 1);
    await readAll(owner);
    expect(await counted(owner)).toBe(0);
  });
});

describe('the notification', () => {
  test('of a reply appears once until it is read, and never for one’s own message', async () => {
    const { owner, question } = await newTalk();
    await admin.write('more', question);
    expect(await replies(owner)).toMatchObject([
      { title: 'ענינו לכם', content: 'מחכה לכם תשובה מהתמיכה בצ׳אט.', link: '/dashboard?support=open', isRead: false },
    ]);
    expect(await replies(admin)).toEqual([]);
    await owner.send('PUT', '/api/notifications/read-all');
    await admin.write('again', question);
    expect((await replies(owner)).map(({ isRead }) => isRead)).toEqual([false, true]);
  });

  test('is marked as read when the reply is read', async () => {
    const { owner } = await newTalk();
    await api.pool.query(
      `insert into notifications (user_id, kind, message, values, created_at) values ($1, 'trial', 'trialEnded', '{}', now())`,
      [owner.id],
    );
    await readAll(owner);
    const { body } = await owner.send('GET', '/api/notifications');
    expect(body.map(({ kind, isRead }: Notification) => [kind, isRead])).toEqual([
      ['trial', false],
      ['reply', true],
    ]);
  });

  test('is not sent to an admin about their own message', async () => {
    const own = (await admin.open('note to myself')).body.message.id;
    const { body } = await admin.write('answer', own);
    expect(body).toMatchObject({ userId: admin.id, senderId: admin.id, isFromSupport: true });
    expect(await replies(admin)).toEqual([]);
  });
});
