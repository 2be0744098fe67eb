import { beforeEach, describe, expect, test } from 'vitest';
import { csvLines } from '#base/testing/csv-lines.ts';
import { endTrial, newOwner, statusAndCode, type TestOwner } from '#features/profiles/server/testing/own-profiles.ts';
import type { TestAnswer } from '#server-kit/testing/test-api.ts';
import type { ProfileWeek, Stats } from '../contract.ts';
import type { EventKind } from '../domain.ts';
import type { Counted } from './counting/pending-events.ts';
import { countNow, figuresOf, viewsByDay } from './index.ts';
import { countedView } from './testing/counted-view.ts';
import { cookieOf, linkAddress, linkLabel, startStatsSite, type TestProfile } from './testing/stats-site.ts';

let owner: TestOwner;
let profile: TestProfile['profile'];
let id: number;
const now = new Date('2026-11-15T09:00:00Z');

const site = await startStatsSite();
site.setTime(now);
beforeEach(async () => {
  ({ owner, profile } = await site.addProfile());
  id = profile.id;
});

interface EventOptions extends Partial<Counted> {
  readonly day?: string;
  readonly hour?: string;
  readonly address?: string;
}

const addEvent = (kind: EventKind, options: EventOptions = {}): Promise<void> => {
  const { day = '2026-11-15', hour = '08', address = '192.0.2.1', ...more } = options;
  const visitor = { address, userAgent: 'a browser' };
  const at = new Date(`${day}T${hour}:00:00Z`);
  return countNow(site.services.db, countedView({ profileId: id, kind, visitor, at, ...more }));
};

const request = (owner: TestOwner, path: string, language = 'he'): Promise<TestAnswer> =>
  owner.send('GET', path, undefined, { 'accept-language': language });
const statsOf = async (owner: TestOwner, path: string, language = 'he'): Promise<Stats> => {
  const { status, body } = await request(owner, path, language);
  expect([path, status]).toEqual([path, 200]);
  return body;
};

