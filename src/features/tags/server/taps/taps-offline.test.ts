import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { flushCounts } from '#features/stats/server/index.ts';
import { breakableConnection } from '#features/stats/server/testing/breakable-connection.ts';
import { agents } from '#features/stats/server/testing/stats-site.ts';
import { openDatabase } from '#server-kit/db/database.ts';
import { listenOnLoopback } from '#server-kit/testing/loopback.ts';
import { createTaps } from '../index.ts';
import { startTagSite } from '../testing/tag-site.ts';

const site = await startTagSite();
const owner = await site.addOwner();
const line = await breakableConnection(site.url);
const database = openDatabase(line.url, site.services.log, { connections: 4 });
const services = { ...site.services, db: database.db };
const { port } = await listenOnLoopback(createServer(createTaps(services).tryAnswer));
afterAll(async () => {
  await flushCounts(services);
  await database.close();
  await line.disconnect();
});

const tap = (code: string) =>
  fetch(`http://127.0.0.1:${port}/t/${code}`, { redirect: 'manual', headers: { 'user-agent': agents.phone } });

test('while the database is down, taps redirect to the last known target and are counted after reconnection', async () => {
  const [known, unknown] = await site.makeTags({ ownerId: owner.id, profileId: owner.profile.id, count: 2 });
  const before = await tap(known ?? '');
  expect(before.status).toBe(302);
  await line.disconnect();
  for (let turn = 0; turn < 3; turn += 1) {
    const during = await tap(known ?? '');
    expect([during.status, during.headers.get('location')]).toEqual([302, before.headers.get('location')]);
  }
  const lost = await tap(unknown ?? '');
  expect([lost.status, lost.headers.get('retry-after'), lost.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  const page = await lost.text();
  expect(page).toContain('נסו שוב');
  expect(page).toContain('try again');
  await line.reconnect();
  expect((await tap(unknown ?? '')).status).toBe(302);
  await flushCounts(services);
  const rows = await site.rows(
    `select key, count::int from stat_sums where kind = 'tap' and dimension = 'target' order by 2 desc`,
  );
  expect(rows).toEqual([
    { key: known, count: 4 },
    { key: unknown, count: 1 },
  ]);
});
