import type { Db } from '#server-kit/db/database.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import { isMethodWaiting } from '../charge/charge-queries.ts';
import { dropMethodTask } from '../charge/tasks.ts';
import type { PaymentRow } from '../queries.ts';
import * as methodQueries from './method-queries.ts';

type MethodUse = (tx: Db, methodId: number) => Promise<boolean>;

/** A feature with recurring charges registers here, so that a method in use is not removed. */
export const methodUses = extensionPoint<MethodUse>('method-uses');

export async function isMethodUsed(
  { extensions }: Pick<Services, 'extensions'>,
  tx: Db,
  methodId: number,
): Promise<boolean> {
  for (const isUsed of extensions.of(methodUses)) if (await isUsed(tx, methodId)) return true;
  return false;
}

/** Removes our record at once; a job removes it at the provider and retries until it succeeds. */
export async function forgetMethod(tx: Db, { id, provider, ref }: methodQueries.MethodRow, now: Date): Promise<void> {
  await methodQueries.updateMethod(tx, id, { removedAt: now, isDefault: false });
  await addJob(tx, dropMethodTask, { provider, ref });
}

/** Payment methods of deleted owners are removed at the provider too. */
export async function dropMethodsOf(tx: Db, userIds: readonly number[]): Promise<void> {
  for (const { provider, ref } of await methodQueries.listMethodsOfMany(tx, userIds))
    await addJob(tx, dropMethodTask, { provider, ref });
}

/**
 * A method for a single payment is removed once it is paid, unless the purchase continues to be charged to it. A method
 * that is kept and was just paid with becomes the default: the previous one may have been declined.
 */
export async function updateMethodAfterPayment(
  services: Pick<Services, 'extensions'>,
  tx: Db,
  { methodId, isOffSession }: PaymentRow,
  now: Date,
): Promise<void> {
  const method = methodId === null ? undefined : await methodQueries.findMethod(tx, methodId);
  if (!method || method.removedAt) return;
  const isKept = method.isSaved || method.saveWhenPaid || (await isMethodUsed(services, tx, method.id));
  if (!isKept) return forgetMethod(tx, method, now);
  if (!method.isSaved) await saveMethod(tx, method);
  if (!isOffSession && !method.isDefault) await preferMethod(tx, method);
}

async function preferMethod(tx: Db, { id, userId }: methodQueries.MethodRow): Promise<void> {
  await methodQueries.lockMethods(tx, userId);
  await methodQueries.setDefault(tx, userId, id);
}

export async function saveMethod(tx: Db, { id, userId }: methodQueries.MethodRow): Promise<void> {
  await methodQueries.lockMethods(tx, userId);
  await methodQueries.updateMethod(tx, id, { isSaved: true });
  if (!(await methodQueries.findDefaultMethod(tx, userId))) await methodQueries.setDefault(tx, userId, id);
}

const abandonedMilliseconds = 86_400_000;

/** Removes methods that were entered for a single payment which never succeeded. */
export async function sweepMethods({ db, clock, extensions }: Services): Promise<void> {
  const now = clock.now();
  for (const { id, userId } of await methodQueries.listAbandoned(db, new Date(now.getTime() - abandonedMilliseconds)))
    await db.transaction(async (tx) => {
      await methodQueries.lockMethods(tx, userId);
      const method = await methodQueries.findMethod(tx, id);
      if (!method || method.isSaved || method.removedAt || (await isMethodWaiting(tx, id))) return;
      if (await isMethodUsed({ extensions }, tx, id)) await saveMethod(tx, method);
      else await forgetMethod(tx, method, now);
    });
}
