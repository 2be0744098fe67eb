import { instantAt, wallClock } from '#base/time/israel-time.ts';
import { formatInstant } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { useLocale } from '#ui/locale.tsx';
import type { AdminPackage, DatedPrice, PackageEdit } from '../../admin-contract.ts';
import type { Product } from '../../contract.ts';
import type { Prices } from '../../prices.ts';

/** Edited prices in whole shekels, and when they take effect. */
export interface PriceDraft {
  readonly monthly: string;
  readonly yearly: string;
  readonly when: 'now' | 'later';
  readonly day: string;
  readonly time: string;
}

export const emptyPrice: PriceDraft = { monthly: '', yearly: '', when: 'later', day: '', time: '00:00' };

const agorotInShekel = 100;
const dayMilliseconds = 86_400_000;

/** Prices for the preview; undefined until both are valid. */
export const typedPrices = ({ monthly, yearly }: PriceDraft): Prices | undefined =>
  isPrice(monthly) && isPrice(yearly)
    ? { monthlyPrice: Number(monthly) * agorotInShekel, yearlyPrice: Number(yearly) * agorotInShekel }
    : undefined;

/** Prefilled with the current prices, effective from the start of tomorrow. */
export const priceFrom = ({ monthlyPrice, yearlyPrice }: Prices, now: Date): PriceDraft => ({
  ...emptyPrice,
  monthly: String(Math.round(monthlyPrice / agorotInShekel)),
  yearly: String(Math.round(yearlyPrice / agorotInShekel)),
  day: wallClock(new Date(now.getTime() + dayMilliseconds)).day,
});

/** A price as typed; a minus and a point stay, so that they can be refused. */
export const onlyDigits = (typed: string): string =>
  (isNegative(typed) ? '-' : '') + typed.replace(/[^\d.]/g, '').slice(0, 9);

export const isNegative = (typed: string): boolean => /^\s*[-\u2212]/.test(typed);

export const isPrice = (typed: string): boolean => /^\d{1,6}$/.test(typed);

/** When they take effect; undefined while the date is invalid. */
export const effectiveInstant = ({ when, day, time }: PriceDraft, now: Date): Date | undefined =>
  when === 'now' ? now : instantAt(day, time);

/** Future, current and past prices, newest first. Without a dated price in force, the plan's own applies. */
export function sortPrices({ prices }: Pick<AdminPackage, 'prices'>, now: Date) {
  const newestFirst = prices.toSorted((one, two) => (one.effectiveFrom < two.effectiveFrom ? 1 : -1));
  const isEffective = ({ effectiveFrom }: DatedPrice) => new Date(effectiveFrom) <= now;
  const [inForce, ...past] = newestFirst.filter(isEffective);
  return { toCome: newestFirst.filter((price) => !isEffective(price)), inForce, past };
}

type PreviewedPackage = PackageEdit & Pick<AdminPackage, 'id' | 'packageType' | 'monthlyPrice' | 'yearlyPrice'>;

/** A plan as visitors of the landing page see it, in their language. */
export function previewProduct(one: PreviewedPackage, locale: Locale): Product {
  const { name, description, features, benefits } = one.texts[locale];
  const [benefit1 = null, benefit2 = null, benefit3 = null, benefit4 = null, benefit5 = null] =
    benefits.filter(Boolean);
  const { id, packageType, isPopular, isActive, showAtHome, sortOrder } = one;
  return {
    id,
    packageType,
    name,
    description,
    isPopular,
    isActive,
    showAtHome,
    benefit1,
    benefit2,
    benefit3,
    benefit4,
    benefit5,
    features: features.filter(Boolean),
    sortOrder: Number.isNaN(sortOrder) ? 0 : sortOrder,
    monthlyPrice: one.monthlyPrice / agorotInShekel,
    yearlyPrice: one.yearlyPrice / agorotInShekel,
  };
}

/** Date and time in Israel, for use in a sentence. */
export function useInstantText(): (at: string | Date) => string {
  const { locale } = useLocale();
  return (at) => formatInstant(at, locale, { dateStyle: 'medium', timeStyle: 'short' });
}
