import { RotateCcw, Webhook } from 'lucide-react';
import {
  AdminListPage,
  CellNote,
  CellTexts,
  defineAdminList,
  FilterSelect,
  MayChange,
  useAdminCall,
} from '#features/admin/web/index.ts';
import { isolatedLtr } from '#i18n/format.ts';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { DateText, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { type DeliveryState, deliveryStates } from '../../domain.ts';
import { type WebhookDelivery, webhookDeliveriesApi } from '../../webhook-admin-contract.ts';
import { webhooksAdminTexts } from './webhooks-texts.ts';

const variants: Readonly<Record<DeliveryState, BadgeVariant>> = {
  waiting: 'warn',
  delivered: 'good',
  failed: 'bad',
  dropped: 'secondary',
};

const webhooksList = defineAdminList({
  list: webhookDeliveriesApi.list,
  texts: webhooksAdminTexts,
  icon: Webhook,
  copy: (t) => ({
    title: t('adminWebhooks.title'),
    lead: t('adminWebhooks.lead'),
    caption: t('adminWebhooks.caption'),
    search: t('adminWebhooks.search'),
    empty: { title: t('adminWebhooks.empty.title'), text: t('adminWebhooks.empty.text') },
  }),
  keyOf: ({ id }) => id,
  defaultSort: { sort: 'id', direction: 'desc' },
  filters: (t) => (
    <FilterSelect
      name="state"
      label={t('adminWebhooks.columns.state')}
      values={deliveryStates}
      text={(value) => t(`adminWebhooks.states.${value}`)}
    />
  ),
  useColumns: (t) => [
    {
      id: 'owner',
      head: t('adminWebhooks.columns.owner'),
      isMain: true,
      cell: ({ owner, host }) => (
        <CellTexts name={owner.displayName || String(owner.id)} href={`/admin/users/${owner.id}`}>
          <CellNote isLatin>{host}</CellNote>
        </CellTexts>
      ),
    },
    {
      id: 'state',
      head: t('adminWebhooks.columns.state'),
      cell: ({ state }) => (
        <Badge variant={variants[state]} size="sm" dot>
          {t(`adminWebhooks.states.${state}`)}
        </Badge>
      ),
    },
    {
      id: 'result',
      head: t('adminWebhooks.columns.result'),
      cell: ({ status, error }) =>
        error ? t(`adminWebhooks.errors.${error}`, { status: String(status ?? '') }) : (status ?? '–'),
    },
    { id: 'attempts', head: t('adminWebhooks.columns.attempts'), numeric: true, cell: ({ attempts }) => attempts },
    {
      id: 'next',
      head: t('adminWebhooks.columns.next'),
      cell: ({ nextAt }) => (nextAt ? <DateText value={nextAt} time /> : '–'),
    },
    { id: 'at', head: t('adminWebhooks.columns.at'), sort: 'id', cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
    { id: 'actions', head: t('adminWebhooks.columns.actions'), cell: (one) => <Retry one={one} /> },
  ],
});

function Retry({ one: { id, host, state, hasLead } }: { one: WebhookDelivery }) {
  const t = useTexts(webhooksAdminTexts);
  const retry = useAdminCall<unknown>({
    call: (api) => api.call(webhookDeliveriesApi.retry, { params: { id } }),
    done: t('adminWebhooks.retry.done'),
  });
  if (state !== 'failed' || !hasLead) return null;
  return (
    <MayChange>
      <ConfirmButton
        size="sm"
        aria-label={t('adminWebhooks.retry.of', { host, id: String(id) })}
        call={retry}
        title={t('adminWebhooks.retry.title', { host: isolatedLtr(host) })}
        description={t('adminWebhooks.retry.text')}
        confirm={t('adminWebhooks.retry.action')}
        staysOpen
      >
        <RotateCcw aria-hidden="true" />
        {t('adminWebhooks.retry.button')}
      </ConfirmButton>
    </MayChange>
  );
}

/** Route: `/admin/webhooks`. */
export const WebhooksAdminPage = () => <AdminListPage list={webhooksList} />;
