import { Link } from 'react-router';
import { Bar, useNumbers } from '#features/stats/web/index.ts';
import { ordersHref } from '#features/workshop/web/index.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Overview } from '../contract.ts';
import charts from './charts.module.css';
import styles from './overview.module.css';
import { overviewTexts } from './overview-texts.ts';

interface OrdersSectionProps {
  orders: Overview['orders'];
}

/** Every state that has orders, each the way to them. */
export function OrdersSection({ orders }: OrdersSectionProps) {
  const t = useTexts(overviewTexts);
  const { whole } = useNumbers();
  const shown = orders.filter(({ count }) => count > 0);
  const most = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <Card as="section" aria-labelledby="overview-orders" className={charts.section}>
      <CardHeader title={t('overview.orders.title')} titleId="overview-orders" />
      {shown.length === 0 ? (
        <p className={charts.none}>{t('overview.orders.none')}</p>
      ) : (
        <ul className={styles.states} aria-labelledby="overview-orders">
          {shown.map(({ state, count }) => (
            <li key={state}>
              <Link className={styles.state} to={ordersHref(state)}>
                <span className={styles.stateLine}>
                  <span>{t(`overview.orders.state.${state}`)}</span>
                  <bdi className={styles.stateCount}>{whole(count)}</bdi>
                </span>
                <Bar part={count / most} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
