import { type AnyColumn, and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { type Extensions, extensionPoint } from '#server-kit/services/services.ts';
import { filesTable as files } from './table.ts';

export interface UnusedFile {
  readonly ownerId: number;
  readonly id: string;
}

/** What the feature that shows files in profiles says of them, as parts of statements of this one. */
interface ProfileFiles {
  /** That no profile of the owner mentions the file. */
  readonly isUnused: (ownerId: AnyColumn, fileId: AnyColumn) => SQL;
  /** The number of a profile's owner. */
  readonly ownerOf: (profileId: number) => SQL;
}

export const profileFiles = extensionPoint<ProfileFiles>('profile-files');

/** Without an answer every file would pass for unused, or for nobody's. */
export function profileFilesIn(extensions: Extensions): ProfileFiles {
  const [answer] = extensions.of(profileFiles);
  if (!answer) throw new Error('No feature says which files profiles use');
  return answer;
}

/** Old files that no profile of their owner mentions. */
export async function listUnused(db: Db, { isUnused }: ProfileFiles, before: Date): Promise<UnusedFile[]> {
  return db
    .select({ ownerId: files.ownerId, id: files.id })
    .from(files)
    .where(and(lt(files.createdAt, before), isUnused(files.ownerId, files.id)));
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
