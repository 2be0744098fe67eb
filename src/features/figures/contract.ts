/** Figures of the business, each with its definition: `texts.ts` has them in words. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { packageType } from '#features/packages/contract.ts';
import { materials } from '#features/physical-cards/design/design.ts';
import { cycle } from '#features/subscriptions/contract.ts';
import { type ColumnOf, type MonthTable, monthTableNames, monthTables } from './domain.ts';

const count = z.number().int();
/** `2026-11`, in Israel time. */
const month = z.string();

const monthRow = <Table extends MonthTable>(table: Table) =>
  z.object({
    month,
    ...(Object.fromEntries(Object.keys(monthTables[table]).map((column) => [column, z.number().nullable()])) as Record<
      ColumnOf<Table>,
      z.ZodNullable<z.ZodNumber>
    >),
  });

/** Who became a customer in this month, and which share still was one at the end of each month since. */
const cohort = z.object({ month, customers: count, kept: z.array(z.number()) });

/** In agorot, VAT included. */
const product = z.object({
  product: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('package'), packageType, cycle }),
    z.object({ kind: z.literal('cards'), material: z.enum(materials) }),
    /** A payment whose order no longer says what was sold. */
    z.object({ kind: z.literal('other') }),
  ]),
  payments: count,
  paid: count,
  refunded: count,
});

export const figures = z.object({
  madeAt: z.iso.datetime(),
  /** The last twelve months, the current one last. */
  subscriptions: z.array(monthRow('subscriptions')),
  conversion: z.array(monthRow('conversion')),
  orders: z.array(monthRow('orders')),
  support: z.array(monthRow('support')),
  cohorts: z.array(cohort),
  /** Of the same months together, the largest first. */
  products: z.array(product),
});
export type Figures = z.output<typeof figures>;
export type MonthRow<Table extends MonthTable> = Figures[Table][number];

export const figureTables = [...monthTableNames, 'cohorts', 'products'] as const;
export type FigureTable = (typeof figureTables)[number];

const read = { access: 'admin:figures', needsSession: true, method: 'GET' } as const;

export const figuresApi = {
  figures: endpoint({
    ...read,
    path: '/api/admin/figures',
    summary: 'Subscriptions, conversion, revenue by product, delivery and answer times of the last twelve months',
    answer: figures,
  }),
  csv: endpoint({
    ...read,
    path: '/api/admin/figures.csv',
    summary: 'One of these tables as CSV',
    query: z.object({ table: z.enum(figureTables, { error: 'errors.invalid' }) }),
    answer: z.unknown(),
    isFile: true,
    requiresRecentAuth: true,
  }),
};
