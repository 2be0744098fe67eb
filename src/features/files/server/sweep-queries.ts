import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { filesTable as files } from './table.ts';

export interface UnusedFile {
  readonly ownerId: number;
  readonly id: string;
}

/** Old files that no card of their owner mentions, in its draft, as published or in a version that may come back. */
export async function listUnused(db: Db, before: Date): Promise<UnusedFile[]> {
  return db
    .select({ ownerId: files.ownerId, id: files.id })
    .from(files)
    .where(
      and(
        lt(files.createdAt, before),
        sql`not exists (
          select from profiles where profiles.owner_id = ${files.ownerId}
          and (strpos(profiles.draft::text, ${files.id}) > 0 or strpos(profiles.published::text, ${files.id}) > 0))`,
        sql`not exists (
          select from profile_versions join profiles on profiles.id = profile_versions.profile_id
          where profiles.owner_id = ${files.ownerId} and strpos(profile_versions.document::text, ${files.id}) > 0)`,
      ),
    );
}

/** Unless it was brought again meanwhile. */
export async function deleteUnused(db: Db, { ownerId, id }: UnusedFile, before: Date): Promise<void> {
  await db.delete(files).where(and(eq(files.ownerId, ownerId), eq(files.id, id), lt(files.createdAt, before)));
}

const hashOf = sql<string>`substr(${files.id}, 3, 22)`;

/** Those of the hashes that somebody still lists. */
export async function referencedHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ hash: hashOf })
    .from(files)
    .where(inArray(hashOf, [...hashes]));
  return new Set(rows.map(({ hash }) => hash));
}
