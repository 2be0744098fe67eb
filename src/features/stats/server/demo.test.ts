import { expect, test } from 'vitest';
import { addDays, dateInIsrael } from '#base/time/israel-time.ts';
import { countPastLeads, seedDemoStats } from './demo.ts';
import { figuresOf } from './figures.ts';
import { readSums } from './queries.ts';
import { startStatsSite } from './testing/stats-site.ts';

const now = new Date('2026-11-10T10:00:00Z');
const today = dateInIsrael(now);

const site = await startStatsSite();
site.setTime(now);
const profileSetup = await site.addProfile();
await seedDemoStats(site.services.db, 0, { id: profileSetup.owner.id, language: 'he', createdAt: now }, 'mark', now);

const figures = (from: number, to: number) =>
  figuresOf(site.services.db, [profileSetup.profile.id], addDays(today, from), addDays(today, to));

test('a demo has two months of figures, and the later one is better', async () => {
  const [later, earlier, older] = await Promise.all([figures(-29, 0), figures(-59, -30), figures(-400, -60)]);
  expect(later.views).toBeGreaterThan(earlier.views);
  for (const month of [later, earlier]) {
    expect(month.visitors).toBeLessThan(month.views);
    expect(Math.min(month.saves, month.clicks, month.shares, month.taps)).toBeGreaterThan(0);
  }
  expect(older.views).toBe(0);
});

test('each figure of a demo changes differently from the earlier month, and one falls', async () => {
  const [later, earlier] = await Promise.all([figures(-29, 0), figures(-59, -30)]);
  const changes = (['views', 'visitors', 'saves', 'clicks', 'shares', 'taps'] as const).map((kind) =>
    Math.round((later[kind] / earlier[kind] - 1) * 100),
  );
  expect(new Set(changes).size).toBeGreaterThan(4);
  expect(Math.min(...changes)).toBeLessThan(0);
  expect(Math.max(...changes)).toBeLessThan(70);
});

test('the dimensions of each kind add up to its total', async () => {
  const rows = await readSums(site.services.db, [profileSetup.profile.id], addDays(today, -59), today);
  const sumOf = (kind: string, dimension: string) =>
    rows.filter((row) => row.kind === kind && row.dimension === dimension).reduce((sum, { count }) => sum + count, 0);
  const dimensions = [
    ['view', 'source'],
    ['view', 'device'],
    ['view', 'hour'],
    ['click', 'target'],
    ['share', 'target'],
    ['save', 'source'],
  ] as const;
  for (const [kind, dimension] of dimensions)
    expect([kind, dimension, sumOf(kind, dimension)]).toEqual([kind, dimension, sumOf(kind, 'all')]);
});

test('seeded leads are counted with their source and day', async () => {
  const at = new Date(now.getTime() - 86_400_000);
  await countPastLeads(site.services.db, [
    { profileId: profileSetup.profile.id, source: 'nfc', at },
    { profileId: profileSetup.profile.id, source: 'nfc', at },
  ]);
  expect((await figures(-1, -1)).leads).toBe(2);
});
