/** Accounts: identity, sign-in and account settings. */
import { z } from 'zod';
import { listOf, listQuery } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { byId, untrimmedText } from '#base/schemas.ts';
import { staffRoles } from '#base/staff-roles.ts';
import { locales } from '#i18n/locale.ts';
import { accountLimits, hyphenated } from './domain.ts';

const { passwordMin, passwordMax, usernameMin, usernameMax, displayNameMax, emailMax, bodyMax } = accountLimits;

/** Bidi marks and other invisible characters are often pasted along with an address. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const withoutInvisible = (text: string): string => text.replace(invisible, '').trim();
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not pass
const noControls = /^[^\u0000-\u001f\u007f]*$/;

/** ASCII only, so that homographs of another user's address are impossible. */
export const email = z
  .string({ error: 'accounts.email.invalid' })
  .transform(withoutInvisible)
  .pipe(z.email({ error: 'accounts.email.invalid' }).max(emailMax, { error: 'accounts.email.invalid' }));

const charactersOf = (text: string): number => [...text].length;

/** Reports the first error by its text key; aborting in the schema would hide errors in other fields of the form. */
const checkedString = (errorOf: (text: string) => string | undefined) =>
  z.string().superRefine((text, { addIssue }) => {
    const message = errorOf(text);
    if (message) addIssue({ code: 'custom', message });
  });

/** Characters of any language; length counts code points. */
export const password = z.string({ error: 'accounts.password.short' }).pipe(
  checkedString((text) => {
    if (charactersOf(text) < passwordMin) return 'accounts.password.short';
    if (charactersOf(text) > passwordMax) return 'accounts.password.long';
    return noControls.test(text) ? undefined : 'accounts.password.controls';
  }),
);

const usernameLetters = /^(?=.*[A-Za-z0-9\u05d0-\u05ea])[A-Za-z0-9\u05d0-\u05ea._-]+$/;

export const username = z
  .string({ error: 'accounts.username.short' })
  .transform(hyphenated)
  .pipe(
    checkedString((text) => {
      if (text.length < usernameMin) return 'accounts.username.short';
      if (text.length > usernameMax) return 'accounts.username.long';
      return usernameLetters.test(text) ? undefined : 'accounts.username.letters';
    }),
  );

export const displayName = z
  .string({ error: 'accounts.displayName.empty' })
  .transform((text) => withoutInvisible(text.normalize('NFC').toWellFormed()).replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1, { error: 'accounts.displayName.empty', abort: true })
      .max(displayNameMax, { error: 'accounts.displayName.long', abort: true })
      .regex(noControls, { error: 'errors.invalid' }),
  );

/** Six digits of an authenticator or a recovery code; spaces and hyphens are accepted and removed. */
export const secondFactorCode = z
  .string({ error: 'accounts.code.wrong' })
  .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
  .pipe(
    z
      .string()
      .min(1, { error: 'accounts.code.needed', abort: true })
      .regex(/^(\d{6}|[a-z2-7]{10}|[a-z2-7]{16})$/, { error: 'accounts.code.wrong' }),
  );

export const loginForm = z.object({ email, password, rememberMe: z.boolean().default(true) });
export const credentials = loginForm.extend({ code: secondFactorCode.optional() });
export type Credentials = z.output<typeof credentials>;

export const registration = z.object({ displayName: displayName.optional(), username, email, password });
export type Registration = z.output<typeof registration>;

/** The form has a confirmation field; only `registration` is sent. */
export const registrationForm = registration
  .extend({
    displayName: z
      .string()
      .transform((typed) => withoutInvisible(typed) || undefined)
      .pipe(displayName.optional())
      .optional(),
    confirmPassword: z
      .string()
      .refine((text) => charactersOf(text) >= passwordMin, { error: 'accounts.password.confirmShort' }),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: 'accounts.password.mismatch',
    when: ({ value }) => {
      const { confirmPassword = '' } = value as { confirmPassword?: string };
      return charactersOf(confirmPassword) >= passwordMin;
    },
  });

export const userRole = z.enum(['user', 'subscriber', 'admin']);

