import { intlTag } from '#i18n/locale.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Dashboard } from '../contract.ts';
import { dashboardTexts } from '../texts.ts';
import styles from './plan-card.module.css';

interface PlanTextProps {
  plan: Dashboard['plan'];
  /** It was paid for while the trial still runs, and starts after it. */
  isTrial: boolean;
}

/** How long a plan that is paid for holds; of the free one, what it holds. */
export function PlanText({ plan: { packageType, state, trialEndsAt, paidUntil }, isTrial }: PlanTextProps) {
  const t = useTexts(dashboardTexts);
  const { locale } = useLocale();
  if (paidUntil === null || !(state === 'active' || state === 'past_due' || state === 'cancelled'))
    return packageType === 'basic' && <p className={styles.text}>{t('dashboard.plan.basicText')}</p>;
  const format = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: 'Asia/Jerusalem' });
  const [name, end] = isTrial && trialEndsAt ? (['afterTrial', trialEndsAt] as const) : ([state, paidUntil] as const);
  return (
    <p className={styles.text} data-state={state}>
      {t(`dashboard.plan.says.${name}`, { date: format.format(new Date(end)) })}
    </p>
  );
}
