import { useLocale, useTexts } from '#ui/locale.tsx';
import { dayText } from '../day-text.ts';
import type { PlanAction } from '../plans/plan-action.ts';
import { plansTexts } from './plans-texts.ts';
import styles from './subscription-page.module.css';

interface ActionHintProps {
  action: PlanAction;
}

/** When it would happen, or why not now. The line keeps its place where there is nothing to say. */
export function ActionHint({ action }: ActionHintProps) {
  const t = useTexts(plansTexts);
  const { locale } = useLocale();
  const hintText = () => {
    if ('at' in action) return t(`plans.hints.${action.kind}`, { date: dayText(action.at, locale) });
    return action.kind === 'upgrade' || action.kind === 'payFirst' ? t(`plans.hints.${action.kind}`) : '';
  };
  return <p className={styles.hint}>{hintText()}</p>;
}
