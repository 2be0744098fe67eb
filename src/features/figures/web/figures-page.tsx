import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatMoney } from '#base/money.ts';
import { AdminPage, CsvButton } from '#features/admin/web/index.ts';
import { MonthBars, monthText } from '#features/overview/web/index.ts';
import { useNumbers } from '#features/stats/web/index.ts';
import { ChartCard, ChartDetails, ChartPlot } from '#ui/chart.tsx';
import { classNames } from '#ui/class-names.ts';
import { QueryContent, Skeleton, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Caption, Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { Table, TableCell, TableHead } from '#ui/lists/table.tsx';
import { MoneyText, useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { type Figures, type FigureTable, figuresApi } from '../contract.ts';
import { type FigureKind, type MonthTable, monthCount, monthTables } from '../domain.ts';
import { productName } from '../product-name.ts';
import { figuresTexts } from '../texts.ts';
import styles from './figures-page.module.css';

/** The server gathers them every five minutes. */
const figuresQuery = (api: Api) =>
  queryOptions({
    queryKey: [figuresApi.figures.path],
    queryFn: () => api.call(figuresApi.figures, {}),
    staleTime: 5 * 60_000,
  });

/** Route: `/admin/figures`. */
export function FiguresPage() {
  const t = useTexts(figuresTexts);
  usePageTitle(t('figures.title'));
  const query = useQuery(figuresQuery(useApi()));
  return (
    <AdminPage title={t('figures.title')} lead={t('figures.lead')}>
      <QueryContent query={query} failed={t('figures.failed')} skeleton={<FiguresSkeleton />}>
        {(figures) => (
          <Stack gap={4} shrinkItems>
            <SubscriptionsSection figures={figures} />
            <CohortsSection cohorts={figures.cohorts} />
            <ProductsSection products={figures.products} />
            {(['conversion', 'orders', 'support'] as const).map((table) => (
              <FigureSection
                key={table}
                table={table}
                none={isEmpty(figures, table) && t(`figures.tables.${table}.none`)}
              >
                <MonthsTable table={table} figures={figures} />
              </FigureSection>
            ))}
          </Stack>
        )}
      </QueryContent>
    </AdminPage>
  );
}

const isEmpty = (figures: Figures, table: MonthTable): boolean =>
  figures[table].every(({ month: _, ...counts }) => Object.values(counts).every((count) => !count));

function FiguresSkeleton() {
  const t = useTexts(figuresTexts);
  return (
    <SkeletonGroup label={t('figures.loading')} gap={4} shapes={['block']}>
      <Skeleton shape="block" className={styles.waiting} />
      <Skeleton shape="block" className={styles.waiting} />
    </SkeletonGroup>
  );
}

interface FigureSectionProps {
  table: FigureTable;
  /** In place of the content, where there is nothing to show. */
  none?: string | false;
  children: ReactNode;
}

function FigureSection({ table, none, children }: FigureSectionProps) {
  const t = useTexts(figuresTexts);
  const download = {
    path: figuresApi.csv.path,
    query: { table },
    name: `${t('figures.file')}-${t(`figures.tables.${table}.file`)}.csv`,
  };
  return (
    <ChartCard
      titleId={`figures-${table}`}
      title={t(`figures.tables.${table}.title`)}
      description={t(`figures.tables.${table}.text`)}
      choice={!none && <CsvButton {...download} />}
    >
      {none ? <Caption>{none}</Caption> : children}
    </ChartCard>
  );
}

function SubscriptionsSection({ figures }: { figures: Figures }) {
  const t = useTexts(figuresTexts);
  const { formatInteger } = useNumbers();
  const { subscriptions } = figures;
  const now = subscriptions.at(-1);
  const hasCustomers = subscriptions.some(({ customers, left }) => customers || left);
  const rows = (index: number) => {
    const { worth, customers, came, left } = subscriptions[index] ?? {};
    return [
      { name: t('figures.subscriptions.worth'), value: formatMoney(worth ?? 0) },
      ...Object.entries({ customers, came, left }).map(([name, value]) => ({
        name: t(`figures.subscriptions.${name as 'customers' | 'came' | 'left'}`),
        value: formatInteger(value ?? 0),
      })),
    ];
  };
  return (
    <FigureSection table="subscriptions" none={!hasCustomers && t('figures.tables.subscriptions.none')}>
      <Row gap={5} wrap align="baseline">
        <Figure name={t('figures.subscriptions.worth')} value={<MoneyText agorot={now?.worth ?? 0} />} />
        <Figure name={t('figures.subscriptions.customers')} value={formatInteger(now?.customers ?? 0)} />
        <Figure name={t('figures.subscriptions.churn')} value={<FigureText kind="share" value={now?.churn} />} />
      </Row>
      <ChartPlot>
        <MonthBars
          label={t('figures.tables.subscriptions.chart')}
          months={subscriptions.map(({ month }) => month)}
          values={subscriptions.map(({ worth }) => worth ?? 0)}
          rows={rows}
        />
      </ChartPlot>
      <MonthsTable table="subscriptions" figures={figures} />
    </FigureSection>
  );
}

const Figure = ({ name, value }: { name: string; value: ReactNode }) => (
  <Stack as="p">
    <Text as="span" size="xl" weight="strong">
      {value}
    </Text>
    <Text as="span" tone="muted" size="s">
      {name}
    </Text>
  </Stack>
);

const RowHead = ({ children }: { children: ReactNode }) => (
  <th scope="row" className={classNames(styles.cell, styles.rowHead)}>
    {children}
  </th>
);

const minutesIn = { hours: 60, days: 1_440 } as const;
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

function FigureText({ kind, value }: { kind: FigureKind; value: number | null | undefined }) {
  const t = useTexts(figuresTexts);
  const { formatInteger, share } = useNumbers();
  if (value === null || value === undefined) return '–';
  if (kind === 'money') return <MoneyText agorot={value} />;
  if (kind === 'share') return <bdi>{share(value)}</bdi>;
  if (kind === 'count') return formatInteger(value);
  if (kind === 'days') return t('figures.kinds.days', { count: oneDecimal(value) });
  if (value < minutesIn.hours) return t('figures.kinds.minutes', { count: Math.round(value) });
  const unit = value < 2 * minutesIn.days ? 'hours' : 'days';
  return t(`figures.kinds.${unit}`, { count: oneDecimal(value / minutesIn[unit]) });
}

/** Each month, the newest first, with the definitions of what is counted below. */
function MonthsTable({ table, figures }: { table: MonthTable; figures: Figures }) {
  const t = useTexts(figuresTexts);
  const { locale } = useLocale();
  const all = Object.entries(monthTables[table]) as [string, FigureKind][];
  // What a count is worth stands below it.
  const columns = all.filter(([column]) => !column.endsWith('Worth'));
  const rows: readonly Readonly<Record<string, string | number | null>>[] = figures[table].toReversed();
  const name = (column: string) => t.find(`figures.${table}.${column}`) ?? '';
  const definitions = columns.flatMap(([column]) => {
    const text = t.find(`figures.${table}Defined.${column}`);
    return text ? [{ column, text }] : [];
  });
  return (
    <>
      <Table caption={t(`figures.tables.${table}.title`)} hideCaption pinned>
        <thead>
          <tr>
            <TableHead>{t('figures.month')}</TableHead>
            {columns.map(([column]) => (
              <TableHead key={column} numeric>
                {name(column)}
              </TableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.month}>
              <RowHead>{monthText(String(row.month), locale, 'long')}</RowHead>
              {columns.map(([column, kind]) => (
                <TableCell key={column} numeric className={styles.cell}>
                  <FigureText kind={kind} value={row[column] as number | null} />
                  {Boolean(row[`${column}Worth`]) && (
                    <Text as="span" tone="muted" size="xs" className={styles.worth}>
                      <FigureText kind="money" value={row[`${column}Worth`] as number} />
                    </Text>
                  )}
                </TableCell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <ChartDetails summary={t('figures.definitions')}>
        <dl className={styles.definitions}>
          {definitions.map(({ column, text }) => (
            <div key={column}>
              <dt>{name(column)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </ChartDetails>
    </>
  );
}

/** Which share of each month's new customers still is one, month after month: the fuller, the darker. */
function CohortsSection({ cohorts }: Pick<Figures, 'cohorts'>) {
  const t = useTexts(figuresTexts);
  const { locale } = useLocale();
  const { formatInteger } = useNumbers();
  const longest = Math.max(0, ...cohorts.map(({ kept }) => kept.length));
  const steps = Array.from({ length: Math.min(longest, monthCount) }, (_, count) => count);
  return (
    <FigureSection table="cohorts" none={cohorts.length === 0 && t('figures.tables.cohorts.none')}>
      <Table caption={t('figures.tables.cohorts.title')} hideCaption pinned>
        <thead>
          <tr>
            <TableHead>{t('figures.cohorts.month')}</TableHead>
            <TableHead numeric>{t('figures.cohorts.customers')}</TableHead>
            {steps.map((count) => (
              <TableHead key={count} numeric>
                <span aria-hidden="true">{count}</span>
                <VisuallyHidden>
                  {count === 0 ? t('figures.cohorts.now') : t('figures.cohorts.after', { count })}
                </VisuallyHidden>
              </TableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ month, customers, kept }) => (
            <tr key={month}>
              <RowHead>{monthText(month, locale, 'long')}</RowHead>
              <TableCell numeric className={styles.cell}>
                {formatInteger(customers)}
              </TableCell>
              {steps.map((count) => (
                <TableCell
                  key={count}
                  numeric
                  className={classNames(styles.cell, styles.kept)}
                  data-share={kept[count] === undefined ? undefined : Math.round(kept[count] * 4)}
                >
                  {kept[count] !== undefined && <FigureText kind="share" value={kept[count]} />}
                </TableCell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </FigureSection>
  );
}

function ProductsSection({ products }: Pick<Figures, 'products'>) {
  const t = useTexts(figuresTexts);
  const { formatInteger } = useNumbers();
  const sums = ['paid', 'refunded', 'net'] as const;
  return (
    <FigureSection table="products" none={products.length === 0 && t('figures.tables.products.none')}>
      <Table caption={t('figures.tables.products.title')} hideCaption pinned>
        <thead>
          <tr>
            <TableHead>{t('figures.products.product')}</TableHead>
            {(['payments', ...sums] as const).map((column) => (
              <TableHead key={column} numeric>
                {t(`figures.products.${column}`)}
              </TableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map(({ product, payments, paid, refunded }) => {
            const name = productName(product, t);
            const row = { paid, refunded, net: paid - refunded };
            return (
              <tr key={name}>
                <RowHead>{name}</RowHead>
                <TableCell numeric className={styles.cell}>
                  {formatInteger(payments)}
                </TableCell>
                {sums.map((column) => (
                  <TableCell key={column} numeric className={styles.cell}>
                    <MoneyText agorot={row[column]} />
                  </TableCell>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </FigureSection>
  );
}
