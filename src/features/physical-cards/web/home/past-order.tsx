import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { PhysicalOrder } from '../../contract.ts';
import { cardWordsTexts } from '../parts/card-words-texts.ts';
import { OrderBadge } from '../parts/order-badge.tsx';
import { useOrderAgain } from '../parts/use-order-again.ts';
import { cardHomeTexts } from './home-texts.ts';
import styles from './past-order.module.css';

interface PastOrderProps {
  order: PhysicalOrder;
  profiles: readonly Profile[];
}

export function PastOrder({ order, profiles }: PastOrderProps) {
  const t = useTexts(cardHomeTexts);
  const tw = useTexts(cardWordsTexts);
  const { id, design, quantity, state, amount, createdAt } = order;
  const again = useOrderAgain(order, profiles);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link className={styles.title} to={`/physical-cards/orders/${id}`}>
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
