import type { Allowances } from '#features/packages/contract.ts';

export const allowanceRows = [
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
] as const satisfies readonly (keyof Allowances)[];
export type AllowanceRow = (typeof allowanceRows)[number];

/** So that two can be compared: no limit is more than any number. */
const weight = (value: Allowances[AllowanceRow]): number => (value === null ? Number.POSITIVE_INFINITY : Number(value));

/** What the second allows less of than the first. */
export const lossesOf = (from: Allowances, to: Allowances): AllowanceRow[] =>
  allowanceRows.filter((row) => weight(to[row]) < weight(from[row]));
