import type { Db } from '#server-kit/db/database.ts';
import { presentFile } from './present.ts';
import { listFiles, sumBytes } from './queries.ts';
import { findQuota, type Owner } from './storage-quota.ts';

export async function listOwnFiles(db: Db, owner: Owner, now: Date) {
  const [rows, used, quota] = await Promise.all([
    listFiles(db, owner.id),
    sumBytes(db, owner.id),
    findQuota(db, owner, now),
  ]);
  return { files: rows.map(presentFile), used, quota: quota.bytes };
}
