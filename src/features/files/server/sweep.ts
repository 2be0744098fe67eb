import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import { fileLimits } from '../domain.ts';
import { documentsFolder, hashInKey, picturesFolder } from './file-keys.ts';
import { deleteUnused, listUnused, lockFile, profileFilesIn, referencedHashes, type UnusedFile } from './queries.ts';

/** Returns which of an owner's files a feature uses. Profiles are checked in the query for unused files itself. */
type FileReferences = (db: Db, ownerId: number, ids: readonly string[]) => Promise<readonly string[]>;

/** For every feature that references files outside of profiles. */
export const fileReferences = extensionPoint<FileReferences>('file-references');

const dayMilliseconds = 86_400_000;
const batchSize = 500;

type Sweeping = Pick<Services, 'db' | 'files' | 'clock' | 'extensions'>;

export async function sweepFiles({ db, files, clock, extensions }: Sweeping): Promise<void> {
  const now = clock.now().getTime();
  await sweepRows({ db, extensions }, new Date(now - fileLimits.unusedDays * dayMilliseconds));
  // Bytes are written before their row, so recent bytes may be about to be listed.
  const before = new Date(now - dayMilliseconds);
  for (const folder of [picturesFolder, documentsFolder]) {
    let batch: string[] = [];
    for await (const { key, modifiedAt } of files.list(folder)) {
      if (modifiedAt < before) batch.push(key);
      if (batch.length < batchSize) continue;
      await sweepBytes({ db, files }, batch);
      batch = [];
    }
    await sweepBytes({ db, files }, batch);
  }
}

async function sweepRows(services: Pick<Sweeping, 'db' | 'extensions'>, before: Date): Promise<void> {
  const old = await listUnused(services.db, profileFilesIn(services.extensions), before);
  const byOwner = Map.groupBy(old, ({ ownerId }) => ownerId);
  for (const [ownerId, unused] of byOwner) {
    const needed = await neededBy(services, ownerId, unused);
    for (const file of unused) if (!needed.has(file.id)) await deleteUnused(services.db, file, before);
  }
}

async function neededBy(
  { db, extensions }: Pick<Sweeping, 'db' | 'extensions'>,
  ownerId: number,
  unused: readonly UnusedFile[],
): Promise<Set<string>> {
  const ids = unused.map(({ id }) => id);
  const references = extensions.of(fileReferences).map((referencesOf) => referencesOf(db, ownerId, ids));
  return new Set((await Promise.all(references)).flat());
}

/** A concurrent upload of the same bytes takes the same lock: it writes them again afterwards or lists them before. */
async function sweepBytes({ db, files }: Pick<Services, 'db' | 'files'>, keys: readonly string[]): Promise<void> {
  const byHash = Map.groupBy(keys, hashInKey);
  byHash.delete(undefined);
  const referenced = await referencedHashes(db, [...byHash.keys()].map(String));
  for (const [hash, own] of byHash) {
    if (!hash || referenced.has(hash)) continue;
    await db.transaction(async (tx) => {
      await lockFile(tx, hash);
      if ((await referencedHashes(tx, [hash])).size > 0) return;
      for (const key of own) await files.delete(key);
    });
  }
}
