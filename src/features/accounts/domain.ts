import type { StaffRole } from '#base/staff-roles.ts';
import { trimmed } from '#base/trimmed.ts';

/** Retention periods that the legal pages promise. */
export const accountPolicy = {
  /** Days between the deletion request and the deletion of the account. */
  deletionDays: 30,
  demoHours: 2,
  exportHours: 24,
  rememberedDays: 30,
  unrememberedHours: 12,
  /** Lifetime of an access token. */
  tokenMinutes: 15,
  /** Time limit to return from Google or to enter a second factor. */
  oauthStateMinutes: 10,
  securityEventDays: 90,
  /** Days before another user may take the username of a deleted account. */
  usernameDays: 90,
} as const;

/** Lifetime of a password reset link. */
export const resetLinkMinutes = 30;

/** How long a device and its cookie are recognized: the year stated in the legal pages. */
export const deviceDays = 365;

export const accountLimits = {
  passwordMin: 6,
  passwordMax: 128,
  adminPasswordMin: 15,
  usernameMin: 2,
  usernameMax: 20,
  displayNameMax: 60,
  emailMax: 254,
  bodyMax: 16 * 1024,
} as const;

/** A username as typed by people: words are joined by hyphens, as is a Hebrew maqaf. */
export const hyphenated = (typed: string): string =>
  typed
    .normalize('NFKC')
    .trim()
    .replace(/[\s\u05be\u2010-\u2015]+/g, '-');

/** Suggests a username for a name: whole words, as many as fit. Empty if no letter can be used. */
export function usernameFor(name: string): string {
  const words = hyphenated(name)
    .replace(/[^A-Za-z0-9\u05d0-\u05ea-]/g, '')
    .split('-')
    .filter(Boolean);
  const { usernameMin, usernameMax } = accountLimits;
  const fitting = words.reduce((made, word) => {
    const next = made ? `${made}-${word}` : word.slice(0, usernameMax);
    return next.length > usernameMax ? made : next;
  }, '');
  return fitting.length < usernameMin ? '' : fitting;
}

/** Spellings that look the same to users are the same name. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();
export const emailKey = (email: string): string => email.normalize('NFKC').toLowerCase();

/** The owner confirms account deletion by typing the username, in any case. */
export const confirmsDeletion = (typed: string, username: string): boolean =>
  usernameKey(typed.trim()) === usernameKey(username);

export type StoredRole = 'user' | 'admin';
export type UserRole = 'user' | 'subscriber' | 'admin';

interface RoleInput {
  readonly role: StoredRole;
  readonly trialEndsAt: Date | null;
  readonly paidUntil: Date | null;
  readonly complimentaryUntil: Date | null;
  /** Whether the session was opened with the authentication that admins need. */
  readonly isStrong: boolean;
}

interface Staff {
  readonly role: StoredRole;
  readonly staffRole: StaffRole | null;
}

/** Null for those who are no admins. Admins from before there were staff roles are owners. */
export const staffRoleOf = ({ role, staffRole }: Staff): StaffRole | null =>
  role === 'admin' ? (staffRole ?? 'owner') : null;

/** The effective role. An admin whose sign-in was too weak is treated as an ordinary user until it is strengthened. */
export function roleAt({ role, trialEndsAt, paidUntil, complimentaryUntil, isStrong }: RoleInput, now: Date): UserRole {
  if (role === 'admin' && isStrong) return 'admin';
  return [trialEndsAt, paidUntil, complimentaryUntil].some((end) => end && end > now) ? 'subscriber' : 'user';
}

interface SignInStrength {
  readonly passwordLength: number | undefined;
  readonly usedSecondFactor: boolean;
  readonly needsSecondFactor: boolean;
}

/**
 * A strong admin sign-in: a long password, and the second factor if required; with Google, always the second factor.
 */
export const isStrongSignIn = ({ passwordLength, usedSecondFactor, needsSecondFactor }: SignInStrength): boolean =>
  passwordLength === undefined
    ? usedSecondFactor
    : passwordLength >= accountLimits.adminPasswordMin && (usedSecondFactor || !needsSecondFactor);

export type PasswordError = 'common' | 'own' | 'shortForAdmin';

export interface PasswordOwner {
  readonly username: string;
  readonly email: string;
  readonly displayName?: string | undefined;
  readonly isAdmin?: boolean;
}

const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether the password is the owner's own name or email, with or without digits at its ends. */
export function isPersonalPassword(password: string, { username, email, displayName = '' }: PasswordOwner): boolean {
  const typed = lettersAndDigits(password);
  const withoutDigits = trimmed(typed, /\p{N}/u);
  const [local = ''] = email.split('@');
  const ownNames = [username, email, local, displayName].map(lettersAndDigits).filter((ownName) => ownName.length >= 2);
  return ownNames.some(
    (ownName) => typed === ownName || (withoutDigits !== '' && withoutDigits === trimmed(ownName, /\p{N}/u)),
  );
}

export function passwordError(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
): PasswordError | undefined {
  if (owner.isAdmin && [...password].length < accountLimits.adminPasswordMin) return 'shortForAdmin';
  if (isPersonalPassword(password, owner)) return 'own';
  return isCommon(password) ? 'common' : undefined;
}

/** Browser names for the list of sessions. Order matters: nearly every user agent contains other browsers' names. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

export function deviceOf(userAgent: string): { browser: string; system: string; isPhone: boolean } {
  const nameIn = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
  return { browser: nameIn(browsers), system: nameIn(systems), isPhone: /\b(Mobile|iPhone|Android)\b/.test(userAgent) };
}
