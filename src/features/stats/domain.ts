/** The events counted on a profile's page. */
export const eventKinds = ['view', 'save', 'click', 'share', 'lead', 'tap'] as const;
export type EventKind = (typeof eventKinds)[number];

/** The source of a visit. */
export const sources = ['nfc', 'qr', 'whatsapp', 'link', 'embed', 'direct'] as const;
export type Source = (typeof sources)[number];
export const isSource = (value: unknown): value is Source => sources.includes(value as Source);

export const devices = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof devices)[number];

/** Days are in Israel time, regardless of the server's time zone. */

/** The selectable ranges in days. */
export const statsRanges = [7, 30, 90, 365] as const;
export const statsMaxDays = 731;

/** The retention period of single events, as the legal pages state. */
export const eventMonths = 13;
