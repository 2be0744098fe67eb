import { useQuery } from '@tanstack/react-query';
import { AdminPage, adminDetailQuery } from '#features/admin/web/index.ts';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { ErrorCard, QueryContent } from '#ui/feedback/query-content.tsx';
import { BackLink } from '#ui/layout/nav-links.tsx';
import { RowsSkeleton } from '#ui/lists/row-list.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { Link, useParams } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { type WorkshopOrder, workshopApi } from '../../contract.ts';
import { OrderNumber, PromiseText } from '../components/order-details.tsx';
import { StateBadge } from '../components/state-badge.tsx';
import { orderTexts } from '../order-texts.ts';
import styles from './order.module.css';
import { OrderDetail } from './order-detail.tsx';

/** Maps an invalid id to 0, which no order has. */
const idOf = (written: string | undefined): number => (/^\d{1,9}$/.test(written ?? '') ? Number(written) : 0);

/** `/admin/orders/{id}`. */
export function OrderPage() {
  const t = useTexts(orderTexts);
  const id = idOf(useParams().id);
  const order = useQuery({ ...adminDetailQuery(useApi(), workshopApi.order, id), enabled: id > 0 });
  usePageTitle(t('workshopOrder.tab', { number: String(id || '') }));
  const toList = (
    <BackLink as={Link} muted className={styles.back} to="/admin/orders">
      {t('workshopOrder.back')}
    </BackLink>
  );
  return (
    <AdminPage
      back={toList}
      title={
        <>
          {t('workshopOrder.title')} {id > 0 && <OrderNumber id={id} />}
        </>
      }
      lead={order.data && <OrderLead order={order.data} />}
    >
      <QueryContent
        query={order}
        failed={t('workshopOrder.failed')}
        skeleton={<RowsSkeleton label={t('workshopOrder.loading')} />}
        isMissing={id === 0}
        missing={<MissingOrder />}
      >
        {(data) => <OrderDetail order={data} />}
      </QueryContent>
    </AdminPage>
  );
}

function OrderLead({ order }: { order: WorkshopOrder }) {
  const t = useTexts(orderTexts);
  return (
    <>
      <StateBadge state={order.state} />
      {order.promise && (
        <span>
          {t('workshopOrder.until')} <PromiseText order={order} />
        </span>
      )}
    </>
  );
}

function MissingOrder() {
  const t = useTexts(orderTexts);
  return (
    <ErrorCard
      type="info"
      title={t('workshopOrder.missing.title')}
      message={t('workshopOrder.missing.text')}
      action={<RouterLinkButton to="/admin/orders">{t('workshopOrder.back')}</RouterLinkButton>}
    />
  );
}
