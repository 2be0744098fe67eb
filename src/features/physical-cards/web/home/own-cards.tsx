import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { TagsPanel } from '#features/tags/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { PhysicalOrder, SavedDesign } from '../../contract.ts';
import { isUnderWay } from '../../under-way.ts';
import { DesignsSection } from './designs-section.tsx';
import { cardHomeTexts } from './home-texts.ts';
import { OrderRow } from './order-row.tsx';
import { PastOrder } from './past-order.tsx';
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
