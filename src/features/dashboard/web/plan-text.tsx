import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Dashboard } from '../contract.ts';
import { dashboardTexts } from '../texts.ts';
import { longDay } from './long-day.ts';
import styles from './plan-card.module.css';

interface PlanTextProps {
  plan: Dashboard['plan'];
  /** It was paid for while the trial still runs, and starts after it. */
  isTrial: boolean;
}

/** How long a plan that is paid for or was given holds; of the free one, what it holds. */
export function PlanText({ plan, isTrial }: PlanTextProps) {
  const t = useTexts(dashboardTexts);
  const { locale } = useLocale();
  const { packageType, given } = plan;
  const paid = paidSays(plan, isTrial);
  return (
    <>
      {given?.isInForce && (
        <p className={styles.text}>{t('dashboard.plan.says.given', { date: longDay(given.until, locale) })}</p>
      )}
      {paid && (
        <p className={styles.text} data-state={plan.state}>
          {t(`dashboard.plan.says.${paid.name}`, { date: longDay(paid.date, locale) })}
        </p>
      )}
      {!paid && packageType === 'basic' && <p className={styles.text}>{t('dashboard.plan.basicText')}</p>}
    </>
  );
}

function paidSays({ state, trialEndsAt, paidUntil }: Dashboard['plan'], isTrial: boolean) {
  if (paidUntil === null || !(state === 'active' || state === 'past_due' || state === 'cancelled')) return undefined;
  return isTrial && trialEndsAt
    ? ({ name: 'afterTrial', date: trialEndsAt } as const)
    : ({ name: state, date: paidUntil } as const);
}
