import { useLocale, useTexts } from '#ui/locale.tsx';
import { dayWords } from '../day-words.ts';
import type { PlanAction } from '../plans/plan-action.ts';
import styles from './card-action.module.css';
import { plansTexts } from './plans-texts.ts';

interface ActHintProps {
  act: PlanAction;
}

/** When it would happen, or why not now. The line keeps its place where there is nothing to say. */
export function ActHint({ act }: ActHintProps) {
  const t = useTexts(plansTexts);
  const { locale } = useLocale();
  const words = () => {
    if ('at' in act) return t(`plans.hints.${act.kind}`, { date: dayWords(act.at, locale) });
    return act.kind === 'upgrade' || act.kind === 'payFirst' ? t(`plans.hints.${act.kind}`) : '';
  };
  return <p className={styles.hint}>{words()}</p>;
}
