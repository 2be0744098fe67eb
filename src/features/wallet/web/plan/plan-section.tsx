import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CalendarX2, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MethodLine, usePaymentMethods } from '#features/payments/web/index.ts';
import type { Subscription } from '#features/subscriptions/contract.ts';
import { stateNow } from '#features/subscriptions/plan-status.ts';
import {
  CancelDialog,
  ResumeButton,
  StopRenewalButton,
  subscriptionQueries,
} from '#features/subscriptions/web/index.ts';
import { formatInstant } from '#i18n/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/query-content.tsx';
import { Caption, Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, MoneyText, useLocale, useTexts } from '#ui/locale.tsx';
import { WalletSection } from '../components/wallet-section.tsx';
import { walletTexts } from '../texts.ts';
import styles from '../wallet-page.module.css';
import { ChangePaymentMethodDialog } from './change-payment-method-dialog.tsx';
import { useCharge } from './use-charge.ts';

/** A description list: the price, the date of the next charge and its payment method. */
function PlanDetails({ mine }: { mine: Subscription }) {
  const t = useTexts(walletTexts);
  const { paid, nextCharge, trialEndsAt, startsAt, startsAfter, complimentary, state, packageName, accountDeletesAt } =
    mine;
  const isFree = !paid && !trialEndsAt && !complimentary;
  const endDate = paid && !nextCharge && state !== 'past_due' && !accountDeletesAt ? paid.periodEnd : undefined;
  const gift = startsAt || accountDeletesAt ? '' : t('wallet.plan.complimentaryPaid');
  if (state === 'staff') return <Caption>{t('wallet.plan.staffText', { name: packageName })}</Caption>;
  // What follows the plan of an account that is being deleted is its deletion, which has its own notice.
  if (accountDeletesAt && !paid) return null;
  if (isFree) return <Caption>{t(state === 'expired' ? 'wallet.plan.ended' : 'wallet.plan.freeText')}</Caption>;
  return (
    <Grid as="dl" wideColumns={2} gap={4}>
      {trialEndsAt && !paid && !complimentary?.isEffective && (
        <PlanDetail name={t('wallet.plan.trialEnds')} text={t('wallet.plan.trialText')}>
          <DateText value={trialEndsAt} />
        </PlanDetail>
      )}
      {complimentary && (complimentary.isEffective || !paid) && (
        <PlanDetail
          name={t('wallet.plan.complimentary', { name: complimentary.packageName })}
          text={paid ? gift : t('wallet.plan.complimentaryText')}
        >
          <DateText value={complimentary.until} />
        </PlanDetail>
      )}
      {paid && startsAt && startsAfter && (
        <PlanDetail name={t('wallet.plan.paidPlan')}>{t('wallet.plan.named', { name: paid.packageName })}</PlanDetail>
      )}
      {paid && startsAt && startsAfter && (
        <PlanDetail name={t('wallet.plan.starts')} text={t(`wallet.plan.startsText.${startsAfter}`)}>
          <DateText value={startsAt} />
        </PlanDetail>
      )}
      {paid && (
        <PlanDetail name={t('wallet.plan.price')}>
          <MoneyText agorot={paid.price} />{' '}
          <Text as="span" tone="muted" size="s" weight="text">
            {t(`wallet.plan.${paid.cycle}`)}
          </Text>
        </PlanDetail>
      )}
      {nextCharge && (
        <PlanDetail name={t('wallet.plan.next')}>
          <MoneyText agorot={nextCharge.amount} />{' '}
          <Text as="span" tone="muted" size="s" weight="text">
            {t('wallet.plan.on')} <DateText value={nextCharge.at} />
          </Text>
        </PlanDetail>
      )}
      {endDate && (
        <PlanDetail name={t('wallet.plan.until')} text={t('wallet.plan.noMore')}>
          <DateText value={endDate} />
        </PlanDetail>
      )}
      {paid && (nextCharge || state === 'past_due') && (
        <PaidWith methodId={paid.methodId} isOwed={state === 'past_due'} />
      )}
    </Grid>
  );
}

interface PaidWithProps {
  methodId: number | null;
  /** A charge has failed and is outstanding until a card succeeds. */
  isOwed: boolean;
}

