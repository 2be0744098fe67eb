import { Nfc } from 'lucide-react';
import { orderLabelTexts } from '#features/physical-cards/web/index.ts';
import { formatDay } from '#i18n/format.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Card, CardHeader, Text } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import type { Dashboard } from '../../contract.ts';
import { dashboardTexts } from '../../texts.ts';
import styles from '../dashboard-page.module.css';
import sectionStyles from '../sections.module.css';

type Order = Dashboard['orders'][number];

export function OrdersSection({ orders }: Pick<Dashboard, 'orders'>) {
  const t = useTexts(dashboardTexts);
  return (
    <Card as="section" aria-labelledby="orders-title">
      <CardHeader
        titleId="orders-title"
        title={t('dashboard.orders.title')}
        action={
          <Link className={sectionStyles.all} to="/physical-cards">
            {t('dashboard.orders.all')}
          </Link>
        }
      />
      <ul className={sectionStyles.lines}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </Card>
  );
}

/** States that require an action by the owner are highlighted. */
const waiting: readonly Order['state'][] = ['pending_payment', 'needs_changes', 'delivery_problem'];

function OrderRow({ order: { id, state, material, quantity, promiseTo } }: { order: Order }) {
  const t = useTexts(dashboardTexts);
  const label = useTexts(orderLabelTexts);
  const { locale } = useLocale();
  const dayOf = (day: string) => formatDay(day, locale, { day: 'numeric', month: 'long' });
  return (
    <li>
      <Link className={styles.line} to={`/physical-cards/orders/${id}`}>
        <IconTile icon={Nfc} tone="hot" />
        <span className={styles.ordersSectionWords}>
          <Text as="span" weight="medium" className={styles.name}>
            {label(`orderWords.cards.${material}`, { count: quantity })}
          </Text>
          {promiseTo && (
            <Text as="span" tone="muted" size="s">
              {t('dashboard.orders.by', { day: dayOf(promiseTo) })}
            </Text>
          )}
        </span>
        <Badge variant={waiting.includes(state) ? 'warn' : 'default'} dot>
          {label(`orderWords.state.${state}`)}
        </Badge>
      </Link>
    </li>
  );
}
