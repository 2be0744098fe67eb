import { beforeEach, describe, expect, test } from 'vitest';
import { notificationsFeature } from '#features/notifications/server/index.ts';
import { newAdmin } from '#features/profiles/server/testing/new-admin.ts';
import { newOwner, statusAndCode, type TestOwner, uniqueName } from '#features/profiles/server/testing/own-profiles.ts';
import { startProfileSite } from '#features/profiles/server/testing/profile-site.ts';
import type { ModerationCase, ModerationCaseDetail } from '../admin-contract.ts';
import { caseDays } from '../domain.ts';
import { sweepCasesJob } from './feature.ts';
import { moderationFeature } from './index.ts';

const site = await startProfileSite({}, { features: [notificationsFeature, moderationFeature] });
const admin = await newAdmin(site);
const missing = 2_000_000_000;

const origin = { origin: 'http://localhost:3000' };
const report = (id: number, body: object = { reason: 'fraud', details: 'ביקשו ממני מספר כרטיס' }) =>
  site.send('POST', `/api/profiles/${id}/reports`, body, origin);
const list = async (query = ''): Promise<ModerationCase[]> =>
  (await admin.send('GET', `/api/admin/reports${query}`)).body.rows;
const caseOf = async (profileId: number): Promise<ModerationCaseDetail> => {
  const [found] = await list(`?profile=${profileId}`);
  return (await admin.send('GET', `/api/admin/reports/${found?.id}`)).body;
};
const bells = async (): Promise<{ message: string; link: string }[]> =>
  (await site.pool.query(`select message, link from notifications where user_id = $1 order by id`, [admin.id])).rows;

let owner: TestOwner;
beforeEach(async () => {
  owner = await newOwner(site);
  await site.pool.query('delete from notifications');
});

describe('a report', () => {
  test('names the profile, and opens a case that staff are told of once', async () => {
    const { id, address } = await owner.makePublished('Dana Cohen');
    expect((await site.send('GET', `/api/profiles/${id}/reports/target`)).body).toEqual({
      id,
      name: 'Dana Cohen',
      path: address,
    });
    expect((await report(id)).status).toBe(201);
    await report(id, { reason: 'offensive', email: 'visitor@people.example' });
    await report(id);
    const found = await caseOf(id);
    expect(found).toMatchObject({ state: 'open', reports: 3, reasons: ['fraud', 'offensive'], decision: null });
    expect(found.received.map(({ reason, details, email }) => [reason, details, email])).toEqual([
      ['fraud', 'ביקשו ממני מספר כרטיס', ''],
      ['offensive', '', 'visitor@people.example'],
      ['fraud', 'ביקשו ממני מספר כרטיס', ''],
    ]);
    expect(await bells()).toEqual([{ message: 'profileReported', link: `/admin/reports/${found.id}` }]);
  });

  test('names the profile in the language of the visitor, if it has one', async () => {
    const profile = await owner.make('Dana Cohen');
    const document = {
      ...profile.document,
      identity: { ...profile.document.identity, name: { he: 'דנה כהן', en: 'Dana Cohen' } },
    };
    await owner.get('PUT', `/api/profiles/${profile.id}`, { document, version: profile.version });
    await owner.publish(profile.id);
    const nameIn = async (language: string) => {
      const headers = { 'accept-language': language, cookie: `language=${language}` };
      return (await site.send('GET', `/api/profiles/${profile.id}/reports/target`, undefined, headers)).body.name;
    };
    expect([await nameIn('he'), await nameIn('en')]).toEqual(['דנה כהן', 'Dana Cohen']);
  });

  test('of visitors who come together is one case', async () => {
    const { id } = await owner.makePublished();
    await Promise.all(Array.from({ length: 8 }, () => report(id)));
    expect(await list(`?profile=${id}`)).toMatchObject([{ reports: 8 }]);
  });

  test('is refused for what no visitor can see', async () => {
    const draft = await owner.make();
    const paused = await owner.makePublished();
    await owner.get('PUT', `/api/profiles/${paused.id}/pause`);
    for (const id of [draft.id, paused.id, missing]) {
      expect(statusAndCode(await report(id))).toEqual([404, 'not_found']);
      expect((await site.send('GET', `/api/profiles/${id}/reports/target`)).status).toBe(404);
    }
  });

  test.each([
    [{}, { reason: expect.any(String) }],
    [{ reason: 'boring' }, { reason: expect.any(String) }],
    [{ reason: 'other', details: '  ' }, { details: 'כתבו לנו במה מדובר' }],
    [{ reason: 'fraud', details: 'a'.repeat(1_001) }, { details: expect.any(String) }],
    [{ reason: 'fraud', email: 'nobody' }, { email: expect.any(String) }],
  ])('%j is refused, naming the field', async (body, fields) => {
    const { id } = await owner.makePublished();
    const answer = await report(id, body);
    expect([answer.status, answer.body.fields]).toEqual([400, fields]);
    expect(await list(`?profile=${id}`)).toEqual([]);
  });

  test('of a bot is thanked and dropped', async () => {
    const { id } = await owner.makePublished();
    expect((await report(id, { reason: 'fraud', website: 'https://spam.example' })).status).toBe(201);
    expect(await list(`?profile=${id}`)).toEqual([]);
  });

  test('from another site is refused', async () => {
    const { id } = await owner.makePublished();
    const answer = await site.send(
      'POST',
      `/api/profiles/${id}/reports`,
      { reason: 'fraud' },
      { origin: 'https://x.example' },
    );
    expect(answer.status).toBe(403);
  });
});

