import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Locale } from '#i18n/locale.ts';
import type { SecurityEventKind } from '../contract.ts';
import type { StoredRole } from '../domain.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

export const usersTable = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    username: text().notNull(),
    /** The form in which two spellings of one name are equal; the database's own idea of case depends on its locale. */
    usernameKey: text('username_key').notNull().unique(),
    displayName: text('display_name').notNull(),
    email: text().notNull(),
    /** A copy of the demo account shows its address and has a key of its own. */
    emailKey: text('email_key').notNull().unique(),
    emailVerifiedAt: instant('email_verified_at'),
    pendingEmail: text('pending_email'),
    passwordHash: text('password_hash'),
    /** `subscriber` is never stored: it follows from a plan at each request. */
    role: text().$type<StoredRole>().notNull().default('user'),
    language: text().$type<Locale>().notNull().default('he'),
    googleId: text('google_id').unique(),
    /** Encrypted. */
    secondFactorSecret: bytes('second_factor_secret'),
    /** Empty while a secret waits for its first code. */
    secondFactorSince: instant('second_factor_since'),
    /** The last step whose code was used: no code works twice. */
    secondFactorStep: bigint('second_factor_step', { mode: 'number' }).notNull().default(0),
    trialEndsAt: instant('trial_ends_at'),
    /** What is paid for, and until when: written by the subscriptions feature alone, with every change of theirs. */
    paidPackage: text('paid_package'),
    paidUntil: instant('paid_until'),
    /** A package as a present: given by an admin, and until when. */
    complimentaryPackage: text('complimentary_package'),
    complimentaryUntil: instant('complimentary_until'),
    /** By an admin: nobody signs in, no card is shown, nothing is charged; what the owner is told of it. */
    suspendedAt: instant('suspended_at'),
    suspendedReason: text('suspended_reason'),
    deletesAt: instant('deletes_at'),
    /** Set on copies of the demo account, each the world of one session. */
    demoEndsAt: instant('demo_ends_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('users_deletes').on(table.deletesAt).where(sql`${table.deletesAt} is not null`),
    index('users_demo_ends').on(table.demoEndsAt).where(sql`${table.demoEndsAt} is not null`),
    index('users_suspended').on(table.id).where(sql`${table.suspendedAt} is not null`),
    index('users_admins').on(table.id).where(sql`${table.role} = 'admin'`),
    index('users_created').on(table.createdAt),
    index('users_trial').on(table.trialEndsAt).where(sql`${table.trialEndsAt} is not null`),
    index('users_paid').on(table.id).where(sql`${table.paidUntil} is not null`),
    index('users_complimentary')
      .on(table.complimentaryPackage, table.id)
      .where(sql`${table.complimentaryPackage} is not null`),
    // Any word of a name or an address, by its beginning, in whatever language.
    index('users_search').using(
      'gin',
      sql`to_tsvector('simple', ${table.username} || ' ' || ${table.displayName} || ' ' || ${table.email})`,
    ),
  ],
);

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => usersTable.id, { onDelete: 'cascade' });

export const sessionsTable = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    /** Of the cookie's value, which is nowhere kept. It is 256 random bits, so a plain SHA-256 cannot be turned back. */
    cookieHash: bytes('cookie_hash').notNull().unique(),
    /** Signs this session's tokens together with a key of the installation, so that they die with the row. */
    tokenKey: bytes('token_key').notNull(),
    isRemembered: boolean('is_remembered').notNull(),
    isStrong: boolean('is_strong').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the owner last proved that it is they. */
    authenticatedAt: instant('authenticated_at').notNull(),
    /** An admin's session that looks through this owner's eyes, and changes nothing meanwhile. */
    impersonatedUserId: integer('impersonated_user_id').references(() => usersTable.id, { onDelete: 'set null' }),
    impersonatedSince: instant('impersonated_since'),
    /** The token of the page from before the sign-in, good for a few minutes more. */
    formerCsrfHash: bytes('former_csrf_hash'),
    formerCsrfUntil: instant('former_csrf_until'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expires').on(table.expiresAt),
    index('sessions_impersonated').on(table.impersonatedUserId).where(sql`${table.impersonatedUserId} is not null`),
  ],
);

