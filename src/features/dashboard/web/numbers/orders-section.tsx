import { Nfc } from 'lucide-react';
import { Link } from 'react-router';
import { formatDay } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
import type { Dashboard } from '../../contract.ts';
import { dashboardTexts } from '../../texts.ts';
import styles from './orders-section.module.css';
import sectionStyles from './section.module.css';

type Order = Dashboard['orders'][number];

/** Somebody waits for these: where there are none, there is nothing to see. */
export function OrdersSection({ orders }: { orders: readonly Order[] }) {
  const t = useTexts(dashboardTexts);
  if (orders.length === 0) return null;
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

/** What waits for the owner stands out. */
const waiting: readonly Order['state'][] = ['pending_payment', 'needs_changes', 'delivery_problem'];

function OrderRow({ order: { id, state, material, quantity, promiseTo } }: { order: Order }) {
  const t = useTexts(dashboardTexts);
  const { locale } = useLocale();
  const dayOf = (day: string) => formatDay(day, locale, { day: 'numeric', month: 'long' });
  return (
    <li>
      <Link className={styles.line} to={`/physical-cards/orders/${id}`}>
        <IconTile icon={Nfc} tone="hot" />
        <span className={styles.words}>
          <Text as="span" weight="medium" className={styles.name}>
            {t(`dashboard.orders.${material}`, { count: quantity })}
          </Text>
          {promiseTo && (
            <Text as="span" tone="muted" size="s">
              {t('dashboard.orders.by', { day: dayOf(promiseTo) })}
            </Text>
          )}
        </span>
        <Badge variant={waiting.includes(state) ? 'warn' : 'default'} dot>
          {t(`dashboard.orders.${state}`)}
        </Badge>
      </Link>
    </li>
  );
}
