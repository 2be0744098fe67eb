import { z } from 'zod';
import type { Product } from './contract.ts';

/** What a package allows. Kept as data beside its price, so that an admin's edit takes effect everywhere at once. */
export const allowances = z.object({
  profiles: z.number().int().min(1),
  links: z.number().int().min(0),
  galleryPictures: z.number().int().min(0),
  /** null: every template. */
  templates: z.number().int().min(1).nullable(),
  customSlug: z.boolean(),
  ownBranding: z.boolean(),
  statsDays: z.number().int().min(1),
  leadFields: z.boolean(),
  leadExport: z.boolean(),
  leadWebhook: z.boolean(),
  supportChat: z.boolean(),
  physicalCardDiscount: z.number().int().min(0).max(100),
});
export type Allowances = z.output<typeof allowances>;

const linesPerCard = 5;

/** What the landing page may show, in its order. */
export const homeProducts = (all: readonly Product[]): Product[] =>
  all.filter((one) => one.isActive && one.showAtHome).sort((first, second) => first.sortOrder - second.sortOrder);

/** Features first, then benefits, five lines at the most. */
export function cardLines(one: Product): string[] {
  const benefits = [one.benefit1, one.benefit2, one.benefit3, one.benefit4, one.benefit5];
  return [...one.features, ...benefits]
    .filter((line) => line !== null && line !== '')
    .slice(0, linesPerCard) as string[];
}
