import type { Entitlements } from '#features/packages/contract.ts';

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

/** So that two can be compared: no limit is more than any number. */
const weight = (value: Entitlements[EntitlementRow]): number =>
  value === null ? Number.POSITIVE_INFINITY : Number(value);

/** What the second allows less of than the first. */
export const lossesOf = (from: Entitlements, to: Entitlements): EntitlementRow[] =>
  entitlementRows.filter((row) => weight(to[row]) < weight(from[row]));
