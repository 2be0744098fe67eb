import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { PhysicalOrderWithHistory } from '../../contract.ts';
import { isUnderWay } from '../../under-way.ts';
import { ownProfilesQuery } from '../parts/own-profiles-query.ts';
import { Tracking } from '../parts/tracking.tsx';
import { useFixDesign, useOrderAgain } from '../parts/use-order-again.ts';
import { usePromiseWords } from '../parts/use-promise-words.ts';
import { CancelOrder } from './cancel-order.tsx';
import styles from './order-now.module.css';
import { orderPageTexts } from './order-page-texts.ts';
import { ProblemDialog } from './problem-dialog.tsx';
import { Received } from './received.tsx';

/** What is true now, when it comes, and what its owner can do about it. */
export function OrderNow({ order }: { order: PhysicalOrderWithHistory }) {
  const t = useTexts(orderPageTexts);
  const promised = usePromiseWords();
  const { id, state, promise, tracking, reason, can, expiresAt } = order;
  const { data: profiles = [] } = useQuery(ownProfilesQuery);
  const fix = useFixDesign(order, profiles);
  const again = useOrderAgain(order, profiles);
  return (
    <Card tone="raised">
      <p className={styles.says} role="status">
        {t(`orderPage.says.${state}`, { at: new Date(expiresAt ?? 0) })}
      </p>
      {reason && (
        <div className={styles.reason}>
          {state === 'needs_changes' && <p className={styles.reasonTitle}>{t('orderPage.wish')}</p>}
          <p>
            <bdi>{reason}</bdi>
          </p>
        </div>
      )}
      {promise && isUnderWay(state) && state !== 'delivery_problem' && (
        <p className={styles.promise}>
          <CalendarCheck size={18} strokeWidth={1.75} aria-hidden="true" />
          {state === 'pending_payment' ? t('orderPage.ifPaid', { promise: promised(promise) }) : promised(promise)}
        </p>
      )}
      {tracking && isUnderWay(state) && <Tracking tracking={tracking} />}
      <div className={styles.actions}>
        {state === 'pending_payment' && (
          <Button variant="hot" asChild>
            <Link to={`/checkout/physical-card/${id}`}>{t('orderPage.act.pay')}</Link>
          </Button>
        )}
        {can.includes('resubmit') && (
          <Button variant="hot" loading={fix.isPending} onClick={fix.go}>
            {t('orderPage.act.fix')}
          </Button>
        )}
        {!isUnderWay(state) && profiles.length > 0 && (
          <Button loading={again.isPending} onClick={again.go}>
            {t('orderPage.act.again')}
          </Button>
        )}
        {can.includes('deliver') && <Received orderId={id} />}
        {can.includes('report_problem') && <ProblemDialog orderId={id} />}
        <CancelOrder order={order} />
      </div>
    </Card>
  );
}
