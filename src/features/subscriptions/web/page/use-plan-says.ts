import { agorotInSentence } from '#base/money.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Subscription } from '../../contract.ts';
import { dayWords } from '../day-words.ts';
import { plansTexts } from './plans-texts.ts';

const day = 86_400_000;

/** A day that has begun still counts. */
const daysUntil = (moment: string): number => Math.max(0, Math.ceil((new Date(moment).getTime() - Date.now()) / day));

/** How the plan stands and what comes next, in sentences. */
export function usePlanSays({
  state,
  packageType,
  paid,
  trialEndsAt,
  given,
  accessUntil,
  nextCharge,
}: Subscription): string[] {
  const t = useTexts(plansTexts);
  const { locale } = useLocale();
  const on = (moment: string) => dayWords(moment, locale);
  if (!paid) {
    if (state === 'given' && given) return [t('plans.says.given', { date: on(given.until) })];
    if (state === 'trial' && trialEndsAt) {
      const trial = { count: daysUntil(trialEndsAt), date: on(trialEndsAt) };
      if (!given || given.until <= trialEndsAt) return [t('plans.says.trial', trial)];
      return [t('plans.says.trialThenGiven', { ...trial, name: given.packageName, end: on(given.until) })];
    }
    if (packageType !== 'basic') return [t('plans.says.endless')];
    return [t(state === 'expired' ? 'plans.says.expired' : 'plans.says.free')];
  }
  const gift = given?.isInForce ? [t('plans.says.givenPaid', { name: given.packageName, date: on(given.until) })] : [];
  if (state === 'past_due') return [...gift, t('plans.says.pastDue', { date: on(accessUntil ?? paid.periodEnd) })];
  const trial = trialEndsAt && daysUntil(trialEndsAt) > 0 && t('plans.says.beforePaid', { date: on(trialEndsAt) });
  const next = nextCharge
    ? t('plans.says.next', { sum: agorotInSentence(nextCharge.amount), date: on(nextCharge.at) })
    : t('plans.says.until', { date: on(paid.periodEnd) });
  return [...gift, ...(trial ? [trial] : []), next];
}
