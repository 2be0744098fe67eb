import { describe, expect, test } from 'vitest';
import { mailsTo } from '#features/accounts/server/testing/run-jobs.ts';
import { doByClock, doJobs, newReader, startNotifications, type TestReader } from '../testing/notifications-kit.ts';

const api = await startNotifications();

async function addProfile({ id }: TestReader, status = 'published'): Promise<number> {
  const row = await api.row(
    `insert into profiles (owner_id, slug, draft, status, published_at, created_at, updated_at)
     values ($1, gen_random_uuid()::text, '{}', $2, now(), now(), now()) returning id`,
    [id, status],
  );
  return row.id;
}

const count = (profile: number, day: string, kind: string, sum: number) =>
  api.pool.query(`insert into stat_sums values ($1, $2, $3, 'all', '', $4)`, [profile, day, kind, sum]);

/** All emails of an owner after the server ran at these times. */
async function mailsAfter(reader: TestReader, ...times: string[]) {
  for (const time of times) {
    api.setTime(new Date(time));
    await doByClock(api, 'weekly-summaries');
    await doJobs(api);
  }
  api.setTime(undefined);
  return mailsTo(api, reader.person.email);
}

describe('the weekly summary', () => {
  test('compares last week with the week before, for all profiles together', async () => {
    const reader = await newReader(api);
    const [one, two] = [await addProfile(reader), await addProfile(reader, 'paused')];
    await count(one, '2026-11-08', 'view', 1_200);
    await count(two, '2026-11-14', 'view', 34);
    await count(one, '2026-11-09', 'visitor', 5);
    await count(one, '2026-11-09', 'lead', 2);
    // Excludes the day before the first week and the day of the email itself.
    await count(one, '2026-11-07', 'view', 1_000);
    await count(one, '2026-11-01', 'lead', 3);
    await count(one, '2026-10-31', 'view', 50_000);
    await count(one, '2026-11-15', 'view', 70_000);
    const [mail, ...more] = await mailsAfter(reader, '2026-11-15T06:00:00Z');
    expect(more).toEqual([]);
    expect(mail?.headers.get('subject')).toBe('השבוע שלכם בנגיעה');
    expect(mail?.text).toContain('כך נראה השבוע מ־8\u00a0בנובמבר עד 14\u00a0בנובמבר, לעומת השבוע שלפניו:');
    expect(mail?.text).toContain(
      'צפיות: 1,234 (234 יותר)\nמבקרים: 5 (5 יותר)\nשמירות באנשי הקשר: 0 (ללא שינוי)\nפניות: 2 (1 פחות)',
    );
    expect(mail?.text).toContain('http://localhost:3000/dashboard');
    expect(mail?.headers.get('list-unsubscribe')).toContain(`token=${reader.id}.weekly.`);
  });

  test('is sent once a week on Sunday at eight, across both clock changes', async () => {
    const reader = await newReader(api);
    const profile = await addProfile(reader);
    for (const day of ['2027-03-17', '2027-03-24', '2027-10-27', '2027-11-03']) await count(profile, day, 'view', 7);
    // Daylight saving time starts on Friday 26.3.2027 and ends on Sunday 31.10.2027.
    const spring = ['2027-03-21T05:59:00Z', '2027-03-21T06:00:00Z', '2027-03-21T07:00:00Z', '2027-03-28T04:59:00Z'];
    expect(await mailsAfter(reader, ...spring)).toHaveLength(1);
    expect(await mailsAfter(reader, '2027-03-28T05:00:00Z', '2027-03-28T06:00:00Z')).toHaveLength(2);
    expect(await mailsAfter(reader, '2027-10-31T05:59:00Z')).toHaveLength(2);
    const autumn = ['2027-10-31T06:00:00Z', '2027-10-31T06:00:00Z', '2027-11-07T05:00:00Z', '2027-11-07T06:00:00Z'];
    expect(await mailsAfter(reader, ...autumn)).toHaveLength(4);
  });

  test('is sent for a drop to zero, and not for a second week of zeros', async () => {
    const reader = await newReader(api);
    const profile = await addProfile(reader);
    await count(profile, '2028-01-04', 'save', 1);
    expect(await mailsAfter(reader, '2028-01-09T06:00:00Z')).toHaveLength(1);
    const [, fall] = await mailsAfter(reader, '2028-01-16T06:00:00Z');
    expect(fall?.text).toContain('שמירות באנשי הקשר: 0 (1 פחות)');
    expect(await mailsAfter(reader, '2028-01-23T06:00:00Z', '2028-01-30T06:00:00Z')).toHaveLength(2);
  });

  test('is sent once by concurrent processes', async () => {
    const reader = await newReader(api);
    await count(await addProfile(reader), '2029-01-03', 'view', 1);
    api.setTime(new Date('2029-01-07T06:00:00Z'));
    await Promise.all([1, 2, 3, 4].map(() => doByClock(api, 'weekly-summaries')));
    await doJobs(api);
    expect(await mailsAfter(reader, '2029-01-07T07:00:00Z')).toHaveLength(1);
  });

  test.each([
    ['has no card out', `update profiles set status = 'draft' where owner_id = $1`],
    ['has deleted it', `update profiles set deleted_at = now() where owner_id = $1`],
    ['has not proven the address', `update users set email_verified_at = null where id = $1`],
    ['is a copy of the demo', `update users set demo_ends_at = '2040-01-01' where id = $1`],
    ['is leaving', `update users set deletes_at = '2040-01-01' where id = $1`],
    ['has switched it off', `insert into mail_choices values ($1, 'weekly', false)`],
  ])('is not sent to an owner who %s', async (_, change) => {
    const reader = await newReader(api);
    await count(await addProfile(reader), '2030-01-02', 'view', 1);
    await api.pool.query(change, [reader.id]);
    expect(await mailsAfter(reader, '2030-01-06T06:00:00Z')).toEqual([]);
  });
});

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
