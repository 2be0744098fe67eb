import { expect, test } from 'vitest';
import { mailsTo } from '#features/accounts/server/testing/run-jobs.ts';
import { doByClock, doJobs, newReader, startNotifications, type TestReader } from '../testing/notifications-kit.ts';

const api = await startNotifications();

const run = async (time: string) => {
  api.setTime(new Date(time));
  await doByClock(api, 'tell-trials');
  api.setTime(undefined);
};
const endTrialAt = ({ id }: TestReader, time: string) =>
  api.pool.query('update users set trial_ends_at = $2 where id = $1', [id, time]);
const titles = async (reader: TestReader) =>
  (await reader.send('GET', '/api/notifications', undefined, { 'accept-language': 'en' })).body.map(
    ({ title }: { title: string }) => title,
  );

test('an owner is notified three days before the end and at the end, once each, also by email', async () => {
  const reader = await newReader(api);
  await endTrialAt(reader, '2030-03-10T10:00:00.123Z');
  await run('2030-03-07T09:59:00Z');
  expect(await titles(reader)).toEqual([]);
  await run('2030-03-07T10:01:00Z');
  await run('2030-03-09T10:00:00Z');
  expect(await titles(reader)).toEqual(['3 days left of your trial']);
  await doJobs(api);
  await run('2030-03-10T10:00:01Z');
  await run('2030-03-12T10:00:00Z');
  expect(await titles(reader)).toEqual(['Your trial has ended', '3 days left of your trial']);
  await doJobs(api);
  const [soon, ended, ...more] = await mailsTo(api, reader.person.email);
  expect(more).toEqual([]);
  expect(soon?.text).toContain('עד 10 במרץ 2030 הכול פתוח לפניכם');
  expect(ended?.headers.get('subject')).toBe('תקופת הניסיון הסתיימה');
});

test('after downtime a notification has the days left now, and none is sent for an old trial', async () => {
  const [late, old] = [await newReader(api), await newReader(api)];
  await endTrialAt(late, '2031-01-10T10:00:00Z');
  await endTrialAt(old, '2031-01-01T10:00:00Z');
  await run('2031-01-09T20:00:00Z');
  expect([await titles(late), await titles(old)]).toEqual([['One day left of your trial'], []]);
});

test('concurrent processes send a trial notification once', async () => {
  const reader = await newReader(api);
  await endTrialAt(reader, '2032-01-10T10:00:00Z');
  api.setTime(new Date('2032-01-09T10:00:00Z'));
  await Promise.all([1, 2, 3, 4].map(() => doByClock(api, 'tell-trials')));
  api.setTime(undefined);
  expect(await titles(reader)).toHaveLength(1);
});

test('a changed end date is notified again', async () => {
  const reader = await newReader(api);
  await endTrialAt(reader, '2033-01-10T10:00:00Z');
  await run('2033-01-09T10:00:00Z');
  await endTrialAt(reader, '2033-02-10T10:00:00Z');
  await run('2033-01-10T11:00:00Z');
  expect(await titles(reader)).toHaveLength(1);
  await run('2033-02-08T10:00:01Z');
  expect(await titles(reader)).toEqual(['2 days left of your trial', 'One day left of your trial']);
});

test('admins, demos, suspended users and users being deleted are skipped', async () => {
  const people = [await newReader(api), await newReader(api), await newReader(api), await newReader(api)];
  for (const one of people) await endTrialAt(one, '2034-01-10T10:00:00Z');
  const [admin, demo, leaving, suspended] = people;
  await api.pool.query(`update users set suspended_at = '2030-01-01' where id = $1`, [suspended?.id]);
  await api.pool.query(`update users set role = 'admin' where id = $1`, [admin?.id]);
  await api.pool.query(`update users set demo_ends_at = '2040-01-01' where id = $1`, [demo?.id]);
  await api.pool.query(`update users set deletes_at = '2040-01-01' where id = $1`, [leaving?.id]);
  await run('2034-01-09T10:00:00Z');
  const rows = await api.rows('select 1 from notifications where user_id = any($1)', [people.map(({ id }) => id)]);
  expect(rows).toEqual([]);
});

test('an owner with a paid or complimentary plan after the trial is not notified', async () => {
  const [paying, lapsed, complimentary] = [await newReader(api), await newReader(api), await newReader(api)];
  for (const one of [paying, lapsed, complimentary]) await endTrialAt(one, '2035-01-10T10:00:00Z');
  const payUntil = `update users set paid_package = 'advanced', paid_until = $2 where id = $1`;
  await api.pool.query(payUntil, [paying.id, '2035-02-10T10:00:00Z']);
  await api.pool.query(payUntil, [lapsed.id, '2034-12-01T10:00:00Z']);
  await api.pool.query(payUntil.replaceAll('paid_', 'complimentary_'), [complimentary.id, '2035-02-10T10:00:00Z']);
  await run('2035-01-09T10:00:00Z');
  await run('2035-01-10T10:01:00Z');
  for (const one of [paying, complimentary]) expect(await titles(one)).toEqual([]);
  expect(await titles(lapsed)).toHaveLength(2);
});
