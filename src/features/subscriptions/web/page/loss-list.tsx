import { Minus } from 'lucide-react';
import type { Entitlements } from '#features/packages/contract.ts';
import { useTexts } from '#ui/locale.tsx';
import { lossesOf } from '../plans/entitlement-rows.ts';
import { entitlementTexts } from '../plans/entitlement-texts.ts';
import { useEntitlementLabels } from '../plans/use-entitlement-labels.ts';
import styles from './loss-list.module.css';
import { plansTexts } from './plans-texts.ts';

interface LossListProps {
  from: Entitlements | undefined;
  to: Entitlements | undefined;
}

/** A figure after a word in other letters would run into it. */
const isolated = (words: string): string => `\u2068${words}\u2069`;

/** What the smaller package has less of. */
export function LossList({ from, to }: LossListProps) {
  const t = useTexts(plansTexts);
  const ta = useTexts(entitlementTexts);
  const words = useEntitlementLabels();
  if (!from || !to) return null;
  const losses = lossesOf(from, to);
  if (losses.length === 0) return null;
  const sentence = (row: (typeof losses)[number]) => {
    const name = ta(`entitlements.rows.${row}`);
    const [before, after] = [words(from, row), words(to, row)];
    if (typeof before !== 'string' || typeof after !== 'string') return ta('entitlements.without', { row: name });
    return ta('entitlements.insteadOf', { row: name, from: isolated(before), to: isolated(after) });
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
