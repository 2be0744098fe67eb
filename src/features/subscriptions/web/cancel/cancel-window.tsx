import { useState } from 'react';
import { isolatedMoney } from '#base/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { Caption, Stack, Text } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Dialog, DialogClose, DialogContent } from '#ui/overlays/dialog.tsx';
import { useOpener } from '#ui/overlays/use-opener.ts';
import type { Subscription } from '../../contract.ts';
import { useSubscriptionCall } from '../calls/subscription-queries.ts';
import { dayText } from '../day-text.ts';
import { DemoNotice, useIsDemo } from '../demo-notice.tsx';
import styles from './cancel-details.module.css';
import { cancelTexts } from './cancel-texts.ts';

export interface CancelWindowProps {
  subscription: Subscription;
  isOpen: boolean;
  onClose: () => void;
}

export interface CancelDialogProps extends CancelWindowProps {
  /** Opened by choosing the free plan: cancelling is the way to it. */
  isForBasic?: boolean;
}

export function CancelWindow({ subscription, isOpen, onClose, isForBasic = false }: CancelDialogProps) {
  const t = useTexts(cancelTexts);
  const texts = isForBasic ? 'basic' : 'cancel';
  const [done, setDone] = useState<{ readonly refund: number; readonly subscription: Subscription }>();
  const onCloseAutoFocus = useOpener(isOpen);
  // The plan at the click: a reload may empty it before the answer arrives.
  const [confirmed, setConfirmed] = useState<Subscription>();
  const { cancelling, paid, trialEndsAt, complimentary } = confirmed ?? subscription;
  const { send, isPending } = useSubscriptionCall((after) =>
    setDone({ refund: cancelling?.refund ?? 0, subscription: after }),
  );
  const close = () => {
    if (isPending) return;
    onClose();
    setDone(undefined);
    setConfirmed(undefined);
  };
  const confirm = () => {
    setConfirmed(subscription);
    send({ action: 'cancel' });
  };
  const isAtOnce = cancelling?.endsAt !== paid?.periodEnd;
  const confirmation = (
    <>
      <Button variant="destructive" loading={isPending} onClick={confirm}>
        {t(`cancelPlan.${texts}.confirm`)}
      </Button>
      <DialogClose asChild>
        <Button variant="outline">{t('cancelPlan.stay')}</Button>
      </DialogClose>
    </>
  );
  const isDemo = useIsDemo();
  const leaving = (
    <DialogClose asChild>
      <Button>{t('cancelPlan.close')}</Button>
    </DialogClose>
  );
  return (
    <Dialog open={isOpen && (cancelling !== null || done !== undefined)} onOpenChange={(open) => open || close()}>
      <DialogContent
        size="sm"
        title={t(`cancelPlan.${texts}.${done ? 'done' : 'title'}`)}
        description={isForBasic && !done && t('cancelPlan.basicText')}
        footer={done || isDemo ? leaving : confirmation}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {isDemo && <DemoNotice />}
        {done ? (
          <CancelDone {...done} />
        ) : (
          cancelling && (
            <CancelDetails
              cancelling={cancelling}
              trialEndsAt={trialEndsAt}
              isAtOnce={isAtOnce}
              complimentaryUntil={complimentary?.until}
            />
          )
        )}
      </DialogContent>
    </Dialog>
  );
}

interface CancelDoneProps {
  /** The refund as displayed before the click. */
  refund: number;
  subscription: Subscription;
}

export function CancelDone({ refund, subscription: { paid, canResume } }: CancelDoneProps) {
  const t = useTexts(cancelTexts);
  const { locale } = useLocale();
  return (
    <Stack gap={3} role="status">
      {refund > 0 && <p>{t('cancelPlan.doneRefund', { refund: isolatedMoney(refund) })}</p>}
      <p>
        {paid ? t('cancelPlan.doneRuns', { date: dayText(paid.periodEnd, locale) }) : t('cancelPlan.doneNow')}
        {canResume && ` ${t('cancelPlan.doneBack')}`}
      </p>
    </Stack>
  );
}

interface CancelDetailsProps {
  cancelling: NonNullable<Subscription['cancelling']>;
  trialEndsAt: string | null;
  /** The end of a complimentary plan. */
  complimentaryUntil?: string | undefined;
  isAtOnce: boolean;
}

/** Shows the effects of cancelling before confirmation. */
export function CancelDetails({ cancelling, trialEndsAt, complimentaryUntil, isAtOnce }: CancelDetailsProps) {
  const { refund, fee, used, endsAt } = cancelling;
  const t = useTexts(cancelTexts);
  const { locale } = useLocale();
  const amounts = { paid: isolatedMoney(refund + fee + used), fee: isolatedMoney(fee), used: isolatedMoney(used) };
  const why = used > 0 ? t('cancelPlan.refundUsed', amounts) : t('cancelPlan.refundText', amounts);
  return (
    <>
      {refund > 0 && (
        <Detail
          name={t('cancelPlan.refund')}
          value={isolatedMoney(refund)}
          note={fee + used > 0 ? why : t('cancelPlan.refundFull')}
        />
      )}
      {!isAtOnce && (
        <Detail name={t('cancelPlan.runsUntil')} value={dayText(endsAt, locale)} note={t('cancelPlan.runsText')} />
      )}
      <p>
        {isAtOnce && `${t('cancelPlan.endsNow')} `}
        {isAtOnce && trialEndsAt && `${t('cancelPlan.trial', { date: dayText(trialEndsAt, locale) })} `}
        {complimentaryUntil &&
          complimentaryUntil > endsAt &&
          `${t('cancelPlan.complimentary', { date: dayText(complimentaryUntil, locale) })} `}
        {t('cancelPlan.safe')}
      </p>
    </>
  );
}

function Detail({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <Stack gap={1} className={styles.detail}>
      <Caption>{name}</Caption>
      <Text size="xl" weight="strong" line="snug" tabular>
        {value}
      </Text>
      <Caption>{note}</Caption>
    </Stack>
  );
}
