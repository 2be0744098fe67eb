import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import { profilesTable } from '#features/profiles/server/table.ts';
import type { Source } from '#features/stats/domain.ts';
import type { Locale } from '#i18n/locale.ts';
import type { DeliveryState, LeadStatus, WebhookError } from '../domain.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export interface StoredConsent {
  readonly text: string;
  readonly marketing: string | null;
  readonly at: string;
  /** Language in which it was shown. */
  readonly locale: Locale;
}

export const leadsTable = pgTable(
  'leads',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    /** A lead outlives its profile. */
    profileId: integer('profile_id').references(() => profilesTable.id, { onDelete: 'set null' }),
    profileName: text('profile_name').notNull(),
    name: text().notNull(),
    phone: text(),
    email: text(),
    message: text().notNull(),
    fields: jsonb().$type<readonly { readonly label: string; readonly value: string }[]>().notNull(),
    status: text().$type<LeadStatus>().notNull().default('new'),
    /** Status before the last move, for undo. */
    formerStatus: text('former_status').$type<LeadStatus>(),
    /** When its owner first confirmed it as genuine; one-time processing of a genuine lead was done then. */
    reviewedAt: instant('reviewed_at'),
    seenAt: instant('seen_at'),
    source: text().$type<Source>().notNull(),
    consent: jsonb().$type<StoredConsent>().notNull(),
    remindAt: instant('remind_at'),
    /** All searchable text, normalized so that different spellings compare equal. */
    search: text().notNull(),
    /** Fingerprint of the submission: the same one again within minutes is not a second lead. */
    fingerprint: text().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('leads_owner').on(table.ownerId, table.id),
    index('leads_owner_status').on(table.ownerId, table.status, table.id),
    index('leads_profile').on(table.profileId, table.id),
    index('leads_unseen').on(table.ownerId).where(sql`${table.seenAt} is null`),
    index('leads_remind').on(table.remindAt).where(sql`${table.remindAt} is not null`),
    index('leads_fingerprint').on(table.profileId, table.fingerprint, table.createdAt),
  ],
);

export const leadNotesTable = pgTable(
  'lead_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leadsTable.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('lead_notes_lead').on(table.leadId, table.id)],
);

/** The owner's webhook and the result of its last delivery. */
export const leadWebhooksTable = pgTable('lead_webhooks', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => usersTable.id, { onDelete: 'cascade' }),
  url: text().notNull(),
  /** Encrypted. */
  secret: text().notNull(),
  createdAt: instant('created_at').notNull(),
  lastAt: instant('last_at'),
  /** HTTP status of the last response; null if there was none. */
  lastStatus: integer('last_status'),
  /** null when the last delivery succeeded. */
  lastError: text('last_error').$type<WebhookError>(),
  deliveredAt: instant('delivered_at'),
  /** Consecutive failed deliveries. */
  failures: integer().notNull().default(0),
  /** When the owner was last notified of failing deliveries. */
  notifiedAt: instant('notified_at'),
});

/** Every lead that is sent on, with its result and without what it says. */
export const leadWebhookDeliveriesTable = pgTable(
  'lead_webhook_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Sent with every attempt, so that a receiver can deduplicate. */
    delivery: uuid().notNull().unique(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    leadId: integer('lead_id').references(() => leadsTable.id, { onDelete: 'set null' }),
    host: text().notNull(),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    status: integer(),
    error: text().$type<WebhookError>(),
    createdAt: instant('created_at').notNull(),
    triedAt: instant('tried_at'),
    nextAt: instant('next_at'),
  },
  (table) => [
    index('lead_webhook_deliveries_owner').on(table.ownerId, table.id),
    index('lead_webhook_deliveries_lead').on(table.leadId),
    index('lead_webhook_deliveries_state').on(table.state, table.id),
    index('lead_webhook_deliveries_host').on(table.host, table.id),
    index('lead_webhook_deliveries_created').on(table.createdAt),
    index('lead_webhook_deliveries_failed').on(table.triedAt).where(sql`${table.state} = 'failed'`),
  ],
);
