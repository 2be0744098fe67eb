import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { afterCursor, cursorColumns, type Keyset, orderOf, pageOf, textSearchQuery } from './keyset.ts';

const rows = pgTable('keyset_rows', {
  id: integer().primaryKey(),
  name: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});

const kit = await createTestServices({});
await kit.pool.query('create table keyset_rows (id int primary key, name text not null, at timestamptz not null)');
beforeEach(() => kit.pool.query('truncate keyset_rows'));

const keysetBy = (column: 'id' | 'name' | 'at', direction: 'asc' | 'desc'): Keyset => {
  const types = { id: 'bigint', name: 'text', at: 'timestamptz' } as const;
  const last = { column: rows.id, type: 'bigint' } as const;
  return { direction, columns: column === 'id' ? [last] : [{ column: rows[column], type: types[column] }, last] };
};

const page = async (keyset: Keyset, after: string | undefined, size: number) =>
  pageOf(
    await kit.services.db
      .select({ id: rows.id, cursor: cursorColumns(keyset) })
      .from(rows)
      .where(afterCursor(keyset, after))
      .orderBy(...orderOf(keyset))
      .limit(size + 1),
    size,
  );

async function walk(keyset: Keyset, size: number): Promise<number[]> {
  const ids: number[] = [];
  let after: string | undefined;
  do {
    const one = await page(keyset, after, size);
    ids.push(...one.rows.map(({ id }) => id));
    after = one.next ?? undefined;
  } while (after !== undefined);
  return ids;
}

const rowsArbitrary = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: -5, max: 40 }),
    // Few distinct names and timestamps, so that many rows share them; some names contain SQL special characters.
    name: fc.constantFrom('', 'a', 'A', "o'b", '"', '\\', 'דנה', '%', 'a,b', '{', 'null'),
    micros: fc.integer({ min: 0, max: 3 }),
  }),
  { selector: ({ id }) => id, maxLength: 25 },
);

const fill = (list: readonly { id: number; name: string; micros: number }[]) =>
  kit.pool.query(
    `insert into keyset_rows select id, name, '2026-11-15T10:00:00Z'::timestamptz + micros * interval '1 microsecond'
     from json_to_recordset($1) as given (id int, name text, micros int)`,
    [JSON.stringify(list)],
  );

test.each([
  ['id', 'asc'],
  ['id', 'desc'],
  ['name', 'asc'],
  ['name', 'desc'],
  ['at', 'asc'],
  ['at', 'desc'],
] as const)('paging by %s, %s, returns every row once and in order', async (column, direction) => {
  await fc.assert(
    fc.asyncProperty(rowsArbitrary, fc.integer({ min: 1, max: 6 }), async (list, size) => {
      await kit.pool.query('truncate keyset_rows');
      await fill(list);
      const by = column === 'id' ? `id ${direction}` : `${column} ${direction}, id ${direction}`;
      const all = await kit.pool.query(`select id from keyset_rows order by ${by}`);
      expect(await walk(keysetBy(column, direction), size)).toEqual(all.rows.map(({ id }) => id));
    }),
    { numRuns: 40 },
  );
});

test('rows of one millisecond are ordered by their microseconds', async () => {
  await fill([2, 0, 1].map((micros, index) => ({ id: index + 1, name: 'x', micros })));
  const first = await page(keysetBy('at', 'asc'), undefined, 1);
  expect(first.rows.map(({ id }) => id)).toEqual([2]);
  expect((await page(keysetBy('at', 'asc'), first.next ?? '', 1)).rows.map(({ id }) => id)).toEqual([3]);
});

test('rows added or deleted during paging do not shift the others', async () => {
  await fill([1, 2, 3, 4, 5].map((id) => ({ id, name: 'x', micros: 0 })));
  const first = await page(keysetBy('id', 'desc'), undefined, 2);
  await kit.pool.query('delete from keyset_rows where id = 4');
  await fill([{ id: 6, name: 'x', micros: 0 }]);
  expect((await page(keysetBy('id', 'desc'), first.next ?? '', 2)).rows.map(({ id }) => id)).toEqual([3, 2]);
});

test('a last page that is exactly full has no next cursor', async () => {
  await fill([1, 2].map((id) => ({ id, name: 'x', micros: 0 })));
  expect((await page(keysetBy('id', 'asc'), undefined, 2)).next).toBeNull();
  expect((await page(keysetBy('id', 'asc'), undefined, 1)).next).not.toBeNull();
  expect(pageOf([], 5)).toEqual({ rows: [], next: null });
});

describe('an invalid cursor', () => {
  const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['not a list', cursor({ 0: '1', length: 1 })],
    ['too short', cursor([])],
    ['too long', cursor(['1', '2'])],
    ['not text', cursor([1])],
    ['deeper', cursor([['1']])],
    ['null', cursor(null)],
    ['a zero byte', cursor(['1\0'])],
    ['no number', cursor(['x'])],
    ['a number past all', cursor(['9'.repeat(30)])],
  ])('is refused with a validation error: %s', (_, after) => {
    expect(() => afterCursor(keysetBy('id', 'asc'), after)).toThrow(
      expect.objectContaining({ code: 'invalid_input', options: { fields: { after: 'errors.invalid' } } }),
    );
  });

  test.each(['yesterday', '2026-13-01 00:00:00+00', '2026-02-30 00:00:00+00', 'infinity', '2026-11-15', ''])(
    'with an invalid timestamp is refused too: %s',
    (at) => {
      expect(() => afterCursor(keysetBy('at', 'asc'), cursor([at, '1']))).toThrow(
        expect.objectContaining({ code: 'invalid_input' }),
      );
    },
  );

  test.each(["1'; drop table keyset_rows; --", "') or 1=1 --", '$1'])('cannot inject SQL: %s', async (text) => {
    await fill([{ id: 1, name: 'a', micros: 0 }]);
    expect((await page(keysetBy('name', 'asc'), cursor([text, '0']), 5)).rows.length).toBeLessThanOrEqual(1);
    expect((await kit.row('select count(*)::int as n from keyset_rows')).n).toBe(1);
  });
});

describe('text search', () => {
  const finds = async (written: string, typed: string): Promise<boolean> => {
    const query = textSearchQuery(typed);
    if (!query) return false;
    const { rows: found } = await kit.services.db.execute<{ is: boolean }>(
      sql`select to_tsvector('simple', ${written}) @@ ${query} as is`,
    );
    return found[0]?.is ?? false;
  };

  test.each([
    ['Dana Cohen', 'dana co', true],
    ['Dana Cohen', 'co da', true],
    ['Dana Cohen', 'ohen', false],
    ['דנה כהן', 'כה', true],
    ['dana@cards.example', 'dana@cards.example', true],
    ['dana@cards.example', 'Dana@car', true],
    ['Dana Cohen dana@cards.example', 'cohen dana@c', true],
    ['dana@cards.example', 'ana@cards', false],
    ['dana_k', 'dana', true],
    ["O'Brien", "o'brien", true],
  ])('%s by %s: %s', async (written, typed, expected) => {
    expect(await finds(written, typed)).toBe(expected);
  });

  test('no input is interpreted as a search operator', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), async (typed) => {
        await finds('anything', typed.replaceAll('\0', '').toWellFormed());
      }),
      { numRuns: 150 },
    );
    for (const typed of ['a | b', '!a', 'a <-> b', "a':* | 'b", 'a & ', '((', ':*', "''"]) await finds('x', typed);
  });

  test.each(['', '   ', '&|!', undefined])('%j contains no search word', (typed) => {
    expect(textSearchQuery(typed)).toBeUndefined();
  });
});
