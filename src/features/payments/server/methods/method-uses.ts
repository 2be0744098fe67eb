import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';

type MethodUse = (tx: Db, methodId: number) => Promise<boolean>;

/** A feature that goes on charging a method says so here, and the method is not lost under it. */
export const methodUses = extensionPoint<MethodUse>('method-uses');

export async function isMethodUsed(
  { extensions }: Pick<Services, 'extensions'>,
  tx: Db,
  methodId: number,
): Promise<boolean> {
  for (const isUsed of extensions.of(methodUses)) if (await isUsed(tx, methodId)) return true;
  return false;
}
