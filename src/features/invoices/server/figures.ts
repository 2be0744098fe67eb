/** Sums on documents: always agorot, without the direction marks that a screen's money holds. */
const figures = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const amountText = (agorot: number): string => figures.format(agorot / 100);

export const sumText = (agorot: number): string => `${agorot < 0 ? '-' : ''}₪${amountText(Math.abs(agorot))}`;

/** Hundredths of a percent: 1800 is 18, 1750 is 17.5. */
export const percentText = (rate: number): string => `${rate / 100}%`;
