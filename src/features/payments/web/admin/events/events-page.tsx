import { Radio } from 'lucide-react';
import { AdminLink, AdminListPage, CellNote, CellTexts, defineAdminList } from '#features/admin/web/index.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { paymentsAdminTexts } from '../../../admin-texts.ts';
import type { ProviderName } from '../../../domain.ts';
import { paymentEventsApi } from '../../../events-contract.ts';
import { paymentEventsTexts } from './events-texts.ts';

function Provider({ name }: { name: ProviderName }) {
  return <>{useTexts(paymentsAdminTexts)(`paymentsAdmin.providers.${name}`)}</>;
}

const eventsList = defineAdminList({
  list: paymentEventsApi.list,
  texts: paymentEventsTexts,
  icon: Radio,
  copy: (t) => ({
    title: t('paymentEvents.title'),
    lead: t('paymentEvents.lead'),
    caption: t('paymentEvents.caption'),
    search: t('paymentEvents.search'),
    empty: { title: t('paymentEvents.empty.title'), text: t('paymentEvents.empty.text') },
  }),
  keyOf: ({ id }) => id,
  useColumns: (t) => [
    {
      id: 'type',
      head: t('paymentEvents.columns.type'),
      isMain: true,
      cell: ({ type, eventId }) => (
        <CellTexts name={type}>
          <CellNote isLatin>{eventId}</CellNote>
        </CellTexts>
      ),
    },
    { id: 'provider', head: t('paymentEvents.columns.provider'), cell: ({ provider }) => <Provider name={provider} /> },
    {
      id: 'payment',
      head: t('paymentEvents.columns.payment'),
      cell: ({ paymentRef }) =>
        paymentRef ? (
          <AdminLink to={`/admin/payments?q=${encodeURIComponent(paymentRef)}`}>
            <LatinText>{paymentRef}</LatinText>
          </AdminLink>
        ) : (
          '–'
        ),
    },
    {
      id: 'state',
      head: t('paymentEvents.columns.state'),
      cell: ({ appliedAt }) => (
        <Badge variant={appliedAt ? 'good' : 'warn'} size="sm" dot>
          {t(appliedAt ? 'paymentEvents.states.applied' : 'paymentEvents.states.waiting')}
        </Badge>
      ),
    },
    { id: 'at', head: t('paymentEvents.columns.at'), cell: ({ receivedAt }) => <TimeAgo at={receivedAt} /> },
  ],
});

/** Route: `/admin/payment-events`. */
export const PaymentEventsPage = () => <AdminListPage list={eventsList} />;