describe('statistics of one profile', () => {
  test('are thirty days of zeros without any events', async () => {
    const stats = await statsOf(owner, `/api/stats/${id}`);
    expect(stats).toMatchObject({ profileId: id, from: '2026-10-17', to: '2026-11-15', earliest: '2024-11-16' });
    expect(stats.days).toHaveLength(30);
    expect(stats.days.every(({ views, leads, taps }) => views + leads + taps === 0)).toBe(true);
    expect([stats.sources, stats.hosts, stats.devices, stats.targets, stats.shares]).toEqual([[], [], [], [], []]);
    expect(stats.hours.flat()).toEqual(Array.from({ length: 168 }, () => 0));
    expect(stats.before).toEqual({ views: 0, visitors: 0, saves: 0, clicks: 0, shares: 0, leads: 0, taps: 0 });
  });

  test('include everything counted, and nothing of other profiles', async () => {
    const other = await site.addProfile();
    await addEvent('view', { source: 'qr', host: 'news.example' });
    await addEvent('view', { source: 'qr', device: 'tablet', host: 'blog.example', address: '192.0.2.2' });
    await addEvent('view', { day: '2026-11-13', hour: '22', host: 'news.example' });
    await addEvent('save', { source: 'qr' });
    await addEvent('lead', { source: 'embed' });
    await addEvent('tap', { source: 'nfc' });
    await addEvent('click', { target: linkAddress });
    await addEvent('click', { target: linkAddress });
    await addEvent('click', { target: 'call' });
    await addEvent('click', { target: 'https://gone.example/' });
    await addEvent('share', { target: 'whatsapp' });
    await addEvent('view', { profileId: other.profile.id });
    const stats = await statsOf(owner, `/api/stats/${id}?from=2026-11-13&to=2026-11-15`);
    expect(stats.totals).toEqual({ views: 3, visitors: 3, saves: 1, clicks: 4, shares: 1, leads: 1, taps: 1 });
    expect(stats.days.map(({ day, views, visitors }) => [day, views, visitors])).toEqual([
      ['2026-11-13', 0, 0],
      ['2026-11-14', 1, 1],
      ['2026-11-15', 2, 2],
    ]);
    expect(stats.sources).toEqual([
      { source: 'qr', views: 2, saves: 1, leads: 0 },
      { source: 'direct', views: 1, saves: 0, leads: 0 },
      { source: 'embed', views: 0, saves: 0, leads: 1 },
    ]);
    expect(stats.hosts).toEqual([
      { host: 'news.example', views: 2 },
      { host: 'blog.example', views: 1 },
    ]);
    expect(stats.devices).toEqual([
      { device: 'phone', views: 2 },
      { device: 'tablet', views: 1 },
    ]);
    expect(stats.targets).toEqual([
      { target: linkAddress, label: linkLabel, clicks: 2 },
      { target: 'call', label: 'שיחת טלפון', clicks: 1 },
      { target: 'https://gone.example/', label: null, clicks: 1 },
    ]);
    expect(stats.shares).toEqual([{ target: 'whatsapp', shares: 1 }]);
    // Saturday 00:00 and Sunday 10:00, Israel time.
    expect([stats.hours[6]?.[0], stats.hours[0]?.[10]]).toEqual([1, 2]);
    expect(stats.hours.flat().reduce((sum, count) => sum + count)).toBe(3);
  });

  test('label buttons in the user’s language', async () => {
    await addEvent('click', { target: 'call' });
    const { targets } = await statsOf(owner, `/api/stats/${id}`, 'en');
    expect(targets).toEqual([{ target: 'call', label: 'Phone call', clicks: 1 }]);
  });

  test('include the totals of the preceding period', async () => {
    await addEvent('view', { day: '2026-11-07' });
    await addEvent('view', { day: '2026-11-08' });
    await addEvent('view', { day: '2026-11-01' });
    const { totals, before } = await statsOf(owner, `/api/stats/${id}?from=2026-11-08&to=2026-11-14`);
    expect([totals.views, before?.views]).toEqual([1, 2]);
  });

  test('reach back as far as the plan allows', async () => {
    await addEvent('view', { day: '2026-11-01' });
    await endTrial(site, owner);
    await site.pool.query(`update users set trial_ends_at = '2026-11-14' where id = $1`, [owner.id]);
    const stats = await statsOf(owner, `/api/stats/${id}?from=2026-01-01`);
    expect(stats).toMatchObject({ from: '2026-11-09', to: '2026-11-15', earliest: '2026-11-09', before: null });
    expect([stats.days.length, stats.totals.views]).toEqual([7, 0]);
    expect(await statsOf(owner, `/api/stats/${id}`)).toMatchObject({ from: '2026-11-09' });
    const short = await statsOf(owner, `/api/stats/${id}?from=2026-11-13&to=2026-11-15`);
    expect(short.before).not.toBeNull();
  });

  test('end today at the latest', async () => {
    expect(await statsOf(owner, `/api/stats/${id}?to=2030-01-01`)).toMatchObject({ to: '2026-11-15' });
  });

  test.each([
    ['from=2026-11-15&to=2026-11-14', 'from', 'תאריך ההתחלה'],
    ['from=2026-11-16', 'from', 'תאריך ההתחלה'],
    ['from=2020-01-01&to=2026-11-14', 'from', 'עד שנתיים'],
    ['from=yesterday', 'from', ''],
    ['to=2026-13-01', 'to', ''],
  ])('return 400 for %s, naming the field', async (query, field, message) => {
    for (const path of [`/api/stats/${id}`, '/api/stats', '/api/stats/export', `/api/stats/${id}/export`]) {
      const answer = await request(owner, `${path}?${query}`);
      expect(statusAndCode(answer)).toEqual([400, 'invalid_input']);
      expect(answer.body.fields[field]).toContain(message);
    }
  });

  test('return 404 for a missing or deleted profile', async () => {
    await owner.get('DELETE', `/api/profiles/${id}`);
    for (const path of ['/api/stats/2147483647', `/api/stats/${id}`, `/api/stats/${id}/export`])
      expect(statusAndCode(await request(owner, path))).toEqual([404, 'not_found']);
  });

  test('return 402 for a profile beyond the plan', async () => {
    const second = await owner.makePublished();
    await addEvent('view', { profileId: second.id });
    await addEvent('view');
    await site.pool.query(`update users set trial_ends_at = '2026-11-14' where id = $1`, [owner.id]);
    const answer = await request(owner, `/api/stats/${second.id}`);
    expect(statusAndCode(answer)).toEqual([402, 'payment_required']);
    expect(answer.body.message).toContain('שדרגו');
    expect(statusAndCode(await request(owner, `/api/stats/${second.id}/export`))).toEqual([402, 'payment_required']);
    expect((await statsOf(owner, '/api/stats')).totals.views).toBe(1);
  });
});

