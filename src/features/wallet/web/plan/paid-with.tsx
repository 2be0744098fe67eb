import { useState } from 'react';
import { MethodLine, usePaymentMethods } from '#features/payments/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { walletTexts } from '../texts.ts';
import { ChangeCardDialog } from './change-card-dialog.tsx';
import styles from './plan.module.css';
import { PlanFact } from './plan-fact.tsx';

interface PaidWithProps {
  methodId: number | null;
  /** A charge has failed and waits for a card that goes through. */
  isOwed: boolean;
}

/** The card of the next charge, and the way to another. */
export function PaidWith({ methodId, isOwed }: PaidWithProps) {
  const t = useTexts(walletTexts);
  const [isChanging, setIsChanging] = useState(false);
  const { data: methods, isPending } = usePaymentMethods();
  const method = methods?.find(({ id }) => id === methodId);
  return (
    <PlanFact name={t('wallet.plan.method')}>
      <span className={styles.method}>
        {method && <MethodLine method={method} />}
        {!method && isPending && <Skeleton className={styles.waiting ?? ''} />}
        {!method && methods && <span className={styles.unit}>{t('wallet.plan.noMethod')}</span>}
        <Button variant="link" size="sm" onClick={() => setIsChanging(true)}>
          {t('wallet.plan.changeCard')}
        </Button>
      </span>
      <ChangeCardDialog isOpen={isChanging} onClose={() => setIsChanging(false)} current={methodId} isOwed={isOwed} />
    </PlanFact>
  );
}