/** The card for the next charge, with a link to change it. */
function PaidWith({ methodId, isOwed }: PaidWithProps) {
  const t = useTexts(walletTexts);
  const [isChanging, setIsChanging] = useState(false);
  const { data: methods, isPending } = usePaymentMethods();
  const method = methods?.find(({ id }) => id === methodId);
  return (
    <PlanDetail name={t('wallet.plan.method')}>
      <Row as="span" gap={[1, 4]} align="center" wrap size="m" weight="text">
        {method && <MethodLine method={method} />}
        {!method && isPending && <Skeleton className={styles.waiting ?? ''} />}
        {!method && methods && (
          <Text as="span" tone="muted" size="s" weight="text">
            {t('wallet.plan.noMethod')}
          </Text>
        )}
        <Button variant="link" size="sm" onClick={() => setIsChanging(true)}>
          {t('wallet.plan.changeCard')}
        </Button>
      </Row>
      <ChangePaymentMethodDialog
        isOpen={isChanging}
        onClose={() => setIsChanging(false)}
        current={methodId}
        isOwed={isOwed}
      />
    </PlanDetail>
  );
}

function PlanDetail({ name, text, children }: { name: string; text?: string; children: ReactNode }) {
  return (
    <Stack gap={1} justify="start" shrink className={styles.detail}>
      <Text as="dt" tone="muted" size="s">
        {name}
      </Text>
      <Text as="dd" size="l" weight="strong" tabular>
        {children}
      </Text>
      {text && (
        <Text as="dd" tone="muted" size="s">
          {text}
        </Text>
      )}
    </Stack>
  );
}

const badgeVariants: Record<Subscription['state'], BadgeVariant> = {
  staff: 'good',
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
  const state = stateNow(mine);
  return (
    <Row gap={[2, 3]} align="center" wrap>
      <Text size="xl" weight="heading" line="snug">
        <bdi>{useName(mine)}</bdi>
      </Text>
      <Badge variant={badgeVariants[state]} dot>
        {t(`wallet.plan.states.${state}`)}
      </Badge>
    </Row>
  );
}

function useName({ packageType, packageName, complimentary, ...mine }: Subscription): string {
  const t = useTexts(walletTexts);
  const { paid, startsAfter } = mine;
  const state = stateNow(mine);
  if (state === 'complimentary' && complimentary) return t('wallet.plan.named', { name: complimentary.packageName });
  if (paid && !startsAfter) return t('wallet.plan.named', { name: paid.packageName });
  if (state === 'staff') return t('wallet.plan.staff');
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
          <LeavingNotice mine={mine} />
          <ScheduledNotice mine={mine} />
          <PlanActions mine={mine} hasPlans={hasPlans} />
        </>
      )}
    </WalletSection>
  );
}

/** In place of the next charge, and of what follows a trial, while the account is being deleted. */
function LeavingNotice({ mine: { accountDeletesAt, paid, cancelling } }: { mine: Subscription }) {
  const t = useTexts(walletTexts);
  const { locale } = useLocale();
  if (!accountDeletesAt) return null;
  const date = formatInstant(accountDeletesAt, locale, { dateStyle: 'long' });
  const keep = (
    <RouterLinkButton size="sm" to="/account/data">
      {t('wallet.leaving.keep')}
    </RouterLinkButton>
  );
  return (
    <Notice icon={CalendarX2} tone="warn" title={t('wallet.leaving.title', { date })} action={keep} isStacked>
      <p>{t(paid ? 'wallet.leaving.text' : 'wallet.leaving.unpaid')}</p>
      {cancelling && <p>{t('wallet.leaving.refund')}</p>}
    </Notice>
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
  const { state, paid, cancelling, canResume, accountDeletesAt } = mine;
  const containerRef = useFocusAfterRemoval((!cancelling || canResume) && !isCancelling);
  return (
    <div className={styles.actions} ref={containerRef} tabIndex={-1}>
      {canResume && <ResumeButton subscription={mine} />}
      {hasPlans && state !== 'staff' && !accountDeletesAt && (
        <RouterLinkButton variant={paid || state === 'complimentary' ? 'outline' : 'hot'} to="/subscription">
          {t(paid ? 'wallet.plan.change' : 'wallet.plan.choose')}
        </RouterLinkButton>
      )}
      <StopRenewalButton subscription={mine} />
      {cancelling && (
        <Button variant="ghost" onClick={() => setIsCancelling(true)}>
          {t(state === 'cancelled' ? 'wallet.plan.cancelBack' : 'wallet.plan.cancel')}
        </Button>
      )}
      <CancelDialog subscription={mine} isOpen={isCancelling} onClose={() => setIsCancelling(false)} />
    </div>
  );
}

/** The button is gone after cancelling or turning renewal off: focus stays in its container and does not restart at the page's top. */
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
