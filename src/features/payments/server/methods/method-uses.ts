import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';

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
