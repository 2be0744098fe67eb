import type { z } from 'zod';
import { adminPageSize, type listOf } from '#base/admin-list.ts';
import type { CsvCell } from '#base/csv.ts';
import type { Endpoint } from '#base/endpoint.ts';
import { clockOf, dateInIsrael } from '#base/time/israel-time.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Texts } from '#i18n/texts.ts';
import { type Translator, translator } from '#i18n/translator.ts';
import { type ListSource, openList } from '../db/keyset.ts';
import { csvAnswer } from '../http/answers/answers.ts';
import { type FileAnswer, type Route, route, type Visitor } from '../http/route.ts';
import type { Services } from '../services/services.ts';

/** Cell values that the kit writes: an instant as the day and time in Israel, null as an empty cell. */
type PlainCell = CsvCell | Date | null;
type PlainColumn<Values> = { [Key in keyof Values]: Values[Key] extends PlainCell ? Key : never }[keyof Values];
type Cell<Values, Context> = (values: Values, context: Context) => PlainCell;

/** A column defaults to the value of the same name; values that are not plain cells need a formatter here. */
export type Cells<Values, Column extends string, Context> = { readonly [Key in Column]?: Cell<Values, Context> } & {
  readonly [Key in Exclude<Column, PlainColumn<Values>>]: Cell<Values, Context>;
};

/** One CSV row. */
export function cellsOf<Values, Column extends string, Context>(
  columns: readonly Column[],
  cells: Cells<Values, Column, Context>,
  values: Values,
  context: Context,
): CsvCell[] {
  const own = cells as Partial<Record<Column, Cell<Values, Context>>>;
  const plain = values as Readonly<Record<Column, PlainCell>>;
  return columns.map((column) => written(own[column] ? own[column](values, context) : plain[column]));
}

/** `2026-11-15 09:30`: every spreadsheet recognizes it. */
const written = (cell: PlainCell): CsvCell =>
  cell instanceof Date ? `${dateInIsrael(cell)} ${clockOf(cell)}` : (cell ?? '');

interface CsvTableDefinition<Row, Values, Column extends string> {
  /** In file order. */
  readonly columns: readonly Column[];
  readonly head: (column: Column) => string;
  /** Annotate the parameter type: the types of `cells` are inferred from it. */
  readonly values: (row: Row) => Values;
  readonly cells: Cells<Values, Column, undefined>;
}

/** The header and rows of a CSV file whose pages do not come from a list source. */
export const csvTable = <Row, Values, Column extends string>({
  columns,
  head,
  values,
  cells,
}: CsvTableDefinition<Row, Values, Column>) => ({
  head: columns.map(head),
  cells: (row: Row) => cellsOf(columns, cells, values(row), undefined),
});

/** Values as returned by the database: an instant may still be a `Date`. */
export type Presentable<Wire> = Wire extends string
  ? string extends Wire
    ? Wire | Date
    : Wire
  : Wire extends readonly (infer Item)[]
    ? readonly Presentable<Item>[]
    : Wire extends object
      ? { readonly [Key in keyof Wire]: Presentable<Wire[Key]> }
      : Wire;

/** Copies only the fields of the schema, so that a new column is never exposed by accident. */
export function presentAs<Schema extends z.ZodObject>(
  schema: Schema,
  values: Presentable<z.input<Schema>>,
): z.input<Schema> {
  const given = values as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(schema.shape).map((key) => [key, toWire(given[key])])) as z.input<Schema>;
}

function toWire(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(toWire);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toWire(inner)]));
}

export type ListCall = Services & { readonly visitor: Visitor };
type QueryOf<Query extends z.ZodType> = Endpoint<string, z.ZodUndefined, Query, z.ZodUndefined, z.ZodUnknown>;

interface RowContext<Related> {
  readonly call: ListCall;
  readonly locale: Locale;
  /** The result of `related` for the rows of this page. */
  readonly related: Related;
}

interface CellContext<T extends Texts> {
  readonly call: ListCall;
  readonly locale: Locale;
  readonly t: Translator<T>;
}

