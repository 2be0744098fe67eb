import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Endpoint, fillPath, isForAdmins } from '#base/endpoint.ts';
import { routes } from './features.ts';
import { fillWithCrowd } from './testing/crowd.ts';
import { explain, type QueryPlan, recordQueries } from './testing/query-plans.ts';
import { createParams } from './testing/resources.ts';
import { addSession, startProduct } from './testing/start-product.ts';

/**
 * Explains every statement that reading sends, on a filled database, for the busiest owner. `npm run bench -- queries`
 * runs it with a million profiles and prints what took longest.
 */
const size = Number(process.env.CROWD_SIZE ?? 20_000);
/** Smaller tables are read as a whole sooner than by an index. */
const bigTable = 5_000;
/** Pages of 8 KB that all statements of a request read together. */
const maxBuffers = { owner: 1_500, admin: 6_000 };

/** What reads more than others, and why it may. */
const exceptions: Readonly<Record<string, string>> = {
  '/api/admin/books': 'compares all of the books, when an admin asks for it',
  '/api/admin/overview': 'is computed at most once a minute, and past days once an hour',
  '/api/admin/figures': 'sums up a year, at most once in five minutes',
  '/api/communities': 'looks at every member, at most twice a minute',
  '/api/admin/communities': 'looks at every member',
  '/api/admin/events': 'is in order of time only: what never happened is searched for in all months',
};

const { adminId, kit } = await startProduct();
const { api, make, pool } = kit;
const owner = await make.user('busy owner', { trial_ends_at: new Date(Date.now() + 86_400_000) });
await fillWithCrowd(pool, owner, size);
const headers = {
  owner: (await addSession(api, owner, { isStrong: false })).headers,
  admin: (await addSession(api, adminId, { isStrong: true })).headers,
};
const { rows: tables } = await pool.query(
  `select relname as name from pg_class where relkind = 'r' and reltuples >= $1`,
  [bigTable],
);
const isBig = (table: string): boolean => tables.some(({ name }) => name === table);

const plans = new pg.Client({ connectionString: api.url });
await plans.connect();
const found: (QueryPlan & { readonly request: string })[] = [];
afterAll(async () => {
  await plans.end();
  const file = process.env.CROWD_REPORT;
  if (!file) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(found));
});

/** Runs the work and explains what it sent. */
async function plansOf(request: string, work: () => Promise<unknown>): Promise<QueryPlan[]> {
  const recorder = recordQueries();
  await work().finally(recorder.stop);
  const explained: QueryPlan[] = [];
  for (const query of recorder.take()) explained.push(await explain(plans, query));
  found.push(...explained.map((plan) => ({ ...plan, request })));
  return explained;
}

const scansIn = (explained: readonly QueryPlan[]) =>
  explained.flatMap(({ text, scans }) => scans.filter(isBig).map((table) => `${table}: ${text}`));
const buffersOf = (explained: readonly QueryPlan[]) => explained.reduce((sum, { buffers }) => sum + buffers, 0);

const words = ['person7777', 'lead7777', '77', 'hello', 'crowd777@cards.example', '050-000-0777', '052-000-0077'];
/** Answers a word that is in every name as well; the lists of what people own read more for it. */
const everyName = '/api/admin/search';

/** A request without parameters, one for every value of every filter and order, and searches for rare and common words, a mail address and phone numbers. */
function queriesOf({ path, query }: Endpoint): Readonly<Record<string, string>>[] {
  if (!query) return [{}];
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  const searches = [...words, ...(path === everyName ? ['person'] : [])];
  return [
    {},
    ...Object.entries(properties).flatMap(([name, schema]) => {
      const values = name === 'q' ? searches : typeof schema === 'object' ? (schema.enum ?? []) : [];
      return values.map((value) => ({ [name]: String(value) }));
    }),
  ];
}

/** Downloads read everything, a page at a time; streams never end. */
const reads = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, isStream, isFile }) => method === 'GET' && !isStream && !isFile)
  .map((endpoint) => [endpoint.path, endpoint] as const);

describe(`with ${size} profiles`, () => {
  test.each(reads)('%s reads by indexes, and little', async (path, endpoint) => {
    const reader = isForAdmins(endpoint.access) ? 'admin' : 'owner';
    const params = await createParams({ api, make, ids: { owner, admin: adminId } }, path);
    for (const query of queriesOf(endpoint)) {
      const request = `${fillPath(path, params)}?${new URLSearchParams(query)}`;
      const explained = await plansOf(request, async () => {
        const { status, body } = await api.send('GET', request, undefined, headers[reader]);
        expect({ request, status, code: body?.code }).not.toMatchObject({ code: 'internal' });
      });
      if (path in exceptions) continue;
      expect(scansIn(explained), request).toEqual([]);
      expect(buffersOf(explained), request).toBeLessThanOrEqual(maxBuffers[reader]);
    }
  });
});

test('every exception is still a request', () => {
  expect(Object.keys(exceptions).filter((path) => !reads.some(([one]) => one === path))).toEqual([]);
});
