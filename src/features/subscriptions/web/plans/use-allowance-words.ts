import type { Allowances } from '#features/packages/contract.ts';
import { useTexts } from '#ui/locale.tsx';
import type { AllowanceRow } from './allowance-rows.ts';
import { allowanceTexts } from './allowance-texts.ts';

const year = 365;

/** How much of a thing a package allows, in words; false where it allows none of it, true where all there is. */
export function useAllowanceWords(): (allowances: Allowances, row: AllowanceRow) => string | boolean {
  const t = useTexts(allowanceTexts);
  return (allowances, row) => {
    const value = allowances[row];
    if (typeof value === 'boolean') return value;
    if (value === null) return t('allowances.all');
    if (row === 'physicalCardDiscount') return value > 0 && `${value}%`;
    if (row !== 'statsDays') return String(value);
    return value % year === 0 ? t('allowances.years', { count: value / year }) : t('allowances.days', { count: value });
  };
}
