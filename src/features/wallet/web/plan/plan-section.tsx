import { useQuery } from '@tanstack/react-query';
import { CalendarClock, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePaymentMethods } from '#features/payments/web/index.ts';
import type { Subscription } from '#features/subscriptions/contract.ts';
import { CancelDialog, ResumeButton, subscriptionQueries } from '#features/subscriptions/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row, Text } from '#ui/layout/layout.tsx';
import { DateText, MoneyText, useLocale, useTexts } from '#ui/locale.tsx';
import { WalletSection } from '../components/wallet-section.tsx';
import { walletTexts } from '../texts.ts';
import styles from '../wallet-page.module.css';
import { ChangePaymentMethodDialog } from './change-payment-method-dialog.tsx';
import { PlanDetails } from './plan-details.tsx';
import { useCharge } from './use-charge.ts';

const badgeVariants: Record<Subscription['state'], BadgeVariant> = {
  trial: 'default',
  complimentary: 'good',
  active: 'good',
  past_due: 'bad',
  cancelled: 'warn',
  expired: 'secondary',
  none: 'secondary',
};

function PlanHead({ mine }: { mine: Subscription }) {
  const t = useTexts(walletTexts);
  return (
    <Row gap={[2, 3]} align="center" wrap>
      <Text size="xl" weight="heading" line="snug">
        <bdi>{useName(mine)}</bdi>
      </Text>
      <Badge variant={badgeVariants[mine.state]} dot>
        {t(`wallet.plan.states.${mine.state}`)}
      </Badge>
    </Row>
  );
}

function useName({ state, packageType, packageName, paid }: Subscription): string {
  const t = useTexts(walletTexts);
  if (paid) return t('wallet.plan.named', { name: paid.packageName });
  if (state === 'trial') return t('wallet.plan.trial', { name: packageName });
  return packageType === 'basic' ? t('wallet.plan.free') : t('wallet.plan.named', { name: packageName });
}

/** The current plan, upcoming changes, and the actions to change or cancel it, if there is a page of plans. */
export function PlanSection({ hasPlans }: { hasPlans: boolean }) {
  const { locale } = useLocale();
  const reading = useQuery(subscriptionQueries.mine(locale));
  return (
    <WalletSection name="plan" reading={reading}>
      {(mine) => (
        <>
          {mine.state === 'past_due' && <PastDueNotice mine={mine} />}
          <PlanHead mine={mine} />
          <PlanDetails mine={mine} />
          <ScheduledNotice mine={mine} />
          <PlanActions mine={mine} hasPlans={hasPlans} />
        </>
      )}
    </WalletSection>
  );
}

/** The plan that takes effect at the end of the period. */
function ScheduledNotice({ mine: { scheduled } }: { mine: Subscription }) {
  const t = useTexts(walletTexts);
  if (!scheduled) return null;
  const { packageName, cycle, price, at } = scheduled;
  return (
    <Notice icon={CalendarClock} tone="sea" title={t('wallet.plan.scheduled', { name: packageName })}>
      {t('wallet.plan.from')} <DateText value={at} />: <MoneyText agorot={price} /> {t(`wallet.plan.${cycle}`)}
    </Notice>
  );
}

/** A failed charge: until when access continues, and the two ways to settle it. */
function PastDueNotice({ mine: { paid, accessUntil } }: { mine: Subscription }) {
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
      <ChangePaymentMethodDialog isOpen={isChanging} onClose={() => setIsChanging(false)} current={methodId} isOwed />
    </Notice>
  );
}

/** Cancelling takes two clicks: this one, and the confirmation beside the refund amount. */
function PlanActions({ mine, hasPlans }: { mine: Subscription; hasPlans: boolean }) {
  const t = useTexts(walletTexts);
  const [isCancelling, setIsCancelling] = useState(false);
  const { state, paid, cancelling, canResume } = mine;
  const containerRef = useFocusAfterRemoval(!cancelling && !isCancelling);
  return (
    <div className={styles.actions} ref={containerRef} tabIndex={-1}>
      {canResume && <ResumeButton subscription={mine} />}
      {hasPlans && (
        <RouterLinkButton variant={paid || state === 'complimentary' ? 'outline' : 'hot'} to="/subscription">
          {t(paid ? 'wallet.plan.change' : 'wallet.plan.choose')}
        </RouterLinkButton>
      )}
      {cancelling && (
        <Button variant="ghost" onClick={() => setIsCancelling(true)}>
          {t(state === 'cancelled' ? 'wallet.plan.cancelBack' : 'wallet.plan.cancel')}
        </Button>
      )}
      <CancelDialog subscription={mine} isOpen={isCancelling} onClose={() => setIsCancelling(false)} />
    </div>
  );
}

/** The cancel button is gone after cancelling: focus stays in its container and does not restart at the page's top. */
function useFocusAfterRemoval(isRemoved: boolean) {
  const containerRef = useRef<HTMLDivElement>(null);
  const wasPresent = useRef(false);
  useEffect(() => {
    if (!isRemoved) wasPresent.current = true;
    else if (wasPresent.current) {
      wasPresent.current = false;
      // Runs after a closing dialog has dropped focus to the body.
      const timer = setTimeout(() => document.activeElement === document.body && containerRef.current?.focus(), 50);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [isRemoved]);
  return containerRef;
}
