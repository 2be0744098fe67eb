/** Plans: what is sold, what each includes, and what the price cards show. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';

export const packageType = z.enum(['basic', 'advanced', 'pro']);
export type PackageType = z.output<typeof packageType>;

const benefit = z.string().nullable();

/** Prices are whole shekels, VAT included; texts are in the user's language. */
export const product = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  monthlyPrice: z.number(),
  yearlyPrice: z.number(),
  features: z.array(z.string()),
  benefit1: benefit,
  benefit2: benefit,
  benefit3: benefit,
  benefit4: benefit,
  benefit5: benefit,
  isPopular: z.boolean(),
  isActive: z.boolean(),
  showAtHome: z.boolean(),
  sortOrder: z.number().int(),
  packageType,
});
export type Product = z.output<typeof product>;

/** Entitlements of a plan. Stored as data with its price, so that an admin's edit takes effect everywhere at once. */
export const entitlements = z.object({
  profiles: z.number().int().min(1),
  links: z.number().int().min(0),
  galleryPictures: z.number().int().min(0),
  /** null means every template. */
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
export type Entitlements = z.output<typeof entitlements>;

const products = z.array(product);

/** A plan with its entitlements, for comparison. */
const packageEntitlements = z.object({ id: z.number().int(), packageType, entitlements });
export type PackageEntitlements = z.output<typeof packageEntitlements>;

export const packagesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/products',
    access: 'public',
    summary: 'All packages on sale',
    answer: products,
  }),
  home: endpoint({
    method: 'GET',
    path: '/api/home-products',
    access: 'public',
    summary: 'The packages of the landing page',
    answer: products,
  }),
  entitlements: endpoint({
    method: 'GET',
    path: '/api/products/entitlements',
    access: 'public',
    summary: 'What each package on sale allows',
    answer: z.array(packageEntitlements),
  }),
};
