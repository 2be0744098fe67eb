import { CreditCard } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { buyingTexts } from '../texts.ts';
import { Bought } from './bought.tsx';
import { cardOrderPath } from './card-order-path.ts';
import styles from './order.module.css';
import type { OrderFaceProps } from './order-face.ts';
import { wishAgain } from './wish-again.ts';

/** Why, in words that lead somewhere, and the way back to the same wish. */
export function OrderDeclined({ order }: OrderFaceProps) {
  const t = useTexts(buyingTexts);
  const path = cardOrderPath(order);
  const reason = t(`buying.reason.${order.reason ?? 'other'}`);
  return (
    <LinkCard
      icon={CreditCard}
      tone="bad"
      title={t('buying.order.declined')}
      text={`${reason} ${t('buying.order.notCharged')}`}
    >
      <Bought order={order} />
      <div className={styles.actions}>
        <Button variant="hot" block asChild>
          <Link to={wishAgain(order)} replace>
            {t('buying.order.again')}
          </Link>
        </Button>
        <Button variant="ghost" block asChild>
          <Link to={path ?? '/wallet'}>{t(path ? 'buying.order.cardsOrder' : 'buying.order.wallet')}</Link>
        </Button>
      </div>
    </LinkCard>
  );
}
