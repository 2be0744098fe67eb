/** What is set, as it is kept. Texts that people read stand in both languages. */
export interface BilingualText {
  readonly he: string;
  readonly en: string;
}

export const claimIds = ['cards', 'satisfaction', 'support', 'templates'] as const;
export type ClaimId = (typeof claimIds)[number];

/** One of the figures under the head of the landing page. */
export interface Claim {
  readonly isShown: boolean;
  readonly value: BilingualText;
  readonly label: BilingualText;
}
export type Claims = Readonly<Record<ClaimId, Claim>>;

/** How people reach us; what is empty is not shown. */
export interface Contact {
  readonly mail: string;
  /** As `normalizePhone` gives it. */
  readonly phone: string;
  readonly whatsapp: string;
  readonly hours: BilingualText;
  readonly address: BilingualText;
}

/** Who sells: stands on every document from the moment it is set. */
export interface IssuerSetting {
  readonly taxId: string;
  readonly email: string;
  readonly name: BilingualText;
  readonly address: BilingualText;
}

/** A day that is worked on though work would rest, or the other way round. */
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

/** What everybody may read, in one language: claims that are shown, the ways to us, days to come. */
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
