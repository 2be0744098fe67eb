/** The stored settings. Texts for users exist in both languages. */
export interface BilingualText {
  readonly he: string;
  readonly en: string;
}

export const claimIds = ['cards', 'satisfaction', 'support', 'templates'] as const;
export type ClaimId = (typeof claimIds)[number];

/** One of the figures below the header of the landing page. */
export interface Claim {
  readonly isShown: boolean;
  readonly value: BilingualText;
  readonly label: BilingualText;
}
export type Claims = Readonly<Record<ClaimId, Claim>>;

/** The operator's contact details; empty values are not displayed. */
export interface Contact {
  readonly mail: string;
  /** In the format of `normalizePhone`. */
  readonly phone: string;
  readonly whatsapp: string;
  readonly hours: BilingualText;
  readonly address: BilingualText;
}

/** The seller: printed on every document issued after it is set. */
export interface IssuerSetting {
  readonly taxId: string;
  readonly email: string;
  readonly name: BilingualText;
  readonly address: BilingualText;
}

/** A date that is a working day although the calendar says otherwise, or vice versa. */
export interface HolidayException {
  /** `2026-09-12`, in Israel. */
  readonly day: string;
  readonly isWorked: boolean;
  readonly note: string;
}
export interface Holidays {
  readonly days: readonly HolidayException[];
}

export interface SettingValues {
  readonly claims: Claims;
  readonly contact: Contact;
  readonly issuer: IssuerSetting;
  readonly holidays: Holidays;
}

/** The public settings in one language: visible claims, contact details, upcoming exceptions. */
export interface PublicClaim {
  readonly id: ClaimId;
  readonly value: string;
  readonly label: string;
}
export interface PublicContact {
  readonly mail: string;
  readonly phone: string;
  readonly whatsapp: string;
  readonly hours: string;
  readonly address: string;
}
