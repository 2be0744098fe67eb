import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { effectOn, undoSkip } from '../effect.ts';
import { holdOwner, putTo } from './apply.ts';
import type { KnownMove } from './moves.ts';
import { keepOwner, type MigrationRow, shareMigration, takeOwner } from './queries.ts';
import { tellMoved, tellUndone } from './telling.ts';

export interface OneOwner {
  readonly migration: MigrationRow;
  readonly known: KnownMove;
  readonly userId: number;
}

/** Whether the move still does what it did when this owner was looked up. */
const goesOn = async (tx: Db, { id, status }: MigrationRow): Promise<boolean> =>
  (await shareMigration(tx, id))?.status === status;

/** One owner in one transaction: all of it or nothing, and never twice. False when the move was stopped. */
export async function moveOwner(services: Services, tx: Db, { migration, known, userId }: OneOwner): Promise<boolean> {
  const { id: migrationId, options } = migration;
  if (!(await goesOn(tx, migration))) return false;
  const now = services.clock.now();
  if (!(await takeOwner(tx, { migrationId, userId, state: 'waiting' }))) return true;
  const held = await holdOwner(tx, userId, now);
  const { before, after, skip } = effectOn(held.planStatus, known.move);
  if (skip) {
    await keepOwner(tx, { migrationId, userId }, { state: 'skipped', before, reason: skip, at: now });
    return true;
  }
  await putTo(services, tx, held, after, migrationId);
  await keepOwner(tx, { migrationId, userId }, { state: 'moved', before, after, reason: null, at: now });
  if (options.tell) await tellMoved(services, tx, known, { userId, before, after, periodEnd: held.live?.periodEnd });
  return true;
}

/** The way back, for whoever is still where the move put them. */
export async function undoOwner(services: Services, tx: Db, { migration, known, userId }: OneOwner): Promise<boolean> {
  const { id: migrationId, options } = migration;
  if (!(await goesOn(tx, migration))) return false;
  const now = services.clock.now();
  const record = await takeOwner(tx, { migrationId, userId, state: 'moved' });
  if (!record) return true;
  const { before, after } = record;
  if (!before || !after) throw new Error(`Nobody wrote down where owner ${userId} was moved from`);
  const held = await holdOwner(tx, userId, now);
  const skip = undoSkip(held.planStatus, { before, after });
  if (skip) {
    await keepOwner(tx, { migrationId, userId }, { state: 'undo_skipped', reason: skip, at: now });
    return true;
  }
  await putTo(services, tx, held, before, migrationId);
  await keepOwner(tx, { migrationId, userId }, { state: 'undone', at: now });
  if (options.tell) await tellUndone(services, tx, known, { userId, before });
  return true;
}
