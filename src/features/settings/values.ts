/** The stored settings. Texts for users exist in both languages. */
import type { z } from 'zod';
import type { claims, contact, holidays, issuer, maintenance, printing } from './schemas.ts';

export interface BilingualText {
  readonly he: string;
  readonly en: string;
}

export const claimIds = ['cards', 'satisfaction', 'support', 'templates'] as const;
export type ClaimId = (typeof claimIds)[number];

/** The figures below the header of the landing page. */
export type Claims = z.output<typeof claims>;
/** The operator's contact details; empty values are not displayed. */
export type Contact = z.output<typeof contact>;
/** The seller: printed on every document issued after it is set. */
export type IssuerSetting = z.output<typeof issuer>;
/** Dates that are working days although the calendar says otherwise, or vice versa. */
export type Holidays = z.output<typeof holidays>;
export type HolidayException = Holidays['days'][number];

/** Work on the product: announced, or under way, when only staff may change anything. */
export type Maintenance = z.output<typeof maintenance>;

/** What is printed on physical cards besides their design. */
export type Printing = z.output<typeof printing>;

export interface SettingValues {
  readonly claims: Claims;
  readonly contact: Contact;
  readonly issuer: IssuerSetting;
  readonly holidays: Holidays;
  readonly maintenance: Maintenance;
  readonly printing: Printing;
}
