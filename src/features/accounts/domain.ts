import { trimmed } from '#base/trimmed.ts';

/** What the legal pages promise: how long things last, and when they are deleted. */
export const accountPolicy = {
  /** Between asking for deletion and losing the account. */
  deletionDays: 30,
  demoHours: 2,
  exportHours: 24,
  rememberedDays: 30,
  unrememberedHours: 12,
  /** Of an access token. */
  tokenMinutes: 15,
  /** To come back from Google, or to type a second factor. */
  oauthStateMinutes: 10,
  securityEventDays: 90,
  /** Before anybody else may take the username of a deleted account. */
  usernameDays: 90,
} as const;

/** Of the link that a forgotten password is reset by. */
export const resetLinkMinutes = 30;

/** How long a device is known, and the cookie that tells it: the year that the legal pages speak of. */
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

export const demoEmail = 'demo@negia.example';
export const demoPassword = 'demo1234';

/** Two spellings that people take for the same are the same name. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();
export const emailKey = (email: string): string => email.normalize('NFKC').toLowerCase();

/** What the owner types to delete an account: the username, in whatever case. */
export const confirmsDeletion = (typed: string, username: string): boolean =>
  usernameKey(typed.trim()) === usernameKey(username);

export type StoredRole = 'user' | 'admin';
export type UserRole = 'user' | 'subscriber' | 'admin';

interface RoleInput {
  readonly role: StoredRole;
  readonly trialEndsAt: Date | null;
  readonly paidUntil: Date | null;
  readonly complimentaryUntil: Date | null;
  /** The session was opened with all that an admin must show. */
  readonly isStrong: boolean;
}

/** Who somebody is right now. An admin who signed in too weakly is an ordinary owner until they mend it. */
export function roleAt({ role, trialEndsAt, paidUntil, complimentaryUntil, isStrong }: RoleInput, now: Date): UserRole {
  if (role === 'admin' && isStrong) return 'admin';
  return [trialEndsAt, paidUntil, complimentaryUntil].some((end) => end && end > now) ? 'subscriber' : 'user';
}

interface SignInStrength {
  readonly passwordLength: number | undefined;
  readonly usedSecondFactor: boolean;
  readonly needsSecondFactor: boolean;
}

/** Whether a sign-in is good enough for an admin: a long password or a second factor by Google, and the factor where it is required. */
export const isStrongSignIn = ({ passwordLength, usedSecondFactor, needsSecondFactor }: SignInStrength): boolean =>
  passwordLength === undefined
    ? usedSecondFactor
    : passwordLength >= accountLimits.adminPasswordMin && (usedSecondFactor || !needsSecondFactor);

export type PasswordError = 'common' | 'own' | 'shortForAdmin';

interface PasswordOwner {
  readonly username: string;
  readonly email: string;
  readonly displayName?: string;
  readonly isAdmin?: boolean;
}

const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A password that is the owner's own name or mail, with or without a few digits at its ends. */
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

/** Names for the list of sessions. The order matters: nearly every browser claims to be several others. */
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
  return {
    browser: nameIn(browsers),
    system: nameIn(systems),
    isPhone: /\b(Mobile|iPhone|Android)\b/.test(userAgent),
  };
}
