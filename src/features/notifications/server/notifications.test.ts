import { describe, expect, expectTypeOf, test } from 'vitest';
import { type NewNotification, notificationsExports, notify } from './index.ts';
import {
  doByClock,
  leadNotification,
  newReader,
  notifyReader,
  startNotifications,
} from './testing/notifications-kit.ts';

const api = await startNotifications();

const english = { 'accept-language': 'en' };

describe('the list of notifications', () => {
  test('is in the request’s language, newest first, with user input isolated', async () => {
    const reader = await newReader(api);
    await notifyReader(api, leadNotification(reader));
    await notifyReader(api, { userId: reader.id, kind: 'lead', message: 'leads', values: { count: 12 }, link: null });
    const he = await reader.send('GET', '/api/notifications');
    expect(he.body).toEqual([
      expect.objectContaining({ kind: 'lead', title: '12 פניות חדשות', link: null, isRead: false }),
      expect.objectContaining({
        title: 'פנייה חדשה: \u2068Dana Levi\u2069',
        content: 'השאירו לכם פרטים דרך הכרטיס ״\u2068Studio\u2069״.',
        link: '/leads?lead=7',
        isRead: false,
      }),
    ]);
    const en = await reader.send('GET', '/api/notifications', undefined, english);
    expect(en.body.map(({ title }: { title: string }) => title)).toEqual([
      '12 new leads',
      'New lead: \u2068Dana Levi\u2069',
    ]);
  });

  test('returns the latest fifty of the user’s own', async () => {
    const [reader, other] = [await newReader(api), await newReader(api)];
    for (let count = 1; count <= 52; count += 1)
      await notifyReader(api, { userId: reader.id, kind: 'lead', message: 'leads', values: { count }, link: null });
    const { body } = await reader.send('GET', '/api/notifications', undefined, english);
    expect([body.length, body[0].title, body[49].title]).toEqual([50, '52 new leads', '3 new leads']);
    expect((await other.send('GET', '/api/notifications')).body).toEqual([]);
  });

  test('skips rows that can no longer be rendered', async () => {
    const reader = await newReader(api);
    await notifyReader(api, leadNotification(reader));
    await api.pool.query(
      `insert into notifications (user_id, kind, message, values, created_at)
       values ($1, 'lead', 'forgotten', '{}', now()), ($1, 'lead', 'constructor', '{}', now()), ($1, 'lead', 'lead', '{}', now())`,
      [reader.id],
    );
    const { status, body } = await reader.send('GET', '/api/notifications', undefined, english);
    expect([status, body.map(({ title }: { title: string }) => title)]).toEqual([
      200,
      ['New lead: \u2068Dana Levi\u2069'],
    ]);
  });

  test('renders a failed renewal from before its card was named', async () => {
    const reader = await newReader(api);
    const values = { amount: 40, at: Date.UTC(2026, 10, 20) };
    await notifyReader(api, { userId: reader.id, kind: 'payment', message: 'renewalFailed', values, link: null });
    const { body } = await reader.send('GET', '/api/notifications', undefined, english);
    expect(body[0].content).toMatch(/^A charge of ₪40 did not go through\./);
  });
});

describe('marking messages as read', () => {
  test('marks only the user’s own notifications', async () => {
    const [reader, other] = [await newReader(api), await newReader(api)];
    await notifyReader(api, leadNotification(reader));
    await notifyReader(api, leadNotification(other));
    expect((await reader.send('PUT', '/api/notifications/read-all')).body).toEqual({ success: true });
    expect((await reader.send('GET', '/api/notifications')).body).toMatchObject([{ isRead: true }]);
    expect((await other.send('GET', '/api/notifications')).body).toMatchObject([{ isRead: false }]);
  });

  test('retains the first read time, and read notifications are deleted after half a year', async () => {
    const reader = await newReader(api);
    await notifyReader(api, leadNotification(reader));
    await reader.send('PUT', '/api/notifications/read-all');
    await notifyReader(
      api,
      leadNotification(reader, { message: 'reminder', values: { name: 'later' }, kind: 'reminder' }),
    );
    await api.pool.query(`update notifications set read_at = read_at - interval '179 days' where user_id = $1`, [
      reader.id,
    ]);
    await reader.send('PUT', '/api/notifications/read-all');
    await doByClock(api, 'sweep-notifications');
    expect((await reader.send('GET', '/api/notifications')).body).toHaveLength(2);
    await api.pool.query(`update notifications set read_at = read_at - interval '2 days' where user_id = $1`, [
      reader.id,
    ]);
    await notifyReader(api, leadNotification(reader));
    await api.pool.query(`update notifications set created_at = now() - interval '2 years' where read_at is null`);
    await doByClock(api, 'sweep-notifications');
    const remaining = (await reader.send('GET', '/api/notifications')).body;
    expect(remaining.map(({ kind, isRead }: Record<string, unknown>) => [kind, isRead])).toEqual([
      ['lead', false],
      ['reminder', true],
    ]);
  });
});

test('an export contains only the user’s own notifications and preferences', async () => {
  const [reader, other] = [await newReader(api), await newReader(api)];
  await notifyReader(api, leadNotification(reader));
  await notifyReader(api, leadNotification(other));
  await reader.send('PUT', '/api/notifications/mail-choices', { weekly: false });
  const exported = await Promise.all(notificationsExports.map((section) => section.read(api.services.db, reader.id)));
  expect(exported).toEqual([
    [expect.objectContaining({ kind: 'lead', values: { name: 'Dana Levi', card: 'Studio' }, readAt: null })],
    [{ kind: 'weekly', isOn: false }],
  ]);
});

describe('sending a notification', () => {
  test('is part of the transaction, and rolled back with it', async () => {
    const reader = await newReader(api);
    const mails = () =>
      api.rows(`select id from graphile_worker.jobs where task_identifier = 'notification-mail' order by id`);
    const before = await mails();
    const undone = api.services.db.transaction(async (tx) => {
      await notify(api.services, tx, leadNotification(reader));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await reader.send('GET', '/api/notifications')).body).toEqual([]);
    expect(await mails()).toEqual(before);
  });

  test('with a missing value throws at the caller', async () => {
    const reader = await newReader(api);
    await expect(notifyReader(api, leadNotification(reader, { values: { name: 'Dana' } }))).rejects.toThrow();
    expect((await reader.send('GET', '/api/notifications')).body).toEqual([]);
  });

  test('without a text does not compile', () => {
    expectTypeOf<'lead' | 'leads' | 'reminder' | 'trialSoon' | 'trialEnded' | 'broadcast'>().toExtend<
      NewNotification['message']
    >();
    expectTypeOf<'nothing'>().not.toExtend<NewNotification['message']>();
  });

  test('as a broadcast shows its text verbatim', async () => {
    const reader = await newReader(api);
    const values = { title: 'חדש: {name}', content: "It's <b>here</b> {x, plural, other {#}}" };
    await notifyReader(api, { userId: reader.id, kind: 'broadcast', message: 'broadcast', values, link: null });
    const [notification] = (await reader.send('GET', '/api/notifications')).body;
    expect([notification.title, notification.content]).toEqual([
      `\u2068${values.title}\u2069`,
      `\u2068${values.content}\u2069`,
    ]);
  });
});