describe('a decision', () => {
  test('to leave the profile closes the case; a new report opens another', async () => {
    const { id } = await owner.makePublished();
    await report(id);
    const before = await caseOf(id);
    const { status, body } = await admin.send('PUT', `/api/admin/reports/${before.id}/dismiss`, {
      note: 'הבעלים הראו רישיון',
    });
    expect([status, body.state, body.decision]).toEqual([
      200,
      'dismissed',
      { at: expect.any(String), by: admin.person.username, note: 'הבעלים הראו רישיון' },
    ]);
    const again = await admin.send('PUT', `/api/admin/reports/${before.id}/dismiss`, {});
    expect([again.status, again.body.message]).toEqual([409, 'הדיווח הזה כבר טופל']);
    const [entry] = (await site.pool.query(`select action, target_id, after from audit_log order by id desc limit 1`))
      .rows;
    expect(entry).toEqual({
      action: 'reports.dismiss',
      target_id: String(id),
      after: { decision: 'dismissed', note: 'הבעלים הראו רישיון' },
    });
    await report(id);
    const [open, closed] = await list(`?profile=${id}`);
    expect([open?.state, closed?.state]).toEqual(['open', 'dismissed']);
    expect((await caseOf(id)).others).toMatchObject([{ id: before.id, state: 'dismissed' }]);
  });

  test('to suspend hides the profile and tells its owner why', async () => {
    const { id, address } = await owner.makePublished();
    await report(id);
    const { id: caseId } = await caseOf(id);
    const { body } = await admin.send('PUT', `/api/admin/reports/${caseId}/suspend`, { reason: 'התחזות לעסק אחר' });
    expect([body.state, body.profile.status, body.decision.note]).toEqual([
      'suspended',
      'suspended',
      'התחזות לעסק אחר',
    ]);
    expect((await site.request(address)).status).toBe(302);
    const { rows } = await site.pool.query(`select message from notifications where user_id = $1`, [owner.id]);
    expect(rows).toEqual([{ message: 'cardSuspended' }]);
    const refused = await admin.send('PUT', `/api/admin/reports/${caseId}/suspend`, { reason: 'שוב' });
    expect(refused.status).toBe(409);
  });

  test('to suspend needs a reason', async () => {
    const { id } = await owner.makePublished();
    await report(id);
    const { body } = await admin.send('PUT', `/api/admin/reports/${(await caseOf(id)).id}/suspend`, { reason: ' ' });
    expect(Object.keys(body.fields)).toEqual(['reason']);
  });

  test('on the page of the profile itself closes its case too', async () => {
    const { id } = await owner.makePublished();
    await report(id);
    await admin.send('PUT', `/api/admin/profiles/${id}/suspend`, { reason: 'הונאה' });
    expect(await caseOf(id)).toMatchObject({ state: 'suspended', decision: { note: 'הונאה' } });
  });

  test('on a missing case is not found', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', '/dismiss'],
    ] as const)
      expect(
        (await admin.send(method, `/api/admin/reports/${missing}${path}`, method === 'PUT' ? {} : undefined)).status,
      ).toBe(404);
  });
});

test('the queue is filtered by state, and searched by name, number and address', async () => {
  const { id, address } = await owner.makePublished('Zerubavel Moderated');
  const other = await (await newOwner(site)).makePublished();
  await report(id);
  await report(other.id);
  await admin.send('PUT', `/api/admin/reports/${(await caseOf(other.id)).id}/dismiss`, {});
  const profiles = async (query: string) => (await list(query)).map(({ profile }) => profile.id);
  expect(await profiles('?state=open')).toContain(id);
  expect(await profiles('?state=open')).not.toContain(other.id);
  for (const q of ['zerub', String(id), encodeURIComponent(`http://localhost:3000${address}`)])
    expect(await profiles(`?q=${q}`)).toEqual([id]);
});

describe('a profile published under a protected name', () => {
  test('is reported by itself, once for each name', async () => {
    const { id } = await owner.makePublished('בנק הפועלים סניף חיפה');
    expect(await caseOf(id)).toMatchObject({
      reasons: ['protected-name'],
      received: [{ reason: 'protected-name', details: 'בנק הפועלים' }],
    });
    await owner.publish(id);
    await admin.send('PUT', `/api/admin/reports/${(await caseOf(id)).id}/dismiss`, {});
    await owner.publish(id);
    expect(await list(`?profile=${id}`)).toHaveLength(1);
  });

  test.each(['Вank Lеumi', 'BANK-LEUMI', 'ישרא״כרט', 'בַּנק לְאוּמִי'])('%s is seen through', async (name) => {
    const { id } = await owner.makePublished(name);
    const found = await list(`?profile=${id}`);
    expect(found.length).toBe(name === 'ישרא״כרט' ? 0 : 1);
  });

  test.each(['דנה לאומי', 'יועצת מס הכנסה', 'בנק התמונות של דנה', uniqueName()])('%s is not one', async (name) => {
    const { id } = await owner.makePublished(name);
    expect(await list(`?profile=${id}`)).toEqual([]);
  });
});

test('decided cases are deleted after a year, open ones stay', async () => {
  const { id } = await owner.makePublished();
  const second = await (await newOwner(site)).makePublished();
  await report(id);
  await report(second.id);
  await admin.send('PUT', `/api/admin/reports/${(await caseOf(id)).id}/dismiss`, {});
  site.setTime(new Date(site.services.clock.now().getTime() + (caseDays + 1) * 86_400_000));
  await sweepCasesJob.work(site.services, {});
  const { rows } = await site.pool.query(`select profile_id from moderation_cases where profile_id in ($1, $2)`, [
    id,
    second.id,
  ]);
  expect(rows).toEqual([{ profile_id: second.id }]);
});