export const sessionUser = z.object({
  id: z.number(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  userRole,
  /** Of an admin: what of the administration they may see and change. */
  staffRole: z.enum(staffRoles).optional(),
  unreadSupportMessages: z.number(),
  language: z.enum(locales),
  /** The admin who impersonates this owner. */
  viewedBy: z.object({ username: z.string() }).optional(),
  /** When the account will be deleted, if its owner has requested it. */
  deletesAt: z.iso.datetime().optional(),
});
export type SessionUser = z.output<typeof sessionUser>;

const message = z.object({ message: z.string() });
const signedIn = message.extend({ user: sessionUser, token: z.string() });

/** All account data that its owner sees. */
export const account = sessionUser.extend({
  isEmailVerified: z.boolean(),
  /** A new email address whose confirmation link has not been opened yet. */
  pendingEmail: z.string().nullable(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  isGoogleOffered: z.boolean(),
  hasSecondFactor: z.boolean(),
  recoveryCodesLeft: z.number(),
  /** What an admin still has to set up before the server grants admin access. */
  adminLacks: z.array(z.enum(['password', 'secondFactor'])),
  /** The staff role that this opens. */
  lockedRole: z.enum(staffRoles).nullable(),
  isDemo: z.boolean(),
  trialEndsAt: z.iso.datetime().nullable(),
  /** When the account will be deleted, if the owner has requested it. */
  deletesAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Account = z.output<typeof account>;

export const accountSession = z.object({
  id: z.number(),
  browser: z.string(),
  system: z.string(),
  isPhone: z.boolean(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type AccountSession = z.output<typeof accountSession>;

export const accountExport = z.object({
  id: z.number(),
  status: z.enum(['waiting', 'running', 'ready', 'failed']),
  sectionsDone: z.number(),
  sectionsTotal: z.number(),
  createdAt: z.iso.datetime(),
});
export type AccountExport = z.output<typeof accountExport>;

export const securityEventKinds = [
  ...([
    'registered',
    'registration-tried',
    'sign-in',
    'sign-in-failed',
    'reset-asked',
    'password-reset',
    'password-changed',
  ] as const),
  ...(['google-linked', 'google-unlinked', 'email-verified', 'email-changed', 'username-changed'] as const),
  ...(['second-factor-on', 'second-factor-off', 'second-factor-used', 'second-factor-failed'] as const),
  ...(['recovery-codes', 'sessions-ended', 'change-undone'] as const),
  ...([
    'suspended',
    'restored',
    'view-started',
    'view-ended',
    'sessions-ended-by-admin',
    'email-changed-by-admin',
  ] as const),
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** One entry of the security log as shown to its reader. */
export const securityEvent = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  kind: z.enum(securityEventKinds),
  detail: z.string(),
  browser: z.string(),
  system: z.string(),
  isPhone: z.boolean(),
  /** The network part of the IP address only, for privacy; empty where it is irrelevant. */
  address: z.string(),
});
export type SecurityEvent = z.output<typeof securityEvent>;

const linkToken = z.string({ error: 'accounts.link.dead' }).regex(/^[\w-]{43}$/, { error: 'accounts.link.dead' });

const deletionEffect = z.object({
  text: z.string(),
  /** Where the owner can act on it first. */
  link: z.object({ path: z.string(), text: z.string() }).nullable(),
});
export type DeletionEffect = z.output<typeof deletionEffect>;

/** Credential changes, exports and deletion need the cookie, and recent authentication where a session thief gains. */
const own = { access: 'user', needsSession: true, bodyLimit: bodyMax } as const;
/** For visitors: a form that is sent without a session. */
const open = { method: 'POST', access: 'public', bodyLimit: bodyMax } as const;
const byAddress = (points: number, seconds: number) => ({ points, seconds, by: 'address' }) as const;
const byAccount = (points: number, seconds: number) => ({ points, seconds, by: 'account' }) as const;

export const authApi = {
  csrfToken: endpoint({
    method: 'GET',
    path: '/api/csrf-token',
    access: 'public',
    summary: 'The token that calls which change something carry',
    answer: z.object({ csrfToken: z.string() }),
  }),
  login: endpoint({
    ...open,
    path: '/api/auth/login',
    allowedWhileReadOnly: true,
    summary: 'Sign in with mail and password, and the second factor where one is set up',
    body: credentials,
    answer: signedIn,
    limit: byAddress(60, 300),
    allowedWhileImpersonating: true,
  }),
  register: endpoint({
    ...open,
    path: '/api/auth/register',
    summary: 'Open an account and start its trial',
    body: registration,
    answer: signedIn,
    limit: byAddress(20, 3_600),
  }),
  checkRegistration: endpoint({
    ...open,
    path: '/api/auth/register/check',
    summary: 'Whether an account can be opened with this input; opens none',
    body: registration,
    answer: z.object({ success: z.literal(true) }),
    limit: byAddress(60, 3_600),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    allowedWhileReadOnly: true,
    access: 'public',
    summary: 'End this session',
    // The page signs out before it fetches a token; the origin is still checked.
    csrf: 'origin-only',
    answer: message,
    limit: byAddress(120, 60),
    allowedWhileImpersonating: true,
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/api/auth/current-user',
    access: 'user',
    summary: 'Who is signed in, for both readers, and a new token for the holder of the cookie',
    answer: sessionUser.extend({ user: sessionUser, token: z.string().optional() }),
  }),
  google: endpoint({
    method: 'GET',
    path: '/api/auth/google',
    access: 'public',
    summary: 'Leave for Google to sign in, or to connect the account that is signed in',
    query: z.object({
      /** The page that comes back after a failure; after a success it is `next`, if given. */
      returnTo: untrimmedText(2_000).optional(),
      next: untrimmedText(2_000).optional(),
      connect: z.literal('1').optional(),
    }),
    answer: z.object({ location: z.string() }),
    status: 302,
    limit: byAddress(60, 300),
  }),
  googleReady: endpoint({
    method: 'GET',
    path: '/api/auth/google/ready',
    access: 'public',
    summary: 'Whether Google can be reached, asked before a page is left for it',
    answer: z.object({ isReady: z.boolean() }),
    limit: byAddress(60, 300),
  }),
  googleCallback: endpoint({
    method: 'GET',
    path: '/api/auth/google/callback',
    access: 'public',
    summary: 'Come back from Google',
    query: z.record(untrimmedText(200), untrimmedText(4_000)),
    answer: z.object({ location: z.string() }),
    status: 302,
    limit: byAddress(60, 300),
  }),
  secondFactor: endpoint({
    ...open,
    path: '/api/auth/second-factor',
    allowedWhileReadOnly: true,
    summary: 'Finish a sign-in by Google with the second factor',
    body: z.object({ code: secondFactorCode }),
    answer: signedIn,
    limit: byAddress(60, 300),
    allowedWhileImpersonating: true,
  }),
  confirm: endpoint({
    ...own,
    method: 'POST',
    path: '/api/auth/confirm',
    allowedWhileReadOnly: true,
    summary: 'Prove with the password that it is still the owner who sits there',
    body: z.object({ password }),
    answer: message,
    limit: byAccount(20, 3_600),
  }),
  forgotPassword: endpoint({
    ...open,
    path: '/api/auth/forgot-password',
    summary: 'Ask for a mail with a link that sets a new password',
    body: z.object({ email }),
    answer: message,
    limit: byAddress(20, 3_600),
  }),
  checkResetLink: endpoint({
    ...open,
    path: '/api/auth/reset-password/check',
    summary: 'Whether the link of a mail would still set a new password; uses nothing up',
    body: z.object({ token: linkToken }),
    answer: z.object({ success: z.literal(true) }),
    limit: byAddress(60, 3_600),
  }),
  resetPassword: endpoint({
    ...open,
    path: '/api/auth/reset-password',
    summary: 'Set a new password by the link of a mail; every session of the account ends',
    body: z.object({ token: linkToken, password }),
    answer: message,
    limit: byAddress(30, 3_600),
  }),
  verifyEmail: endpoint({
    ...open,
    path: '/api/auth/verify-email',
    summary:
      'Confirm an address by the link that was sent to it: signed in, or with a new password that ends every way in from before',
    body: z.object({ token: linkToken, password: password.optional() }),
    answer: message.extend({ email: z.string() }),
    limit: byAddress(30, 3_600),
  }),
  undoChange: endpoint({
    ...open,
    path: '/api/auth/undo-change',
    summary:
      'Undo a change of the ways in by the link of its mail: all sessions end, and a link for a new password is sent',
    body: z.object({ token: linkToken }),
    answer: message.extend({ email: z.string() }),
    limit: byAddress(30, 3_600),
  }),
};

export const accountApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/account',
    access: 'user',
    summary: "The signed-in owner's account",
    answer: account,
  }),
  update: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/account',
    summary: 'Change name, username or language',
    body: z.object({
      displayName: displayName.optional(),
      username: username.optional(),
      language: z.enum(locales, { error: 'errors.invalid' }).optional(),
    }),
    answer: account,
  }),
  changeEmail: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/account/email',
    summary: 'Ask for another address; it counts once the link sent to it was opened',
    requiresRecentAuth: true,
    body: z.object({ email }),
    answer: account,
    limit: byAccount(10, 3_600),
  }),
  cancelEmail: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/account/email',
    summary: 'Stay with the address that is there',
    answer: account,
  }),
  resendEmail: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/email/resend',
    summary: 'Send the link for the address that waits once more',
    answer: message,
    limit: byAccount(5, 3_600),
  }),
  changePassword: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/account/password',
    summary: 'Change the password, or set the first one; all other sessions end',
    body: z.object({ currentPassword: z.string().max(1_000).optional(), password }),
    answer: signedIn,
    limit: byAccount(20, 3_600),
  }),
  sessions: endpoint({
    ...own,
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where the account is signed in',
    answer: z.array(accountSession),
  }),
  endSession: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    summary: 'End one session',
    requiresRecentAuth: true,
    params: byId,
    answer: z.array(accountSession),
  }),
  endOtherSessions: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: 'End all sessions but this one',
    requiresRecentAuth: true,
    answer: z.array(accountSession),
  }),
  securityEvents: endpoint({
    ...own,
    method: 'GET',
    path: '/api/account/security-events',
    summary: 'What happened to the ways into the account in the last ninety days, newest first',
    query: z.object({ after: listQuery.after }),
    answer: listOf(securityEvent),
  }),
  startSecondFactor: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/second-factor',
    summary: 'A new secret for an authenticator; it counts once a code of it was given',
    requiresRecentAuth: true,
    answer: z.object({ secret: z.string(), uri: z.string() }),
    limit: byAccount(20, 3_600),
  }),
  confirmSecondFactor: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/account/second-factor',
    summary: 'Switch the second factor on; recovery codes are shown only now',
    requiresRecentAuth: true,
    body: z.object({ code: secondFactorCode }),
    answer: z.object({ recoveryCodes: z.array(z.string()), account }),
    limit: byAccount(20, 3_600),
  }),
  renewRecoveryCodes: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/account/recovery-codes',
    summary: 'New recovery codes in place of the old ones',
    requiresRecentAuth: true,
    answer: z.object({ recoveryCodes: z.array(z.string()), account }),
    limit: byAccount(20, 3_600),
  }),
  removeSecondFactor: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/account/second-factor',
    summary: 'Switch the second factor off',
    requiresRecentAuth: true,
    answer: account,
  }),
  disconnectGoogle: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/account/google',
    summary: 'Sign in without Google from now on',
    requiresRecentAuth: true,
    answer: account,
  }),
  startExport: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/exports',
    summary: 'Gather everything that is kept about the owner into one file',
    requiresRecentAuth: true,
    answer: accountExport,
    limit: byAccount(10, 3_600),
  }),
  getExport: endpoint({
    ...own,
    method: 'GET',
    path: '/api/account/exports/:id',
    summary: 'How far an export has come',
    params: byId,
    answer: accountExport,
  }),
  downloadExport: endpoint({
    ...own,
    method: 'GET',
    path: '/api/account/exports/:id/file',
    summary: 'The file of an export, as JSON',
    params: byId,
    answer: z.unknown(),
    isFile: true,
  }),
  deletionEffects: endpoint({
    ...own,
    method: 'GET',
    path: '/api/account/deletion',
    summary: 'What deleting the account means for my subscription, orders and documents',
    answer: z.array(deletionEffect),
  }),
  requestDeletion: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/deletion',
    summary: 'Delete the account and everything in it in thirty days',
    requiresRecentAuth: true,
    body: z.object({ confirmation: untrimmedText(100) }),
    answer: account,
  }),
  cancelDeletion: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/account/deletion',
    summary: 'Keep the account after all',
    answer: account,
  }),
};
