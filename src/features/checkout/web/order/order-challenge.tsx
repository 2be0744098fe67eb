import { ShieldQuestion } from 'lucide-react';
import { useState } from 'react';
import { HolderChallenge } from '#features/payments/web/index.ts';
import { Button } from '#ui/button.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { buyingTexts } from '../texts.ts';
import { Bought } from './bought.tsx';
import type { OrderFaceProps } from './order-face.ts';

/** The bank's window opens by itself, once: whoever closes it finds the way back here. */
export function OrderChallenge({ order, isAsking, onAsk }: OrderFaceProps) {
  const t = useTexts(buyingTexts);
  const [isOpen, setIsOpen] = useState(true);
  const finish = () => {
    setIsOpen(false);
    onAsk();
  };
  return (
    <>
      <LinkCard
        icon={ShieldQuestion}
        tone="warn"
        title={t('buying.order.challenge')}
        text={t('buying.order.challengeText')}
      >
        <Bought order={order} />
        <Button loading={isAsking && !isOpen} onClick={() => setIsOpen(true)}>
          {t('buying.order.challengeOpen')}
        </Button>
      </LinkCard>
      {isOpen && order.next && <HolderChallenge next={order.next} onDone={finish} onClose={finish} />}
    </>
  );
}
