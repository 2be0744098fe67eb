/** What is counted on a profile's page. */
export const eventKinds = ['view', 'save', 'click', 'share', 'lead', 'tap'] as const;
export type EventKind = (typeof eventKinds)[number];

/** How a visitor came. */
export const sources = ['nfc', 'qr', 'whatsapp', 'link', 'embed', 'direct'] as const;
export type Source = (typeof sources)[number];
export const isSource = (value: unknown): value is Source => sources.includes(value as Source);

export const devices = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof devices)[number];

/** Days are those of Israel, whatever clock the server has. */

/** What the ranges of the page offer, in days. */
export const statsRanges = [7, 30, 90, 365] as const;
export const statsMaxDays = 731;

/** How long single events are stored, as the legal pages promise. */
export const eventMonths = 13;
