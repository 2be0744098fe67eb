import { Plus, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { TagsPanel } from '#features/tags/web/index.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { PhysicalOrder, SavedDesign } from '../../contract.ts';
import { isUnderWay } from '../../under-way.ts';
import { cardWordsTexts } from '../parts/card-words-texts.ts';
import { OrderBadge } from '../parts/order-badge.tsx';
import { useOrderAgain } from '../parts/use-order-again.ts';
import { DesignsSection } from './designs-section.tsx';
import { cardHomeTexts } from './home-texts.ts';
import { OrderRow } from './order-row.tsx';
import styles from './physical-cards-page.module.css';

interface OwnCardsProps {
  profiles: readonly Profile[];
  designs: readonly SavedDesign[];
  orders: readonly PhysicalOrder[];
}

/** What moves comes first, what is in the hand next, what may be wanted again last. */
export function OwnCards({ profiles, designs, orders }: OwnCardsProps) {
  const t = useTexts(cardHomeTexts);
  const running = orders.filter(({ state }) => isUnderWay(state));
  const past = orders.filter(({ state }) => !isUnderWay(state));
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('cardHome.title')}</h1>
          <p className={styles.lead}>{t('cardHome.lead')}</p>
        </div>
        <Button asChild>
          <Link to="/physical-cards/design/new">
            <Plus aria-hidden="true" />
            {t('cardHome.new')}
          </Link>
        </Button>
      </div>
      {running.length > 0 && (
        <section className={styles.part} aria-labelledby="orders-title">
          <h2 className={styles.partTitle} id="orders-title">
            {t('cardHome.orders.title')}
          </h2>
          <ul className={styles.part}>
            {running.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        </section>
      )}
      <TagsPanel />
      <DesignsSection designs={designs} profiles={profiles} />
      {past.length > 0 && (
        <section className={styles.part} aria-labelledby="past-title">
          <h2 className={styles.partTitle} id="past-title">
            {t('cardHome.past.title')}
          </h2>
          <ul className={styles.part}>
            {past.map((order) => (
              <PastOrder key={order.id} order={order} profiles={profiles} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface PastOrderProps {
  order: PhysicalOrder;
  profiles: readonly Profile[];
}

function PastOrder({ order, profiles }: PastOrderProps) {
  const t = useTexts(cardHomeTexts);
  const tw = useTexts(cardWordsTexts);
  const { id, design, quantity, state, amount, createdAt } = order;
  const again = useOrderAgain(order, profiles);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link className={styles.pastOrderTitle} to={`/physical-cards/orders/${id}`}>
          {tw(`cardWords.cards.${design.material}`, { count: quantity })}
        </Link>
        <p className={styles.quiet}>
          {t('cardHome.orders.number', { id: String(id) })} · <DateText value={createdAt} /> ·{' '}
          <AmountText agorot={amount} />
        </p>
      </div>
      <OrderBadge state={state} />
      {profiles.length > 0 && (
        <Button
          size="sm"
          variant="ghost"
          loading={again.isPending}
          onClick={again.go}
          aria-label={t('cardHome.past.againOf', { id: String(id) })}
        >
          <RotateCcw aria-hidden="true" />
          {t('cardHome.past.again')}
        </Button>
      )}
    </li>
  );
}
