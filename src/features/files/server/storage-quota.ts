import { AppError } from '#base/app-error.ts';
import { effectivePlan } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { fileLimits, inMegabytes, type Quota, quotaOf } from '../domain.ts';
import { sumBytes } from './queries.ts';

export interface Owner {
  readonly id: number;
  readonly isDemo?: boolean;
}

export async function findQuota(db: Db, { id, isDemo = false }: Owner, now: Date): Promise<Quota> {
  const { packageType } = await effectivePlan(db, id, now);
  return quotaOf(packageType, isDemo);
}

/** Who may have more by paying is told so; who may not is told what becomes free by itself. */
export async function requireStorageQuota(db: Db, owner: Owner, more: number, now: Date): Promise<void> {
  const { bytes, canGrow } = await findQuota(db, owner, now);
  if ((await sumBytes(db, owner.id)) + more <= bytes) return;
  if (!canGrow)
    throw new AppError('too_large', { message: 'files.errors.full', values: { days: fileLimits.unusedDays } });
  throw new AppError('payment_required', {
    message: 'files.errors.packageFull',
    values: { megabytes: inMegabytes(bytes) },
  });
}
