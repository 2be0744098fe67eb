import { instantAt, wallClock } from '#base/israel-time.ts';
import type { Prices } from '../../prices.ts';

/** Prices that are being typed, in whole shekels, and from when they shall hold. */
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

const pricesOf = ({ monthly, yearly }: PriceDraft): Prices => ({
  monthlyPrice: Number(monthly) * agorotInShekel,
  yearlyPrice: Number(yearly) * agorotInShekel,
});

/** What the preview shows of them: nothing before both are there. */
export const typedPrices = (draft: PriceDraft): Prices | undefined =>
  draft.monthly && draft.yearly ? pricesOf(draft) : undefined;

/** Filled in with what holds now, from the beginning of tomorrow. */
export const priceFrom = ({ monthlyPrice, yearlyPrice }: Prices, now: Date): PriceDraft => ({
  ...emptyPrice,
  monthly: String(Math.round(monthlyPrice / agorotInShekel)),
  yearly: String(Math.round(yearlyPrice / agorotInShekel)),
  day: wallClock(new Date(now.getTime() + dayMilliseconds)).day,
});

export const onlyDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6);

/** From when they hold; undefined while the date is none. */
export const effectiveInstant = ({ when, day, time }: PriceDraft, now: Date): Date | undefined =>
  when === 'now' ? now : instantAt(day, time);
