import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { csvEndpoint, listEndpoint, listQuery } from '#base/admin-list.ts';
import { day } from '#base/schemas.ts';
import { csvLines } from '#base/testing/csv-lines.ts';
import { usersTable as users } from '#features/accounts/server/table.ts';
import { texts } from '#i18n/texts.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import type { Db } from '../db/database.ts';
import { type ListReader, type PageClauses, withinDays } from '../db/keyset.ts';
import { defineAdminList, presentAs } from './define-admin-list.ts';

const total = 520;
const person = z.object({
  id: z.number().int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  suspendedAt: z.iso.datetime().nullable(),
  rank: z.object({ ofPage: z.number().int() }),
});
const filter = z.object({ after: listQuery.after, from: day.optional() });
const listed = listEndpoint({
  access: 'admin:users',
  path: '/api/admin/people',
  summary: 'People',
  query: filter,
  row: person,
});
const csv = csvEndpoint({
  access: 'admin:users',
  path: '/api/admin/people.csv',
  summary: 'People, as a file',
  query: filter,
});
const peopleTexts = texts('people', {
  file: ['אנשים', 'people'],
  csv: {
    id: ['מספר', 'Number'],
    name: ['שם', 'Name'],
    createdAt: ['נרשם', 'Joined'],
    suspendedAt: ['הושעה', 'Suspended'],
    rank: ['מקום', 'Rank'],
  },
});

const source = {
  keyset: () => ({ columns: [{ column: users.id, type: 'bigint' }], direction: 'asc' }) as const,
  filterCondition: (_: ListReader, { from }: z.output<typeof filter>) => withinDays(users.createdAt, from, undefined),
  rows: (db: Db, { cursor, where, orderBy, limit }: PageClauses) =>
    db
      .select({ user: users, cursor })
      .from(users)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  count: (db: Db, fit: PageClauses['where']) => db.$count(users, fit),
};
type Found = Awaited<ReturnType<typeof source.rows>>[number];

/** Row counts of the pages for which related data was loaded. */
const pages: number[] = [];
const valuesOf = ({ user }: Found, { related }: { readonly related: number }) => ({
  ...user,
  name: user.displayName,
  rank: { ofPage: related },
});
const routes = defineAdminList({
  list: listed,
  source,
  related: async (_, rows) => pages.push(rows.length),
  values: valuesOf,
  csv: {
    endpoint: csv,
    texts: peopleTexts,
    fileName: (t, { from }) => `${t('people.file')}${from ?? ''}.csv`,
    columns: ['id', 'name', 'createdAt', 'suspendedAt', 'rank'],
    head: (t, column) => t(`people.csv.${column}`),
    cells: { name: ({ name }, { locale }) => `${locale}: ${name}`, rank: ({ rank }) => rank.ofPage },
  },
});

const api = await startTestApi({ routes });
await api.pool.query(
  `insert into users (username, username_key, display_name, email, email_key, created_at, suspended_at)
     select 'u' || n, 'u' || n, 'Person ' || n, 'u' || n || '@x.example', 'u' || n || '@x.example',
       timestamptz '2026-01-01T10:00:00Z' + n * interval '1 day', case when n = 2 then timestamptz '2026-02-01Z' end
     from generate_series(1, $1) n`,
  [total],
);
api.signIn({ id: 1, role: 'admin' });

const list = (query = '') => api.send('GET', `/api/admin/people${query}`);

describe('the list of users', () => {
  test('returns pages of at most fifty, with every row once', async () => {
    const seen: number[] = [];
    let after = '';
    do {
      const { body } = await list(after);
      expect(body.rows.length).toBeLessThanOrEqual(50);
      seen.push(...body.rows.map(({ id }: { id: number }) => id));
      after = body.next ? `?after=${body.next}` : '';
    } while (after);
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });

  test('returns only the fields of the contract, with dates as text', async () => {
    const { body } = await list();
    expect(Object.keys(body.rows[0])).toEqual(['id', 'name', 'createdAt', 'suspendedAt', 'rank']);
    expect(body.rows[1]).toMatchObject({
      name: 'Person 2',
      createdAt: '2026-01-03T10:00:00.000Z',
      suspendedAt: '2026-02-01T00:00:00.000Z',
    });
    expect(body.rows[0].suspendedAt).toBeNull();
  });

  test('loads related data once per page', async () => {
    pages.length = 0;
    const { body } = await list();
    expect(pages).toEqual([50]);
    expect(body.rows[0].rank).toEqual({ ofPage: 1 });
  });

  test('is narrowed by its filter, and empty when nothing matches', async () => {
    expect((await list('?from=2027-06-05')).body.rows).toHaveLength(1);
    expect((await list('?from=2028-01-01')).body).toEqual({ rows: [], next: null });
  });

  test.each(['?after=garbage', '?from=yesterday'])('%s returns 400 naming the parameter', async (query) => {
    const { status, body } = await list(query);
    expect([status, Object.keys(body.fields)]).toEqual([400, [query.slice(1).split('=')[0]]]);
  });
});

describe('the CSV', () => {
  const download = (query = '', language = 'en') =>
    api.send('GET', `/api/admin/people.csv${query}`, undefined, { 'accept-language': language });

  test('contains all rows, read in batches, and their number in a header', async () => {
    pages.length = 0;
    const answer = await download();
    expect(csvLines(answer.body)).toHaveLength(total + 1);
    expect(answer.headers.get('x-rows')).toBe(String(total));
    expect(pages).toEqual([500, 20]);
  });

  test('writes instants as the time in Israel, other plain values unchanged, others by their formatter, and null as an empty cell', async () => {
    const [head, first, second] = csvLines((await download()).body);
    expect(head).toBe('Number,Name,Joined,Suspended,Rank');
    expect(first).toMatch(/^\d+,en: Person 1,2026-01-02 12:00,,\d+$/);
    expect(second).toContain(',2026-02-01 02:00,');
  });

  test('uses the language of the request and has the filter in its file name', async () => {
    const answer = await download('?from=2027-06-05', 'he');
    expect(csvLines(answer.body)[0]).toContain('מספר,שם');
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain('אנשים2027-06-05.csv');
  });
});

test('both endpoints require an admin session, and the file requires recent authentication', () => {
  expect(routes.map(({ endpoint }) => endpoint)).toEqual([
    expect.objectContaining({ path: '/api/admin/people', access: 'admin:users', needsSession: true }),
    expect.objectContaining({ access: 'admin:users', needsSession: true, isFile: true, requiresRecentAuth: true }),
  ]);
  expect(defineAdminList({ list: listed, source, related: async () => 0, values: valuesOf })).toHaveLength(1);
});

test('presents only the fields of the schema, with nested dates as text', () => {
  const at = new Date('2026-01-02T03:04:05Z');
  const schema = z.object({
    at: z.iso.datetime(),
    none: z.iso.datetime().nullable(),
    steps: z.array(z.object({ at: z.iso.datetime() })),
    count: z.number(),
  });
  const stored = { at, none: null, steps: [{ at }], count: 0, secret: 'x' };
  expect(presentAs(schema, stored)).toEqual({
    at: at.toISOString(),
    none: null,
    steps: [{ at: at.toISOString() }],
    count: 0,
  });
});
