import { TimerOff } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { buyingTexts } from '../texts.ts';
import { Bought } from './bought.tsx';
import type { OrderFaceProps } from './order-face.ts';
import { wishAgain } from './wish-again.ts';

export function OrderExpired({ order }: OrderFaceProps) {
  const t = useTexts(buyingTexts);
  return (
    <LinkCard icon={TimerOff} tone="warn" title={t('buying.order.expired')} text={t('buying.order.expiredText')}>
      <Bought order={order} />
      <Button asChild>
        <Link to={wishAgain(order)} replace>
          {t('buying.order.restart')}
        </Link>
      </Button>
    </LinkCard>
  );
}
