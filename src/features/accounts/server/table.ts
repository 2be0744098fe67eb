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
import type { StaffRole } from '#base/staff-roles.ts';
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
    /** Normalized so that equivalent spellings are equal; the database's case rules depend on its locale. */
    usernameKey: text('username_key').notNull().unique(),
    displayName: text('display_name').notNull(),
    email: text().notNull(),
    /** A demo copy displays the demo address but has a unique key. */
    emailKey: text('email_key').notNull().unique(),
    emailVerifiedAt: instant('email_verified_at'),
    pendingEmail: text('pending_email'),
    passwordHash: text('password_hash'),
    /** `subscriber` is never stored: it is derived from the plan on each request. */
    role: text().$type<StoredRole>().notNull().default('user'),
    /** Of an admin; null for those from before there were staff roles, who are owners. */
    staffRole: text('staff_role').$type<StaffRole>(),
    language: text().$type<Locale>().notNull().default('he'),
    googleId: text('google_id').unique(),
    /** Encrypted. */
    secondFactorSecret: bytes('second_factor_secret'),
    /** Null while a secret waits for its first code. */
    secondFactorSince: instant('second_factor_since'),
    /** The last step whose code was used, so that no code works twice. */
    secondFactorStep: bigint('second_factor_step', { mode: 'number' }).notNull().default(0),
    trialEndsAt: instant('trial_ends_at'),
    /** The paid plan and its end: written only by the subscriptions feature, on each of its changes. */
    paidPackage: text('paid_package'),
    paidUntil: instant('paid_until'),
    /** A complimentary plan granted by an admin, and its end. */
    complimentaryPackage: text('complimentary_package'),
    complimentaryUntil: instant('complimentary_until'),
    /** Suspended by an admin: no sign-in, no visible profile, no charges. The reason is shown to the owner. */
    suspendedAt: instant('suspended_at'),
    suspendedReason: text('suspended_reason'),
    deletesAt: instant('deletes_at'),
    /** Set on copies of the demo account, one per session. */
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
    index('users_paying')
      .on(table.paidPackage, table.paidUntil)
      .where(sql`${table.paidUntil} is not null and ${table.demoEndsAt} is null`),
    index('users_complimentary')
      .on(table.complimentaryPackage, table.id)
      .where(sql`${table.complimentaryPackage} is not null`),
    // Prefix search for any word of a name or email, in any language.
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
    /** Hash of the cookie value, which is not stored. It has 256 random bits, so a plain SHA-256 cannot be reversed. */
    cookieHash: bytes('cookie_hash').notNull().unique(),
    /** Signs this session's tokens together with an installation key, so that they become invalid with the row. */
    tokenKey: bytes('token_key').notNull(),
    isRemembered: boolean('is_remembered').notNull(),
    isStrong: boolean('is_strong').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the user last authenticated. */
    authenticatedAt: instant('authenticated_at').notNull(),
    /** Set while an admin's session impersonates this user; it is read-only meanwhile. */
    impersonatedUserId: integer('impersonated_user_id').references(() => usersTable.id, { onDelete: 'set null' }),
    impersonatedSince: instant('impersonated_since'),
    /** The page's CSRF token from before the sign-in, valid for a few more minutes. */
    formerCsrfHash: bytes('former_csrf_hash'),
    formerCsrfUntil: instant('former_csrf_until'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expires').on(table.expiresAt),
    index('sessions_impersonated').on(table.impersonatedUserId).where(sql`${table.impersonatedUserId} is not null`),
  ],
);

/** Browsers in which an owner has signed in: a brute-force attack from elsewhere does not lock them out. */
export const knownDevicesTable = pgTable(
  'known_devices',
  { cookieHash: bytes('cookie_hash').notNull().primaryKey(), userId: userId(), seenAt: instant('seen_at').notNull() },
  (table) => [index('known_devices_user').on(table.userId), index('known_devices_seen').on(table.seenAt)],
);

export type LinkKind = 'verify' | 'reset' | 'second-factor' | 'undo';

/** Credential changes: each is emailed to the owner with an undo link. */
export type CredentialChange =
  | 'password'
  | 'changed'
  | `google-${'linked' | 'unlinked'}`
  | `second-factor-${'on' | 'off'}`
  | 'recovery-codes';

/** Email links and sign-ins that wait for a second factor: single-use, short-lived, and stored only as a hash. */
export const oneTimeTokensTable = pgTable(
  'one_time_tokens',
  {
    tokenHash: bytes('token_hash').notNull().primaryKey(),
    userId: userId(),
    kind: text().$type<LinkKind>().notNull(),
    /** The address that a link confirms or restores. */
    email: text(),
    /** The change that an undo link reverts. */
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
    /**
     * The argon2id salt, shared by all codes of a set so that one hash finds the code. Codes without it are SHA-256.
     */
    salt: bytes(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

export interface OAuthState {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
  readonly returnTo: string;
  /** Where a successful sign-in goes on, if not there. */
  readonly next?: string;
  /** The owner who links Google, instead of signing in. */
  readonly connectTo?: number;
}

/** Google sign-ins that have started and not returned. */
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
    /** Asked for by staff: the owner gets a mail when it is ready. */
    isMailed: boolean('is_mailed').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('account_exports_user').on(table.userId), index('account_exports_created').on(table.createdAt)],
);

/** What staff write to each other about a customer, who never sees it. */
export const userNotesTable = pgTable(
  'user_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    authorId: integer('author_id').references(() => usersTable.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('user_notes_user').on(table.userId, table.id), index('user_notes_author').on(table.authorId)],
);

/** Usernames and email addresses that an account released: reserved for a while. */
export const reservedNamesTable = pgTable(
  'reserved_names',
  {
    kind: text().$type<'username' | 'email'>().notNull(),
    nameKey: text('name_key').notNull(),
    /** The account that may reclaim it; null if it is deleted. */
    userId: integer('user_id').references(() => usersTable.id, { onDelete: 'set null' }),
    freeAt: instant('free_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.nameKey] }),
    index('reserved_names_user').on(table.userId),
    index('reserved_names_free').on(table.freeAt),
  ],
);

/** The security log: events about sign-ins and credentials. */
export const securityEventsTable = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Null if the email that was tried is not registered. */
    userId: integer('user_id').references(() => usersTable.id, { onDelete: 'cascade' }),
    kind: text().$type<SecurityEventKind>().notNull(),
    detail: text().notNull(),
    /** Truncated for privacy: it identifies a network, not a household. */
    address: text().notNull(),
    userAgent: text('user_agent').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('security_events_user').on(table.userId, table.id), index('security_events_at').on(table.at)],
);
