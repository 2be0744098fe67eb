/** Measures the response times of the admin lists with a million rows against ten thousand. */
import { systemClock } from '../src/server-kit/clock/clock.ts';
import type { readList } from './support/admin-reader.ts';
import { importBuilt } from './support/built-module.ts';
import { businessDatabase } from './support/business-database.ts';
import { openFewAndMany, reportGrowth } from './support/few-and-many.ts';

const cursor = (...sortKey: readonly string[]): string => Buffer.from(JSON.stringify(sortKey)).toString('base64url');
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

interface AdminQuery {
  readonly what: string;
  readonly path: string;
  /** Query parameters for a table with `size` rows. */
  readonly query: (size: number) => Readonly<Record<string, string>>;
}

const [users, orders, audit, events] = ['users', 'orders', 'audit', 'events'].map((one) => `/api/admin/${one}`) as [
  ...[string, string, string, string],
];
const half = (size: number): string => String(Math.floor(size / 2));

const all: readonly AdminQuery[] = [
  { what: 'users, first page', path: users, query: () => ({}) },
  { what: 'users, a page deep inside', path: users, query: (size) => ({ after: cursor(half(size)) }) },
  { what: 'users, by name', path: users, query: () => ({ sort: 'username', direction: 'asc' }) },
  { what: 'users, a search for one', path: users, query: (size) => ({ q: `person${half(size)}` }) },
  { what: 'users, a search for many', path: users, query: () => ({ q: 'person' }) },
  { what: 'users, suspended', path: users, query: () => ({ state: 'suspended' }) },
  { what: 'users, of a day', path: users, query: () => ({ from: daysAgo(30), to: daysAgo(29) }) },
  { what: 'orders, first page', path: orders, query: () => ({}) },
  { what: 'orders, a page deep inside', path: orders, query: (size) => ({ before: half(size) }) },
  { what: 'orders, a search for a recipient', path: orders, query: (size) => ({ q: `receiver${half(size)}` }) },
  { what: 'orders, of one owner', path: orders, query: () => ({ owner: '2000' }) },
  { what: 'orders, in one state', path: orders, query: () => ({ state: 'approved' }) },
  { what: 'audit, first page', path: audit, query: () => ({}) },
  { what: 'audit, a page deep inside', path: audit, query: (size) => ({ after: cursor(half(size)) }) },
  { what: 'audit, a search for a number', path: audit, query: (size) => ({ q: half(size) }) },
  { what: 'audit, a search for a name', path: audit, query: () => ({ q: 'admin3' }) },
  { what: 'audit, of one section', path: audit, query: () => ({ action: 'tags' }) },
  { what: 'audit, until half a year ago', path: audit, query: () => ({ to: daysAgo(180) }) },
  { what: 'events, first page', path: events, query: () => ({}) },
  { what: 'events, until half a year ago', path: events, query: () => ({ to: daysAgo(180) }) },
  { what: 'events, of one kind', path: events, query: () => ({ kind: 'save' }) },
];

const { few, many, log, remove } = await openFewAndMany({ few: 10_000, many: 1_000_000 }, businessDatabase);
const { readList: read } = await importBuilt<{ readList: typeof readList }>('bench/support/admin-reader.ts');
const services = { clock: systemClock(), config: { publicUrl: 'http://localhost:3000' }, log };
for (const { what, path, query } of all)
  await reportGrowth({
    what,
    few,
    many,
    work: async ({ db, size }) => {
      const rows = await read({ db, ...services }, path, query(size));
      if (rows.length === 0) throw new Error(`There is nothing to see: ${what}, ${size}`);
    },
    warmUp: 5,
    runs: 25,
    max: 2,
  });
await remove();
