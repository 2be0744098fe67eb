import { formatNumber } from '#i18n/format.ts';
/** Amounts on documents: always agorot, without the direction marks that a screen's money holds. */
export const amountText = (agorot: number): string =>
  formatNumber(agorot / 100, 'en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const signedAmountText = (agorot: number): string => `${agorot < 0 ? '-' : ''}₪${amountText(Math.abs(agorot))}`;

/** Hundredths of a percent: 1800 is 18, 1750 is 17.5. */
export const percentText = (rate: number): string => `${rate / 100}%`;
