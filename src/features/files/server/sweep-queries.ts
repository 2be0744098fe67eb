import { type AnyColumn, and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { type Extensions, extensionPoint } from '#server-kit/services/services.ts';
import { filesTable as files } from './table.ts';

export type UnusedFile = Pick<typeof files.$inferSelect, 'ownerId' | 'id'>;

/** SQL fragments provided by the profiles feature, which references files in profiles. */
interface ProfileFiles {
  /** Condition: no profile of the owner references the file. */
  readonly isUnused: (ownerId: AnyColumn, fileId: AnyColumn) => SQL;
  /** Selects the ID of a profile's owner. */
  readonly ownerOf: (profileId: number) => SQL;
}

export const profileFiles = extensionPoint<ProfileFiles>('profile-files');

/** Without this extension every file would count as unused or as having no owner. */
export function profileFilesIn(extensions: Extensions): ProfileFiles {
  const [answer] = extensions.of(profileFiles);
  if (!answer) throw new Error('No feature says which files profiles use');
  return answer;
}

/** Old files that no profile of their owner references. */
export async function listUnused(db: Db, { isUnused }: ProfileFiles, before: Date): Promise<UnusedFile[]> {
  return db
    .select({ ownerId: files.ownerId, id: files.id })
    .from(files)
    .where(and(lt(files.createdAt, before), isUnused(files.ownerId, files.id)));
}

/** Unless it was uploaded again in the meantime. */
export async function deleteUnused(db: Db, { ownerId, id }: UnusedFile, before: Date): Promise<void> {
  await db.delete(files).where(and(eq(files.ownerId, ownerId), eq(files.id, id), lt(files.createdAt, before)));
}

const hashOf = sql<string>`substr(${files.id}, 3, 22)`;

/** Returns those hashes that at least one owner still lists. */
export async function referencedHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ hash: hashOf })
    .from(files)
    .where(inArray(hashOf, [...hashes]));
  return new Set(rows.map(({ hash }) => hash));
}
