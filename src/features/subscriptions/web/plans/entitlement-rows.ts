import type { Entitlements } from '#features/packages/contract.ts';
import { useTexts } from '#ui/locale.tsx';
import { entitlementTexts } from './entitlement-texts.ts';

export const entitlementRows = [
  'profiles',
  'links',
  'galleryPictures',
  'templates',
  'customSlug',
  'ownBranding',
  'statsDays',
  'leadFields',
  'leadExport',
  'leadWebhook',
  'supportChat',
  'physicalCardDiscount',
] as const satisfies readonly (keyof Entitlements)[];
export type EntitlementRow = (typeof entitlementRows)[number];

/** For comparisons: no limit counts as more than any number. */
const weight = (value: Entitlements[EntitlementRow]): number =>
  value === null ? Number.POSITIVE_INFINITY : Number(value);

/** What the second allows less of than the first. */
export const lossesOf = (from: Entitlements, to: Entitlements): EntitlementRow[] =>
  entitlementRows.filter((row) => weight(to[row]) < weight(from[row]));

const year = 365;

/** The extent of an entitlement as text; false if it is not included (or zero), true if it is simply included. */
export function useEntitlementLabels(): (entitlements: Entitlements, row: EntitlementRow) => string | boolean {
  const t = useTexts(entitlementTexts);
  return (entitlements, row) => {
    const value = entitlements[row];
    if (typeof value === 'boolean') return value;
    if (value === null) return t('entitlements.all');
    if (row === 'physicalCardDiscount') return value > 0 && `${value}%`;
    if (row !== 'statsDays') return String(value);
    if (value % year === 0) return t('entitlements.years', { count: value / year });
    return t(value > 10 ? 'entitlements.manyDays' : 'entitlements.days', { count: value });
  };
}
