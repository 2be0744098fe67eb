import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { FileAnswer } from '../route.ts';
import { accepts, csvAnswer } from './answers.ts';

const read = ({ body }: FileAnswer) => text(body as NodeJS.ReadableStream);

const pages = [
  { rows: ['a', 'b'], next: '1' },
  { rows: [], next: '2' },
  { rows: ['c'], next: null },
];
const table = {
  name: 'things.csv',
  head: ['Name', 'Number'],
  cells: (row: string) => [row, 1],
  page: async (after: string | undefined) => pages[Number(after ?? 0)] ?? { rows: [], next: null },
};

test('a CSV is its header and then its rows, page after page', async () => {
  const answer = csvAnswer(table);
  expect([answer.name, answer.type]).toEqual(['things.csv', 'text/csv; charset=utf-8']);
  expect(await read(answer)).toBe('\ufeff"Name","Number"\r\n"a","1"\r\n"b","1"\r\n"c","1"\r\n');
});

test('a CSV without rows is its header', async () => {
  expect(await read(csvAnswer({ ...table, page: async () => ({ rows: [], next: null }) }))).toBe(
    '\ufeff"Name","Number"\r\n',
  );
});

test('reports the number of rows when known, including 0', () => {
  expect(csvAnswer({ ...table, total: 0 }).rows).toBe(0);
  expect(csvAnswer({ ...table, total: 3 }).rows).toBe(3);
  expect('rows' in csvAnswer(table)).toBe(false);
});

test('escapes cells that a spreadsheet would take for a formula', async () => {
  const answer = csvAnswer({ ...table, cells: () => ['=cmd()', '"a",b'] });
  expect(await read(answer)).not.toMatch(/^"?=|,"?=/m);
});

test('reads pages on demand as the client consumes them', async () => {
  const cursors: (string | undefined)[] = [];
  const answer = csvAnswer({
    ...table,
    page: async (after) => {
      cursors.push(after);
      return { rows: ['x'.repeat(70_000)], next: cursors.length < 50 ? 'more' : null };
    },
  });
  const reader = (answer.body as NodeJS.ReadableStream)[Symbol.asyncIterator]();
  await reader.next();
  await reader.next();
  expect(cursors.length).toBeLessThan(25);
  await reader.return?.();
});

test('a failing page aborts the file', async () => {
  const page = async (after: string | undefined) => {
    if (after) throw new Error('gone');
    return { rows: ['a'], next: 'more' };
  };
  await expect(read(csvAnswer({ ...table, page }))).rejects.toThrow('gone');
});

test.each([
  ['gzip, deflate, br, zstd', true],
  ['gzip,br', true],
  ['br', true],
  ['BR;q=0.5', true],
  ['gzip, br;q=0', false],
  ['br;q=0.000', false],
  ['gzip, deflate', false],
  ['brotli, xbr', false],
  ['', false],
])('%j accepts brotli: %s', (header, accepted) => {
  expect(accepts(header, 'br')).toBe(accepted);
});
