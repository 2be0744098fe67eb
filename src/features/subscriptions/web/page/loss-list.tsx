import { Minus } from 'lucide-react';
import type { Allowances } from '#features/packages/contract.ts';
import { useTexts } from '#ui/locale.tsx';
import { lossesOf } from '../plans/allowance-rows.ts';
import { allowanceTexts } from '../plans/allowance-texts.ts';
import { useAllowanceWords } from '../plans/use-allowance-words.ts';
import styles from './loss-list.module.css';
import { plansTexts } from './plans-texts.ts';

interface LossListProps {
  from: Allowances | undefined;
  to: Allowances | undefined;
}

/** A figure after a word in other letters would run into it. */
const isolated = (words: string): string => `\u2068${words}\u2069`;

/** What the smaller package has less of. */
export function LossList({ from, to }: LossListProps) {
  const t = useTexts(plansTexts);
  const ta = useTexts(allowanceTexts);
  const words = useAllowanceWords();
  if (!from || !to) return null;
  const losses = lossesOf(from, to);
  if (losses.length === 0) return null;
  const sentence = (row: (typeof losses)[number]) => {
    const name = ta(`allowances.rows.${row}`);
    const [before, after] = [words(from, row), words(to, row)];
    if (typeof before !== 'string' || typeof after !== 'string') return ta('allowances.without', { row: name });
    return ta('allowances.insteadOf', { row: name, from: isolated(before), to: isolated(after) });
  };
  return (
    <>
      <p>{t('plans.change.losses')}</p>
      <ul className={styles.losses}>
        {losses.map((row) => (
          <li key={row}>
            <Minus size={18} aria-hidden="true" />
            {sentence(row)}
          </li>
        ))}
      </ul>
      <p>{t('plans.change.safe')}</p>
    </>
  );
}
