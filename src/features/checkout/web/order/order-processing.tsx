import { Hourglass } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { buyingTexts } from '../texts.ts';
import { Bought } from './bought.tsx';
import styles from './order.module.css';
import type { OrderFaceProps } from './order-face.ts';

/** Charged perhaps: nobody is asked to pay again, and nobody has to wait here. */
export function OrderProcessing({ order, isAsking, onAsk }: OrderFaceProps) {
  const t = useTexts(buyingTexts);
  const isOnline = useIsOnline();
  return (
    <LinkCard icon={Hourglass} title={t('buying.order.processing')} text={t('buying.order.processingText')} isBusy>
      <Bought order={order} />
      <p className={styles.aside}>{t(isOnline ? 'buying.order.processingLeave' : 'buying.order.offline')}</p>
      <Button variant="outline" loading={isAsking} onClick={onAsk}>
        {t('buying.order.check')}
      </Button>
    </LinkCard>
  );
}

const listen = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

const useIsOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
