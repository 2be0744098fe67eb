/** Plans, for admins. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { byId, plannedInstant, requiredText, text, version } from '#base/schemas.ts';
import { entitlements, packageType } from './contract.ts';

const wrong = { error: 'errors.invalid' };
const notANumber = { error: 'errors.invalid_number' };
const instant = z.iso.datetime();

export const packageLimits = { nameMax: 40, descriptionMax: 160, lineMax: 80, features: 8, benefits: 5 } as const;
const { nameMax, descriptionMax, lineMax } = packageLimits;

const packageText = z.object({
  name: requiredText(nameMax),
  description: text(descriptionMax),
  features: z.array(text(lineMax)).max(packageLimits.features, wrong),
  benefits: z.array(text(lineMax)).max(packageLimits.benefits, wrong),
});

/** All fields an admin edits at once; prices are dated and changed separately. */
export const packageEdit = z.object({
  texts: z.object({ he: packageText, en: packageText }),
  entitlements,
  isPopular: z.boolean(),
  isActive: z.boolean(),
  showAtHome: z.boolean(),
  sortOrder: z.number(notANumber).int(wrong).min(0, wrong).max(999, wrong),
});
export type PackageEdit = z.output<typeof packageEdit>;

/** In agorot, VAT included. */
const price = z.number(notANumber).int(wrong).min(0, wrong).max(10_000_000, wrong);
const prices = { monthlyPrice: price, yearlyPrice: price };

export const datedPrice = z.object({ id: z.number().int(), ...prices, effectiveFrom: instant, createdAt: instant });
export type DatedPrice = z.output<typeof datedPrice>;

export const adminPackage = packageEdit.extend({
  id: z.number().int(),
  packageType,
  version: z.number().int(),
  updatedAt: instant,
  /** Current prices. */
  ...prices,
  /** Past and future prices, newest first. */
  prices: z.array(datedPrice),
  /** Number of running subscriptions. */
  subscribers: z.number().int(),
});
export type AdminPackage = z.output<typeof adminPackage>;

const admin = { access: 'admin:prices', needsSession: true } as const;

export const adminPackagesApi = {
  list: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/packages',
    summary: 'All packages with their prices over time',
    answer: z.array(adminPackage),
  }),
  change: endpoint({
    ...admin,
    method: 'PUT',
    path: '/api/admin/packages/:id',
    summary: 'Changes what a package says and allows; a stale save answers 409 with the newer one',
    params: byId,
    body: packageEdit.extend({ version }),
    answer: adminPackage,
    requiresRecentAuth: true,
  }),
  addPrice: endpoint({
    ...admin,
    method: 'POST',
    path: '/api/admin/packages/:id/prices',
    summary: 'Sets prices that hold from a moment on, now or later; those who have agreed keep theirs',
    params: byId,
    body: z.object({ ...prices, effectiveFrom: plannedInstant }),
    answer: adminPackage,
    status: 201,
    requiresRecentAuth: true,
  }),
  dropPrice: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/api/admin/packages/:id/prices/:priceId',
    summary: 'Takes back prices that do not hold yet',
    params: byId.extend({ priceId: byId.shape.id }),
    answer: adminPackage,
    requiresRecentAuth: true,
  }),
};
