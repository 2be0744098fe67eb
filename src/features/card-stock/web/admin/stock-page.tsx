import { queryOptions, useQuery } from '@tanstack/react-query';
import { ClipboardList, Layers, PackagePlus, Pencil } from 'lucide-react';
import { useState } from 'react';
import {
  AdminLink,
  AdminListSection,
  AdminPage,
  CellTexts,
  defineAdminList,
  FilterSelect,
  MayChange,
} from '#features/admin/web/index.ts';
import { materials } from '#features/physical-cards/design/design.ts';
import { physicalCardLabelTexts } from '#features/physical-cards/label-texts.ts';
import { formatNumber } from '#i18n/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { QueryContent, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Card, CardHeader, Grid, Row, Stack, Text, type TextTone } from '#ui/layout/layout.tsx';
import { LatinText, useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { type MaterialStock, type StockMovement, stockApi } from '../../contract.ts';
import { isLow } from '../../domain.ts';
import { stockTexts } from '../../texts.ts';
import { StockDialog, type StockTask } from './stock-dialog.tsx';
import styles from './stock-page.module.css';

export const stockQuery = (api: Api) =>
  queryOptions({
    queryKey: [stockApi.stock.path],
    queryFn: () => api.call(stockApi.stock, {}),
    // Whoever counts compares with the number on the screen, which orders change.
    staleTime: 0,
  });

const movementsList = defineAdminList({
  list: stockApi.movements,
  texts: stockTexts,
  icon: Layers,
  copy: (t) => ({
    caption: t('stock.list.caption'),
    empty: { title: t('stock.list.empty'), text: t('stock.list.emptyText') },
  }),
  csv: { endpoint: stockApi.csv, fileName: (t) => t('stock.file') },
  keyOf: ({ id }) => id,
  defaultSort: { sort: 'id', direction: 'desc' },
  filters: (t) => <MaterialFilter label={t('stock.columns.material')} />,
  useColumns: (t) => [
    {
      id: 'kind',
      head: t('stock.columns.kind'),
      isMain: true,
      cell: ({ kind, note }) => (
        <CellTexts name={t(`stock.kinds.${kind}`)}>
          {note && (
            <Text as="span" tone="muted" size="xs" weight="text" breakWords>
              <bdi>{note}</bdi>
            </Text>
          )}
        </CellTexts>
      ),
    },
    { id: 'material', head: t('stock.columns.material'), cell: ({ material }) => <MaterialName material={material} /> },
    {
      id: 'quantity',
      head: t('stock.columns.quantity'),
      numeric: true,
      cell: ({ quantity }) => <Cards count={quantity} isChange />,
    },
    {
      id: 'balance',
      head: t('stock.columns.balance'),
      numeric: true,
      cell: ({ balance }) => <Cards count={balance} />,
    },
    { id: 'order', head: t('stock.columns.order'), cell: (movement) => <OrderLink movement={movement} /> },
    { id: 'by', head: t('stock.columns.by'), cell: ({ by }) => by && <bdi>{by}</bdi> },
    { id: 'at', head: t('stock.columns.at'), sort: 'id', cell: ({ at }) => <TimeAgo at={at} /> },
  ],
});

function MaterialFilter({ label }: { label: string }) {
  const t = useTexts(physicalCardLabelTexts);
  return (
    <FilterSelect
      name="material"
      label={label}
      values={materials}
      text={(material) => t(`cardWords.material.${material}`)}
    />
  );
}

const MaterialName = ({ material }: Pick<MaterialStock, 'material'>) =>
  useTexts(physicalCardLabelTexts)(`cardWords.material.${material}`);

const OrderLink = ({ movement: { orderId } }: { movement: StockMovement }) =>
  orderId && (
    <AdminLink to={`/admin/orders/${orderId}`}>
      <LatinText>#{orderId}</LatinText>
    </AdminLink>
  );

/** A number of cards; red where the book says less than none. A change has its sign. */
function Cards({ count, isChange = false }: { count: number; isChange?: boolean }) {
  const { locale } = useLocale();
  const text = formatNumber(Math.abs(count), locale);
  const sign = count < 0 ? '−' : isChange && count > 0 ? '+' : '';
  return (
    <Text as="span" tabular tone={count < 0 && !isChange ? 'bad' : undefined}>
      <LatinText>{sign + text}</LatinText>
    </Text>
  );
}

/** Route: `/admin/stock`. */
export function StockPage() {
  const t = useTexts(stockTexts);
  const query = useQuery(stockQuery(useApi()));
  const [task, setTask] = useState<StockTask>();
  usePageTitle(t('stock.title'));
  return (
    <AdminPage title={t('stock.title')} lead={t('stock.lead')}>
      <QueryContent
        query={query}
        failed={t('stock.failed')}
        skeleton={<SkeletonGroup label={t('stock.loading')} gap={4} shapes={['block', 'block', 'block']} />}
      >
        {(all) => (
          <Grid as="ul" gap={4} className={styles.materials}>
            {all.map((one) => (
              <MaterialCard key={one.material} one={one} onTask={setTask} />
            ))}
          </Grid>
        )}
      </QueryContent>
      <Text as="h2" size="l" className={styles.heading}>
        {t('stock.list.title')}
      </Text>
      <AdminListSection list={movementsList} />
      {task && <StockDialog task={task} onClose={() => setTask(undefined)} />}
    </AdminPage>
  );
}

type StockState = 'negative' | 'low' | 'enough';
const stateOf = (one: MaterialStock): StockState => (one.balance < 0 ? 'negative' : isLow(one) ? 'low' : 'enough');
const badges = { negative: 'bad', low: 'warn', enough: 'good' } as const;
const tones: Readonly<Record<StockState, TextTone | undefined>> = { negative: 'bad', low: 'warn', enough: undefined };

interface MaterialCardProps {
  one: MaterialStock;
  onTask: (task: StockTask) => void;
}

/** How many there are, what waits for them, and what to do. */
function MaterialCard({ one, onTask }: MaterialCardProps) {
  const t = useTexts(stockTexts);
  const name = useTexts(physicalCardLabelTexts)(`cardWords.material.${one.material}`);
  const state = stateOf(one);
  const isKnown = state !== 'enough' || one.threshold !== null;
  const badge = isKnown && (
    <Badge variant={badges[state]} size="sm" dot>
      {t(`stock.${state}`)}
    </Badge>
  );
  return (
    <Card as="li" className={styles.material}>
      <CardHeader title={name} action={badge} />
      <Row as="p" gap={2} align="baseline">
        <Text as="span" size="3xl" weight="heading" tone={tones[state]}>
          <Cards count={one.balance} />
        </Text>
        <Text as="span" tone="muted">
          {t('stock.blank')}
        </Text>
      </Row>
      {state === 'negative' && (
        <Text tone="bad" size="s">
          {t('stock.negativeText')}
        </Text>
      )}
      <Figures one={one} name={name} onTask={onTask} />
      {state !== 'enough' && one.reorderNote && (
        <Stack gap={1} size="s" className={styles.reorder}>
          <Text tone="muted" size="xs">
            {t('stock.reorder')}
          </Text>
          <Text breakWords className={styles.note}>
            <bdi>{one.reorderNote}</bdi>
          </Text>
        </Stack>
      )}
      <MayChange>
        <Tasks one={one} name={name} onTask={onTask} />
      </MayChange>
    </Card>
  );
}

interface NamedCardProps extends MaterialCardProps {
  name: string;
}

function Figures({ one, name, onTask }: NamedCardProps) {
  const t = useTexts(stockTexts);
  const { balance, reserved, threshold } = one;
  return (
    <Stack as="dl" gap={2} size="s">
      <Row justify="between" gap={3}>
        <Text as="dt" tone="muted">
          {t('stock.reserved')}
        </Text>
        <dd>
          <Cards count={reserved} />
        </dd>
      </Row>
      <Row justify="between" gap={3}>
        <Text as="dt" tone="muted">
          {t('stock.free')}
        </Text>
        <Text as="dd" weight="medium">
          <Cards count={balance - reserved} />
        </Text>
      </Row>
      <Row justify="between" align="center" gap={3}>
        <Text as="dt" tone="muted">
          {t('stock.threshold')}
        </Text>
        <Row as="dd" align="center">
          {threshold === null ? t('stock.noThreshold') : <Cards count={threshold} />}
          <MayChange>
            <Button
              size="icon"
              variant="ghost"
              className={styles.edit ?? ''}
              aria-label={t('stock.remind.of', { material: name })}
              onClick={() => onTask({ kind: 'remind', one })}
            >
              <Pencil aria-hidden="true" />
            </Button>
          </MayChange>
        </Row>
      </Row>
    </Stack>
  );
}

const tasks = [
  { kind: 'receive', icon: PackagePlus, variant: 'outline' },
  { kind: 'count', icon: ClipboardList, variant: 'outline' },
] as const;

function Tasks({ one, name, onTask }: NamedCardProps) {
  const t = useTexts(stockTexts);
  return (
    <Row wrap gap={2} className={styles.tasks}>
      {tasks.map(({ kind, icon: Icon, variant }) => (
        <Button
          key={kind}
          size="sm"
          variant={variant}
          aria-label={t(`stock.${kind}.of`, { material: name })}
          onClick={() => onTask({ kind, one })}
        >
          <Icon aria-hidden="true" />
          {t(`stock.${kind}.button`)}
        </Button>
      ))}
    </Row>
  );
}
