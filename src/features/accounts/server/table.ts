import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** `subscriber` is never stored: it follows from a plan at each request. */
export type StoredRole = 'user' | 'admin';

export const usersTable = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    username: text().notNull(),
    displayName: text('display_name').notNull(),
    /** As typed; the index below compares without case. */
    email: text().notNull(),
    passwordHash: text('password_hash'),
    role: text().$type<StoredRole>().notNull().default('user'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
  ],
);
