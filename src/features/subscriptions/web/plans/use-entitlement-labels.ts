import type { Entitlements } from '#features/packages/contract.ts';
import { useTexts } from '#ui/locale.tsx';
import type { EntitlementRow } from './entitlement-rows.ts';
import { entitlementTexts } from './entitlement-texts.ts';

const year = 365;

/** How much of a thing a package allows, in words; false where it allows none of it, true where all there is. */
export function useEntitlementLabels(): (entitlements: Entitlements, row: EntitlementRow) => string | boolean {
  const t = useTexts(entitlementTexts);
  return (entitlements, row) => {
    const value = entitlements[row];
    if (typeof value === 'boolean') return value;
    if (value === null) return t('entitlements.all');
    if (row === 'physicalCardDiscount') return value > 0 && `${value}%`;
    if (row !== 'statsDays') return String(value);
    return value % year === 0
      ? t('entitlements.years', { count: value / year })
      : t('entitlements.days', { count: value });
  };
}
