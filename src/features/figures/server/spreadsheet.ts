import type { CsvCell } from '#base/csv.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Translator, translator } from '#i18n/translator.ts';
import { csvAnswer } from '#server-kit/http/answers/answers.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { Figures, FigureTable } from '../contract.ts';
import { type FigureKind, type MonthTable, monthCount, monthTables } from '../domain.ts';
import { productName } from '../product-name.ts';
import { figuresTexts } from '../texts.ts';

/** Numbers without units, which a spreadsheet can go on with: shares in percent, times in days or minutes. */
function cellOf(kind: FigureKind, value: number | null): CsvCell {
  if (value === null) return '';
  if (kind === 'money') return { agorot: value };
  if (kind === 'share') return Math.round(value * 1_000) / 10;
  return kind === 'days' ? Math.round(value * 10) / 10 : Math.round(value);
}

type FiguresTranslator = Translator<typeof figuresTexts>;
/** The unit stands in the head, so that the cells stay numbers. */
const headOf = (name: string, kind: FigureKind, t: FiguresTranslator): string =>
  kind === 'count' ? name : t(`figures.units.${kind}`, { name });

interface Sheet {
  readonly head: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

function monthSheet(figures: Figures, table: MonthTable, t: FiguresTranslator): Sheet {
  const columns = Object.entries(monthTables[table]) as [string, FigureKind][];
  const rows: readonly Readonly<Record<string, string | number | null>>[] = figures[table];
  return {
    head: [
      t('figures.month'),
      ...columns.map(([column, kind]) => headOf(t.find(`figures.${table}.${column}`) ?? column, kind, t)),
    ],
    rows: rows.map((row) => [
      String(row.month),
      ...columns.map(([column, kind]) => cellOf(kind, (row[column] as number | null | undefined) ?? null)),
    ]),
  };
}

const cohortSheet = ({ cohorts }: Figures, t: FiguresTranslator): Sheet => ({
  head: [
    t('figures.cohorts.month'),
    t('figures.cohorts.customers'),
    ...Array.from({ length: monthCount }, (_, count) =>
      count === 0 ? t('figures.cohorts.now') : t('figures.cohorts.after', { count }),
    ),
  ],
  rows: cohorts.map(({ month, customers, kept }) => [
    month,
    customers,
    ...Array.from({ length: monthCount }, (_, index) => cellOf('share', kept[index] ?? null)),
  ]),
});

const productSheet = ({ products }: Figures, t: FiguresTranslator): Sheet => ({
  head: (['product', 'payments', 'paid', 'refunded', 'net'] as const).map((column) => t(`figures.products.${column}`)),
  rows: products.map(({ product, payments, paid, refunded }) => [
    productName(product, t),
    payments,
    ...[paid, refunded, paid - refunded].map((agorot) => ({ agorot })),
  ]),
});

function sheetOf(figures: Figures, table: FigureTable, t: FiguresTranslator): Sheet {
  if (table === 'cohorts') return cohortSheet(figures, t);
  return table === 'products' ? productSheet(figures, t) : monthSheet(figures, table, t);
}

export function tableAsCsv(figures: Figures, table: FigureTable, locale: Locale): FileAnswer {
  const t = translator(figuresTexts, locale);
  const { head, rows } = sheetOf(figures, table, t);
  return csvAnswer({
    name: `${t('figures.file')}-${t(`figures.tables.${table}.file`)}.csv`,
    head,
    cells: (row: readonly CsvCell[]) => row,
    page: async () => ({ rows, next: null }),
  });
}
