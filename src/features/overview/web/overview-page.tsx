import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Activity, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { AdminPage, useListParams, useStaffRole } from '#features/admin/web/index.ts';
import { Bar, DaysChart, dayText, useNumbers } from '#features/stats/web/index.ts';
import { ordersHref, workshopLabelTexts } from '#features/workshop/web/index.ts';
import { ChartCard, ChartChoice, ChartPlot } from '#ui/chart.tsx';
import { SegmentedChoice } from '#ui/choices/radio-group.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { ChevronForward } from '#ui/direction-icons.tsx';
import { QueryContent, Skeleton, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Card, CardHeader, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { adminApi, type Overview, type OverviewRange, overviewRanges } from '../contract.ts';
import { attentionOf } from './attention.ts';
import { ChartTable } from './chart-table.tsx';
import charts from './charts.module.css';
import { FiguresGrid } from './figures-grid.tsx';
import { MonthsSection } from './months-section.tsx';
import styles from './overview.module.css';
import { overviewTexts } from './overview-texts.ts';

const minute = 60_000;

export const overviewKeys = { of: (range: OverviewRange) => ['/api/admin/overview', range] as const };

/** The server recomputes it once a minute; an open page refetches it. */
const overviewQuery = (api: Api, range: OverviewRange) =>
  queryOptions({
    queryKey: overviewKeys.of(range),
    queryFn: () => api.call(adminApi.overview, { query: { range } }),
    placeholderData: keepPreviousData,
    // An overview is left open on a screen: it follows the business without a click.
    staleTime: minute / 2,
    refetchInterval: minute,
  });

/** Metrics of the daily chart. */
const dayMetrics = ['owners', 'views', 'taps'] as const;
type DayMetric = (typeof dayMetrics)[number];

export function DaysSection({ days, today }: { days: Overview['days']; today: string }) {
  const t = useTexts(overviewTexts);
  const [metric, setMetric] = useState<DayMetric>('owners');
  return (
    <ChartCard
      titleId="overview-days"
      title={t('overview.days.title')}
      choice={
        <ChartChoice
          label={t('overview.days.choice')}
          values={dayMetrics}
          text={(one) => t(`overview.days.${one}`)}
          value={metric}
          onChange={setMetric}
        />
      }
    >
      <ChartPlot>
        <DaysChart
          label={t('overview.days.chart')}
          days={days}
          lines={[{ key: metric, name: t(`overview.days.${metric}`) }]}
          today={{ day: today, name: t('overview.days.today') }}
        />
      </ChartPlot>
      <DaysTable days={days} />
    </ChartCard>
  );
}

/** The same days as a table, newest first, for users who prefer to read. */
function DaysTable({ days }: { days: Overview['days'] }) {
  const t = useTexts(overviewTexts);
  const { locale } = useLocale();
  const { formatInteger } = useNumbers();
  return (
    <ChartTable
      caption={t('overview.days.table')}
      heads={[t('overview.days.day'), ...dayMetrics.map((name) => t(`overview.days.${name}`))]}
      rows={days
        .toReversed()
        .map((one) => ({
          name: dayText(one.day, locale, 'full'),
          cells: dayMetrics.map((name) => formatInteger(one[name])),
        }))}
    />
  );
}

const figures = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function OverviewSkeleton() {
  const t = useTexts(overviewTexts);
  return (
    <SkeletonGroup label={t('overview.loading')} gap={4} className={styles.body}>
      <Grid gap={3} className={styles.figures}>
        {figures.map((one) => (
          <Card key={one} className={styles.figureWaiting ?? ''}>
            <Skeleton />
            <Skeleton shape="title" />
          </Card>
        ))}
      </Grid>
      <Card>
        <ChartPlot />
      </Card>
    </SkeletonGroup>
  );
}

/** Routes: `/admin` and `/admin-dashboard`. */
export function OverviewPage() {
  const t = useTexts(overviewTexts);
  usePageTitle(t('overview.title'));
  const params = useListParams();
  const range = overviewRanges.find((one) => String(one) === params.get('range')) ?? 30;
  const query = useQuery(overviewQuery(useApi(), range));
  const events = (
    <RouterLinkButton variant="outline" size="sm" to="/admin/events">
      <Activity aria-hidden="true" />
      {t('overview.events')}
    </RouterLinkButton>
  );
  return (
    <AdminPage title={t('overview.title')} lead={t('overview.lead')} actions={events}>
      <RangeChoice value={range} onChange={(next) => params.set({ range: next === 30 ? undefined : String(next) })} />
      <QueryContent query={query} failed={t('overview.failed')} skeleton={<OverviewSkeleton />}>
        {(data) => <OverviewBody overview={data} isOld={query.isPlaceholderData} />}
      </QueryContent>
    </AdminPage>
  );
}

interface OverviewBodyProps {
  overview: Overview;
  /** Shows the previous range while the next one loads. */
  isOld: boolean;
}

function OverviewBody({ overview, isOld }: OverviewBodyProps) {
  return (
    <Stack shrinkItems gap={4} className={styles.body} aria-busy={isOld}>
      <AttentionList overview={overview} />
      <FiguresGrid overview={overview} />
      <DaysSection days={overview.days} today={overview.to} />
      <Grid columns={1} gap={4} className={styles.pair}>
        <MonthsSection months={overview.months} />
        <OrdersSection orders={overview.orders} />
      </Grid>
    </Stack>
  );
}

function RangeChoice({ value, onChange }: { value: OverviewRange; onChange: (range: OverviewRange) => void }) {
  const t = useTexts(overviewTexts);
  return (
    <SegmentedChoice
      label={t('overview.range.label')}
      hideLabel
      values={overviewRanges.map(String)}
      text={(days) => (days === '365' ? t('overview.range.year') : t('overview.range.days', { count: Number(days) }))}
      value={String(value)}
      onChange={(days) => onChange(Number(days) as OverviewRange)}
    />
  );
}

/** Items that require an admin's action, each linking to its page; a reassuring message if there are none. */
function AttentionList({ overview }: { overview: Overview }) {
  const t = useTexts(overviewTexts);
  const waiting = attentionOf(overview, useStaffRole());
  if (waiting.length === 0)
    return (
      <Row as="p" align="center" gap={2} tone="good" weight="medium" className={styles.calm}>
        <CircleCheck size={20} aria-hidden="true" />
        {t('overview.attention.none')}
      </Row>
    );
  return (
    <Card as="section" aria-labelledby="overview-attention" className={styles.attention}>
      <CardHeader title={t('overview.attention.title')} titleId="overview-attention" />
      <Grid as="ul" gap={[1, 4]} className={styles.waiting}>
        {waiting.map(({ name, icon, tone, count, to }) => (
          <li key={name}>
            <Link className={styles.wait} to={to}>
              <IconTile icon={icon} tone={tone} />
              <span className={styles.waitWords}>{t(`overview.attention.${name}`, { count })}</span>
              <ChevronForward className={styles.forward} size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </Grid>
    </Card>
  );
}

/** Every state with orders, each linking to them. */
function OrdersSection({ orders }: { orders: Overview['orders'] }) {
  const t = useTexts(overviewTexts);
  const label = useTexts(workshopLabelTexts);
  const { formatInteger } = useNumbers();
  const visible = orders.filter(({ count }) => count > 0);
  const max = Math.max(1, ...visible.map(({ count }) => count));
  return (
    <ChartCard titleId="overview-orders" title={t('overview.orders.title')}>
      {visible.length === 0 ? (
        <p className={charts.none}>{t('overview.orders.none')}</p>
      ) : (
        <Stack as="ul" gap={1} aria-labelledby="overview-orders">
          {visible.map(({ state, count }) => (
            <li key={state}>
              <Link className={styles.state} to={ordersHref(state)}>
                <Row as="span" justify="between" gap={3}>
                  <span>{label(`workshopWords.state.${state}`)}</span>
                  <bdi className={styles.stateCount}>{formatInteger(count)}</bdi>
                </Row>
                <Bar share={count / max} />
              </Link>
            </li>
          ))}
        </Stack>
      )}
    </ChartCard>
  );
}