/** Browsers in which an owner once signed in: a brute-force attack on the account from elsewhere does not keep them out. */
export const knownDevicesTable = pgTable(
  'known_devices',
  {
    cookieHash: bytes('cookie_hash').notNull().primaryKey(),
    userId: userId(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [index('known_devices_user').on(table.userId), index('known_devices_seen').on(table.seenAt)],
);

export type LinkKind = 'verify' | 'reset' | 'second-factor' | 'undo';

/** Changes of how an account is entered: each is mailed to its owner, with a link that undoes it. */
export type CredentialChange =
  | 'password'
  | 'changed'
  | `google-${'linked' | 'unlinked'}`
  | `second-factor-${'on' | 'off'}`
  | 'recovery-codes';

/** Links sent by mail and sign-ins that wait for a code: good once, for a while, and kept only as a hash. */
export const oneTimeTokensTable = pgTable(
  'one_time_tokens',
  {
    tokenHash: bytes('token_hash').notNull().primaryKey(),
    userId: userId(),
    kind: text().$type<LinkKind>().notNull(),
    /** The address that a link confirms, or goes back to. */
    email: text(),
    /** What an undo link undoes. */
    change: text().$type<CredentialChange>(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('one_time_tokens_user').on(table.userId), index('one_time_tokens_expires').on(table.expiresAt)],
);

export const recoveryCodesTable = pgTable(
  'recovery_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    codeHash: bytes('code_hash').notNull(),
    /** Of argon2id, the same for all codes of a set, so that one hash finds the code. Codes without it are SHA-256. */
    salt: bytes(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

export interface OAuthState {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
  readonly returnTo: string;
  /** The owner who is connecting, rather than signing in. */
  readonly connectTo?: number;
}

/** Sign-ins that have left for Google and not come back. */
export const oauthStatesTable = pgTable(
  'oauth_states',
  {
    cookieHash: bytes('cookie_hash').notNull().primaryKey(),
    oauthState: jsonb('state').$type<OAuthState>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('oauth_states_expires').on(table.expiresAt)],
);

export const accountExportsTable = pgTable(
  'account_exports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    status: text().$type<'waiting' | 'running' | 'ready' | 'failed'>().notNull().default('waiting'),
    sectionsDone: integer('sections_done').notNull().default(0),
    sectionsTotal: integer('sections_total').notNull(),
    fileKey: text('file_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('account_exports_user').on(table.userId), index('account_exports_created').on(table.createdAt)],
);

/** Usernames and addresses that an account gave up: for a while nobody else can have them. */
export const reservedNamesTable = pgTable(
  'reserved_names',
  {
    kind: text().$type<'username' | 'email'>().notNull(),
    nameKey: text('name_key').notNull(),
    /** Who may have it back; nobody when the account is deleted. */
    userId: integer('user_id').references(() => usersTable.id, { onDelete: 'set null' }),
    freeAt: instant('free_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.nameKey] }),
    index('reserved_names_user').on(table.userId),
    index('reserved_names_free').on(table.freeAt),
  ],
);

/** The security log: what happened to the ways into an account. */
export const securityEventsTable = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Empty when the address that was tried is nobody's. */
    userId: integer('user_id').references(() => usersTable.id, { onDelete: 'cascade' }),
    kind: text().$type<SecurityEventKind>().notNull(),
    detail: text().notNull(),
    /** Without its last part: it tells a network, not a household. */
    address: text().notNull(),
    userAgent: text('user_agent').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('security_events_user').on(table.userId, table.id), index('security_events_at').on(table.at)],
);
