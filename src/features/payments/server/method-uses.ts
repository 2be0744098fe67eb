import type { Db } from '#server-kit/db/database.ts';

type MethodUse = (tx: Db, methodId: number) => Promise<boolean>;

const uses: MethodUse[] = [];

/** A feature that goes on charging a method says so here, and the method is not lost under it. */
export function registerMethodUse(use: MethodUse): void {
  uses.push(use);
}

export async function isMethodUsed(tx: Db, methodId: number): Promise<boolean> {
  for (const use of uses) if (await use(tx, methodId)) return true;
  return false;
}
