import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import type { Material } from '../design/design.ts';
import { type InProgressState, inProgressStates } from '../in-progress.ts';
import { physicalOrdersTable as orders } from './table.ts';

interface OrderInProgress {
  readonly id: number;
  readonly state: InProgressState;
  readonly material: Material;
  readonly quantity: number;
  /** The last day of the promise; null until it is paid for. */
  readonly promiseTo: string | null;
}

/** An owner's orders that something is still to happen to, newest first. */
export async function listInProgress(db: Db, ownerId: number): Promise<OrderInProgress[]> {
  const { id, state, material, quantity, promisedTo: promiseTo } = orders;
  const rows = await db
    .select({ id, state, material, quantity, promiseTo })
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), inArray(orders.state, [...inProgressStates])))
    .orderBy(desc(orders.id));
  return rows as OrderInProgress[];
}
