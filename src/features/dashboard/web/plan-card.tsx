import { trialDays } from '#features/packages/plan.ts';
import { formatInstant, unbrokenDates } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Card, Text } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import type { Dashboard } from '../contract.ts';
import { daysLeft, openSteps } from '../domain.ts';
import { dashboardTexts } from '../texts.ts';
import styles from './plan-card.module.css';

/** A date inside a sentence, in Israel time. */
const longDay = (instant: string, locale: Locale): string =>
  unbrokenDates(formatInstant(instant, locale, { dateStyle: 'long' }));

interface PlanCardProps {
  plan: Dashboard['plan'];
  steps: Dashboard['steps'];
  /** Whether the plans page exists. */
  hasPlans: boolean;
}

/** The next action for each plan state; a subscription in good standing needs none. */
const planActions = {
  staff: undefined,
  trial: { href: '/subscription', name: 'choose' },
  complimentary: { href: '/subscription', name: 'upgrade' },
  none: { href: '/subscription', name: 'upgrade' },
  expired: { href: '/subscription', name: 'upgrade' },
  cancelled: { href: '/subscription', name: 'renew' },
  past_due: { href: '/wallet', name: 'settle' },
  active: undefined,
} as const;

/** The current plan, and what happens to the profile when it ends; nothing of both holds for an account being deleted. */
export function PlanCard(props: PlanCardProps) {
  const { user } = useSession();
  return user?.deletesAt ? null : <PlanCardBody {...props} />;
}

function PlanCardBody({ plan, steps, hasPlans }: PlanCardProps) {
  const t = useTexts(dashboardTexts);
  const { packageType, state, trialEndsAt, paidUntil, complimentary } = plan;
  const daysRemaining = trialEndsAt === null ? 0 : daysLeft(new Date(trialEndsAt), new Date());
  const isTrial = daysRemaining > 0 && !complimentary?.isEffective;
  const isStaff = state === 'staff';
  const isTop = state === 'complimentary' && packageType === 'pro';
  const isPaidForLong = state === 'cancelled' && paidUntil !== null && daysLeft(new Date(paidUntil), new Date()) > 30;
  const planAction = isTop || isPaidForLong ? undefined : planActions[state];
  // Only one primary action per screen: an open first step takes precedence.
  const variant = openSteps(steps).length > 0 || state === 'cancelled' ? 'outline' : 'hot';
  return (
    <Card as="section" tone="quiet" className={styles.card} aria-label={t('dashboard.plan.label')}>
      <Text weight="strong">{t(`dashboard.plan.${isStaff ? 'staff' : isTrial ? 'trial' : packageType}`)}</Text>
      {isTrial && state === 'trial' ? (
        <TrialText daysRemaining={daysRemaining} plan={plan} />
      ) : (
        <PlanText plan={plan} />
      )}
      {hasPlans && planAction && (
        <RouterLinkButton variant={variant} size="sm" block to={planAction.href}>
          {t(`dashboard.plan.${planAction.name}`)}
        </RouterLinkButton>
      )}
    </Card>
  );
}

interface TrialTextProps {
  daysRemaining: number;
  plan: Pick<Dashboard['plan'], 'trialEndsAt' | 'complimentary'>;
}

function TrialText({ daysRemaining, plan: { trialEndsAt, complimentary } }: TrialTextProps) {
  const t = useTexts(dashboardTexts);
  const { locale } = useLocale();
  // Support may have added days: more are left than a trial has.
  const isExtended = daysRemaining > trialDays;
  const next = complimentary && trialEndsAt && complimentary.until > trialEndsAt ? complimentary.until : undefined;
  return (
    <>
      {isExtended ? null : (
        <Progress tone="hot" value={daysRemaining} max={trialDays} label={t('dashboard.plan.trial')} />
      )}
      <Text size="s" weight="medium">
        {isExtended
          ? t('dashboard.plan.leftOfExtended', { count: daysRemaining })
          : t('dashboard.plan.left', { count: daysRemaining, all: trialDays })}
      </Text>
      <p className={styles.text}>
        {next ? t('dashboard.plan.afterComplimentary', { date: longDay(next, locale) }) : t('dashboard.plan.after')}
      </p>
    </>
  );
}

/** For a paid or complimentary plan, its end; for the free plan, what it includes. */
function PlanText({ plan }: Pick<PlanCardProps, 'plan'>) {
  const t = useTexts(dashboardTexts);
  const { locale } = useLocale();
  const { packageType, complimentary } = plan;
  return (
    <>
      {complimentary?.isEffective && (
        <p className={styles.text}>
          {t('dashboard.plan.says.complimentary', { date: longDay(complimentary.until, locale) })}
        </p>
      )}
      <PaidText plan={plan} />
      {plan.state === 'staff' && <p className={styles.text}>{t('dashboard.plan.staffText')}</p>}
      {plan.paidUntil === null && packageType === 'basic' && (
        <p className={styles.text}>{t('dashboard.plan.basicText')}</p>
      )}
    </>
  );
}

/** A plan that was paid for during a trial or gift starts after it. */
function PaidText({ plan: { state, startsAt, startsAfter, paidUntil } }: Pick<PlanCardProps, 'plan'>) {
  const t = useTexts(dashboardTexts);
  const { locale } = useLocale();
  if (paidUntil === null || !isPaidState(state)) return null;
  return (
    <p className={styles.text} data-state={state}>
      {startsAt && startsAfter
        ? t(`dashboard.plan.says.after.${startsAfter}`, { date: longDay(startsAt, locale) })
        : t(`dashboard.plan.says.${state}`, { date: longDay(paidUntil, locale) })}
    </p>
  );
}

const isPaidState = (state: Dashboard['plan']['state']) =>
  state === 'active' || state === 'past_due' || state === 'cancelled';