describe('statistics of all profiles', () => {
  test('are the sum of the owner’s profiles', async () => {
    const second = await owner.make();
    const stranger = await site.addProfile();
    await addEvent('view', { address: '192.0.2.1' });
    await addEvent('view', { profileId: second.id, address: '192.0.2.1' });
    await addEvent('click', { target: linkAddress });
    await addEvent('view', { profileId: stranger.profile.id });
    const stats = await statsOf(owner, '/api/stats');
    expect(stats).toMatchObject({ profileId: null, totals: { views: 2, visitors: 2, clicks: 1 } });
    expect(stats.targets[0]?.label).toBe(linkLabel);
  });

  test('of the last seven days are listed by profile, without other owners’ and those without events', async () => {
    const [second, stranger] = [await owner.make(), await site.addProfile()];
    await owner.make();
    await addEvent('view', { day: '2026-11-08' });
    await addEvent('view', { day: '2026-11-09' });
    await addEvent('view');
    await addEvent('lead');
    await addEvent('save', { profileId: second.id });
    await addEvent('view', { profileId: stranger.profile.id });
    const { body } = await request(owner, '/api/stats/week');
    expect(body.toSorted((one: ProfileWeek, two: ProfileWeek) => one.profileId - two.profileId)).toEqual([
      { profileId: id, views: 2, leads: 1 },
      { profileId: second.id, views: 0, leads: 0 },
    ]);
  });

  test('are zeros for a user without a profile', async () => {
    const nobody = await newOwner(site);
    expect((await request(nobody, '/api/stats/week')).body).toEqual([]);
    expect((await statsOf(nobody, '/api/stats')).totals.views).toBe(0);
    const table = await request(nobody, '/api/stats/export');
    expect(csvLines(table.body)).toHaveLength(31);
  });
});

describe('the CSV export', () => {
  const raw = async (owner: TestOwner, path: string, language = 'he') => {
    const answer = await request(owner, path, language);
    const name = /filename\*=UTF-8''(.+)$/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '';
    return { ...answer, name: decodeURIComponent(name), type: answer.headers.get('content-type') };
  };

  test('has a row per day, headings in the user’s language and a descriptive file name', async () => {
    await addEvent('view', { day: '2026-11-14' });
    await addEvent('lead', { day: '2026-11-14' });
    const { status, type, body, name } = await raw(owner, `/api/stats/${id}/export?from=2026-11-13&to=2026-11-14`);
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(csvLines(body)).toEqual([
      expect.stringMatching(/^תאריך,צפיות,מבקרים,שמירות באנשי הקשר,לחיצות,שיתופים,פניות,נגיעות NFC$/),
      '2026-11-13,0,0,0,0,0,0,0',
      '2026-11-14,1,1,0,0,0,1,0',
    ]);
    const own = profile.document.identity.name;
    expect(name).toBe(`סטטיסטיקה ${own.he ?? own.en} 2026-11-13 עד 2026-11-14.csv`);
    const english = await raw(owner, '/api/stats/export?from=2026-11-14', 'en');
    expect(english.body).toContain('"Day","Views","Visitors"');
    expect(english.name).toBe('Statistics All cards 2026-11-14 to 2026-11-15.csv');
  });

  test('starts with the byte order mark that spreadsheets need for Hebrew', async () => {
    const { body } = await site.request(`/api/stats/${id}/export`, { cookie: cookieOf(owner) });
    expect([...body.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test('has a file name without characters that file systems reject', async () => {
    const { version, document } = await owner.get('GET', `/api/profiles/${id}`);
    const named = { ...document, identity: { ...document.identity, name: { he: '=1+1/..\\"דנה":*?<>|' } } };
    await owner.get('PUT', `/api/profiles/${id}`, { document: named, version });
    await owner.get('PUT', `/api/profiles/${id}/publish`);
    const { name } = await raw(owner, `/api/stats/${id}/export`);
    expect(name).toContain('דנה');
    expect(name).not.toMatch(/[/\\:*?"<>|]/);
  });
});

describe('queries for other features', () => {
  test('return figures and daily views summed over the specified profiles', async () => {
    const { db } = site.services;
    await addEvent('view', { day: '2026-11-10' });
    await addEvent('view', { day: '2026-11-12' });
    await addEvent('save', { day: '2026-11-12' });
    expect(await figuresOf(db, [id], '2026-11-10', '2026-11-12')).toMatchObject({ views: 2, visitors: 2, saves: 1 });
    expect(await figuresOf(db, [id], '2026-11-11', '2026-11-11')).toMatchObject({ views: 0 });
    expect(await figuresOf(db, [], '2026-11-10', '2026-11-12')).toMatchObject({ views: 0 });
    expect(await viewsByDay(db, [id], '2026-11-10', '2026-11-12')).toEqual([
      { day: '2026-11-10', views: 1 },
      { day: '2026-11-11', views: 0 },
      { day: '2026-11-12', views: 1 },
    ]);
    expect(await viewsByDay(db, [], '2026-11-10', '2026-11-10')).toEqual([{ day: '2026-11-10', views: 0 }]);
  });
});