interface CsvDefinition<Query extends z.ZodType, Values, T extends Texts, Column extends string> {
  readonly endpoint: QueryOf<Query>;
  readonly texts: T;
  readonly fileName: (t: Translator<T>, filter: z.output<Query>) => string;
  /** In file order. */
  readonly columns: readonly Column[];
  readonly head: (t: Translator<T>, column: Column) => string;
  readonly cells: Cells<Values, Column, CellContext<T>>;
}

interface ListReaderDefinition<Query extends z.ZodType, Found, Values, T extends Texts, Column extends string> {
  readonly source: ListSource<z.output<Query>, Found>;
  /** The rows of a page. Annotate the parameter types: the types of `cells` are inferred from this function. */
  readonly present: (call: ListCall, rows: readonly Found[]) => Promise<Values[]>;
  readonly csv?: CsvDefinition<Query, Values, T, Column>;
}

const csvPageSize = 500;

/** Reads a list page by page and as CSV; for a list whose response contains more than its rows. */
export function listReader<
  Query extends z.ZodType,
  Found,
  Values,
  T extends Texts = Texts,
  Column extends string = never,
>({ source, present, csv }: ListReaderDefinition<Query, Found, Values, T, Column>) {
  type Filter = z.output<Query>;
  const open = async (call: ListCall, filter: Filter) => {
    const opened = await openList(source, call, filter);
    const page = async (after: string | undefined, size: number) => {
      const { rows, next } = await opened.page(after, size);
      return { rows: await present(call, rows), next };
    };
    return { page, count: opened.count };
  };
  const readCsv = async (
    call: ListCall,
    filter: Filter,
    { texts, columns, ...file }: CsvDefinition<Query, Values, T, Column>,
  ): Promise<FileAnswer> => {
    const { locale } = call.visitor;
    const context = { call, locale, t: translator(texts, locale) };
    const { page, count } = await open(call, filter);
    const total = await count();
    return csvAnswer<Values>({
      name: file.fileName(context.t, filter),
      head: columns.map((column) => file.head(context.t, column)),
      cells: (values) => cellsOf(columns, file.cells, values, context),
      ...(total !== undefined && { total }),
      page: (after) => page(after, csvPageSize),
    });
  };
  return {
    page: async (call: ListCall, filter: Filter, after: string | undefined) =>
      (await open(call, filter)).page(after, adminPageSize),
    /** Empty if the list has no CSV. */
    csvRoutes: csv ? [route(csv.endpoint, (call) => readCsv(call, call.query, csv))] : [],
  };
}

interface AdminListDefinition<
  Query extends z.ZodType,
  Row extends z.ZodObject,
  Found,
  Related,
  Values extends Presentable<z.input<Row>>,
  T extends Texts,
  Column extends string,
> extends Omit<ListReaderDefinition<Query, Found, Values, T, Column>, 'present'> {
  readonly list: Endpoint<string, z.ZodUndefined, Query, z.ZodUndefined, ReturnType<typeof listOf<Row>>>;
  /** Loads additional data once for all rows of a page. */
  readonly related?: (call: ListCall, rows: readonly Found[]) => Promise<Related>;
  /**
   * All values of a row, by name: the contract's fields are sent, and the CSV selects its columns. Annotate the
   * parameter types: the types of `cells` are inferred from them.
   */
  readonly values: (row: Found, context: RowContext<Related>) => Values;
}

/** The routes of an admin list: a page of rows and an optional CSV. */
export function defineAdminList<
  Query extends z.ZodType<{ readonly after?: string | undefined }>,
  Row extends z.ZodObject,
  Found,
  Values extends Presentable<z.input<Row>>,
  Related = undefined,
  T extends Texts = Texts,
  Column extends string = never,
>({
  list,
  related,
  values,
  ...definition
}: AdminListDefinition<Query, Row, Found, Related, Values, T, Column>): Route[] {
  const reader = listReader({
    ...definition,
    present: async (call: ListCall, rows: readonly Found[]) => {
      const context = { call, locale: call.visitor.locale, related: (await related?.(call, rows)) as Related };
      return rows.map((row) => values(row, context));
    },
  });
  const row = list.answer.shape.rows.element;
  const readPage = async (call: ListCall, filter: z.output<Query>) => {
    const { rows, next } = await reader.page(call, filter, filter.after);
    return { rows: rows.map((one) => presentAs(row, one)), next };
  };
  return [route(list, (call) => readPage(call, call.query) as never), ...reader.csvRoutes];
}
