import { eq } from 'drizzle-orm';
import { ownerColumns, ownerOf } from '#features/accounts/server/index.ts';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import { registry, type SettingKey } from '../registry.ts';
import type { SettingValues } from '../values.ts';
import { settingsTable as settings } from './table.ts';

export type SettingRow = typeof settings.$inferSelect;

/** The stored value, or the initial one if it was never set. */
export async function readSetting<K extends SettingKey>(db: Db, key: K): Promise<SettingValues[K]> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  // Validated by its schema on save; nothing else writes to this table.
  return row ? (row.value as SettingValues[K]) : registry[key].initial;
}

export const listSettings = (db: Db): Promise<(SettingRow & { updatedByName: string | null })[]> =>
  db
    .select({
      key: settings.key,
      value: settings.value,
      version: settings.version,
      updatedAt: settings.updatedAt,
      updatedBy: settings.updatedBy,
      updatedByName: ownerColumns.username,
    })
    .from(settings)
    .leftJoin(...ownerOf(settings.updatedBy));

export const lockSetting = (tx: Db, key: SettingKey): Promise<SettingRow | undefined> =>
  firstRow(tx.select().from(settings).where(eq(settings.key, key)).for('update'));

/** False if a concurrent request inserted it first. */
export async function insertSetting(tx: Db, row: SettingRow): Promise<boolean> {
  return (await tx.insert(settings).values(row).onConflictDoNothing().returning({ key: settings.key })).length > 0;
}

export const updateSetting = (tx: Db, { key, ...row }: SettingRow) =>
  tx.update(settings).set(row).where(eq(settings.key, key));
