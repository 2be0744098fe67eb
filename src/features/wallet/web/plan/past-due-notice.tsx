import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { usePaymentMethods } from '#features/payments/web/index.ts';
import type { Subscription } from '#features/subscriptions/contract.ts';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { walletTexts } from '../texts.ts';
import { ChangeCardDialog } from './change-card-dialog.tsx';
import { useCharge } from './use-charge.ts';

interface PastDueNoticeProps {
  mine: Subscription;
}

/** A charge that did not go through: until when all goes on, and the two ways to settle it. */
export function PastDueNotice({ mine: { paid, accessUntil } }: PastDueNoticeProps) {
  const t = useTexts(walletTexts);
  const [isChanging, setIsChanging] = useState(false);
  const { charge, isPending } = useCharge(true);
  const methodId = paid?.methodId ?? null;
  const canTry = usePaymentMethods().data?.some(({ id, expiry }) => id === methodId && expiry !== 'over') ?? false;
  const actions = (
    <>
      <Button size="sm" onClick={() => setIsChanging(true)}>
        {t('wallet.pastDue.change')}
      </Button>
      {canTry && methodId !== null && (
        <Button variant="outline" size="sm" loading={isPending} onClick={() => charge(methodId)}>
          {t('wallet.pastDue.tryNow')}
        </Button>
      )}
    </>
  );
  return (
    <Notice icon={TriangleAlert} tone="bad" title={t('wallet.pastDue.title')} action={actions} isStacked>
      {t('wallet.pastDue.text')}
      {accessUntil && (
        <>
          {' '}
          {t('wallet.pastDue.until')} <DateText value={accessUntil} />.
        </>
      )}
      <ChangeCardDialog isOpen={isChanging} onClose={() => setIsChanging(false)} current={methodId} isOwed />
    </Notice>
  );
}
