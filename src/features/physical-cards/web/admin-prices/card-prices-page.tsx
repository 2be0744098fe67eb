import { queryOptions, useQuery } from '@tanstack/react-query';
import { BadgeDollarSign, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { isolatedMoney } from '#base/money.ts';
import {
  AdminList,
  AdminPage,
  CellNote,
  CellTexts,
  MayChange,
  useAdminCall,
  useMayChange,
} from '#features/admin/web/index.ts';
import { formatInstant } from '#i18n/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { QueryContent, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, MoneyText, useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { deliveries } from '../../prices.ts';
import { type AdminCardPrice, cardPricesApi, type DatedCardPrice } from '../../prices-contract.ts';
import { cardPricesAdminTexts } from './card-prices-texts.ts';
import { useItemName } from './item-name.ts';
import { NewPriceDialog } from './new-price-dialog.tsx';
import { historyOf, type PriceInTime, pricesInTime } from './price-rows.ts';

export const adminCardPricesQuery = (api: Api) =>
  queryOptions({
    queryKey: [cardPricesApi.adminList.path],
    queryFn: () => api.call(cardPricesApi.adminList, {}),
    // Two admins may set prices at once, and a price is agreed to by what is shown.
    staleTime: 0,
  });

type Item = AdminCardPrice['item'];
const isDelivery = (item: Item) => deliveries.some((one) => one === item);

/** A day for use in a sentence. */
function useDayText(): (at: string) => string {
  const { locale } = useLocale();
  return (at) => formatInstant(at, locale, { dateStyle: 'medium' });
}

/** Route: `/admin/card-prices`. */
export function CardPricesPage() {
  const t = useTexts(cardPricesAdminTexts);
  const query = useQuery(adminCardPricesQuery(useApi()));
  const [changed, setChanged] = useState<AdminCardPrice>();
  usePageTitle(t('cardPricesAdmin.title'));
  return (
    <AdminPage title={t('cardPricesAdmin.title')} lead={t('cardPricesAdmin.lead')}>
      <QueryContent
        query={query}
        failed={t('cardPricesAdmin.failed')}
        skeleton={<SkeletonGroup label={t('cardPricesAdmin.loading')} gap={4} shapes={['title', 'block', 'block']} />}
      >
        {(all) => (
          <Stack gap={8} shrinkItems>
            <CurrentPrices rows={all} onChange={setChanged} />
            <History rows={historyOf(all, new Date())} />
          </Stack>
        )}
      </QueryContent>
      {changed && <NewPriceDialog one={changed} onClose={() => setChanged(undefined)} />}
    </AdminPage>
  );
}

/** Rows that are all here already. */
const shown = <Row,>(rows: Row[]) =>
  ({
    data: { rows, next: null },
    error: null,
    isPlaceholderData: false,
    refetch: async () => undefined as never,
  }) as const;

interface CurrentPricesProps {
  rows: AdminCardPrice[];
  onChange: (one: AdminCardPrice) => void;
}

function CurrentPrices({ rows, onChange }: CurrentPricesProps) {
  const t = useTexts(cardPricesAdminTexts);
  const nameOf = useItemName();
  const mayChange = useMayChange();
  const title = t('cardPricesAdmin.current');
  const actions = {
    id: 'actions',
    head: t('cardPricesAdmin.columns.actions'),
    cell: (one: AdminCardPrice) => (
      <Button
        variant="outline"
        size="sm"
        aria-label={t('cardPricesAdmin.addOf', { item: nameOf(one.item) })}
        onClick={() => onChange(one)}
      >
        <Plus aria-hidden="true" />
        {t('cardPricesAdmin.add')}
      </Button>
    ),
  };
  return (
    <AdminList
      caption={title}
      query={shown(rows)}
      keyOf={({ item }) => item}
      empty={{ icon: BadgeDollarSign, title }}
      columns={[
        {
          id: 'item',
          head: t('cardPricesAdmin.columns.item'),
          isMain: true,
          cell: ({ item }) => (
            <CellTexts name={nameOf(item)}>
              <CellNote>{t(isDelivery(item) ? 'cardPricesAdmin.delivery' : 'cardPricesAdmin.material')}</CellNote>
            </CellTexts>
          ),
        },
        {
          id: 'now',
          head: t('cardPricesAdmin.columns.now'),
          numeric: true,
          cell: ({ amount }) => <MoneyText agorot={amount} />,
        },
        { id: 'planned', head: t('cardPricesAdmin.columns.planned'), cell: (one) => <PlannedPrices one={one} /> },
        ...(mayChange ? [actions] : []),
      ]}
    />
  );
}

/** The nearest first. */
function PlannedPrices({ one }: { one: AdminCardPrice }) {
  const t = useTexts(cardPricesAdminTexts);
  const planned = pricesInTime(one, new Date()).filter(({ state }) => state === 'toCome');
  if (planned.length === 0) return <CellNote>{t('cardPricesAdmin.none')}</CellNote>;
  return (
    <Stack as="span" gap={1} align="start">
      {planned.toReversed().map(({ price }) => (
        <PlannedPrice key={price.id} item={one.item} price={price} />
      ))}
    </Stack>
  );
}

function PlannedPrice({ item, price: { id, amount, effectiveFrom } }: { item: Item; price: DatedCardPrice }) {
  const t = useTexts(cardPricesAdminTexts);
  const name = useItemName()(item);
  const date = useDayText()(effectiveFrom);
  const drop = useAdminCall<unknown>({
    call: (api) => api.call(cardPricesApi.drop, { params: { id } }),
    done: t('cardPricesAdmin.dropped'),
  });
  return (
    <Row as="span" align="center" gap={1}>
      <span>{t('cardPricesAdmin.plan', { price: isolatedMoney(amount), date })}</span>
      <MayChange>
        <ConfirmButton
          variant="ghost"
          size="icon"
          aria-label={t('cardPricesAdmin.dropOf', { item: name, date })}
          call={drop}
          title={t('cardPricesAdmin.dropTitle', { item: name, date })}
          description={t('cardPricesAdmin.dropText')}
          confirm={t('cardPricesAdmin.dropAction')}
          destructive
          staysOpen
        >
          <X aria-hidden="true" />
        </ConfirmButton>
      </MayChange>
    </Row>
  );
}

const variants = { toCome: 'warn', inForce: 'good', past: 'secondary' } as const;

/** What was ever set; a price that has begun stays here for good. */
function History({ rows }: { rows: PriceInTime[] }) {
  const t = useTexts(cardPricesAdminTexts);
  const nameOf = useItemName();
  const title = t('cardPricesAdmin.history');
  return (
    <Stack as="section" gap={3} shrinkItems aria-label={title}>
      <Text as="h2" size="l">
        {title}
      </Text>
      <AdminList
        caption={title}
        query={shown(rows)}
        keyOf={({ price }) => price.id}
        empty={{ icon: BadgeDollarSign, title: t('cardPricesAdmin.empty'), text: t('cardPricesAdmin.emptyText') }}
        columns={[
          { id: 'item', head: t('cardPricesAdmin.columns.item'), isMain: true, cell: ({ item }) => nameOf(item) },
          {
            id: 'amount',
            head: t('cardPricesAdmin.columns.amount'),
            numeric: true,
            cell: ({ price }) => <MoneyText agorot={price.amount} />,
          },
          {
            id: 'from',
            head: t('cardPricesAdmin.columns.from'),
            cell: ({ price }) => <DateText value={price.effectiveFrom} time />,
          },
          {
            id: 'state',
            head: t('cardPricesAdmin.columns.state'),
            cell: ({ state }) => (
              <Badge variant={variants[state]} size="sm" dot>
                {t(`cardPricesAdmin.states.${state}`)}
              </Badge>
            ),
          },
          { id: 'by', head: t('cardPricesAdmin.columns.by'), cell: ({ price }) => price.by && <bdi>{price.by}</bdi> },
        ]}
      />
    </Stack>
  );
}
