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
    expect(mail?.text).toContain('כך נראה השבוע מ־8 בנובמבר עד 14 בנובמבר, לעומת השבוע שלפניו:');
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
