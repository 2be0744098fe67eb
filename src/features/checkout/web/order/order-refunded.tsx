import { Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { buyingTexts } from '../texts.ts';
import { Bought } from './bought.tsx';
import { cardOrderPath } from './card-order-path.ts';
import type { OrderFaceProps } from './order-face.ts';

export function OrderRefunded({ order }: OrderFaceProps) {
  const t = useTexts(buyingTexts);
  const path = cardOrderPath(order);
  return (
    <LinkCard
      icon={Undo2}
      title={t('buying.order.refunded')}
      text={t(path ? 'buying.order.cardsRefundedText' : 'buying.order.refundedText')}
    >
      <Bought order={order} />
      <Button asChild>
        <Link to={path ?? '/wallet'}>{t(path ? 'buying.order.cardsOrder' : 'buying.order.wallet')}</Link>
      </Button>
    </LinkCard>
  );
}
