import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ChevronBack } from '#ui/direction-icons.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { useSession } from '#web-kit/use-session.ts';
import { cardOrderPath } from '../order/card-order-path.ts';
import { checkoutQueries } from '../state/checkout-queries.ts';
import type { PageWish } from '../state/wish.ts';
import { buyingTexts } from '../texts.ts';
import styles from './buying.module.css';
import { BuyingSkeleton } from './buying-skeleton.tsx';
import { PayArea } from './pay-area.tsx';
import { QuoteFailed } from './quote-failed.tsx';
import { Summary } from './summary.tsx';

interface BuyingProps {
  wish: PageWish;
  onCycle: (cycle: string) => void;
}

/** The summary comes first, and on a wide screen stands beside the form. */
export function Buying({ wish, onCycle }: BuyingProps) {
  const t = useTexts(buyingTexts);
  const api = useApi();
  const { locale } = useLocale();
  const { user } = useSession();
  const { data, error, refetch, isPlaceholderData } = useQuery(
    checkoutQueries.quote(api, wish, { userId: user?.id, locale }),
  );
  const [consent, setConsent] = useState(false);
  const path = cardOrderPath({ type: wish.type, itemId: wish.id });
  if (!data) return error ? <QuoteFailed error={error} wish={wish} onRetry={refetch} /> : <BuyingSkeleton />;
  return (
    <div className={styles.page}>
      <div>
        {path && (
          <Link className={styles.back} to={path}>
            <ChevronBack size={18} aria-hidden="true" />
            {t('buying.backToOrder')}
          </Link>
        )}
        <h1 className={styles.title}>{t('buying.title')}</h1>
      </div>
      <div className={styles.columns}>
        <div className={styles.summary}>
          <Summary quote={data} wish={wish} onCycle={onCycle} consent={user && consent} isOld={isPlaceholderData} />
        </div>
        <PayArea wish={wish} quote={data} isOld={isPlaceholderData} consent={consent} onConsent={setConsent} />
      </div>
    </div>
  );
}
