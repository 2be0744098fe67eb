import { FileDown, PartyPopper } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/layout.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { buyingTexts } from '../texts.ts';
import { Bought } from './bought.tsx';
import { cardOrderPath } from './card-order-path.ts';
import type { OrderFaceProps } from './order-face.ts';

export function OrderPaid({ order }: OrderFaceProps) {
  const t = useTexts(buyingTexts);
  const { invoiceId, invoiceNumber } = order;
  const path = cardOrderPath(order);
  return (
    <LinkCard
      icon={PartyPopper}
      tone="good"
      title={t(path ? 'buying.order.cardsPaid' : 'buying.order.paid')}
      text={t(path ? 'buying.order.cardsPaidText' : 'buying.order.paidText')}
    >
      <Bought order={order} isPaid />
      <Stack gap={2}>
        <Button block asChild>
          <Link to={path ?? '/dashboard'}>{t(path ? 'buying.order.cardsFollow' : 'buying.order.dashboard')}</Link>
        </Button>
        {invoiceId !== null && (
          <Button variant="outline" block asChild>
            <a href={`/api/invoices/${invoiceId}.pdf`} download>
              <FileDown aria-hidden="true" />
              {t('buying.order.invoiceLink', { number: String(invoiceNumber) })}
            </a>
          </Button>
        )}
        <Button variant="ghost" block asChild>
          <Link to={path ? '/physical-cards' : '/editor'}>
            {t(path ? 'buying.order.cardsAll' : 'buying.order.cards')}
          </Link>
        </Button>
      </Stack>
    </LinkCard>
  );
}
