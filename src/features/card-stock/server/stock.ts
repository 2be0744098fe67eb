import { notifyStaff } from '#features/notifications/server/index.ts';
import { type Material, materials } from '#features/physical-cards/design/design.ts';
import { countReserved, type StartedProduction } from '#features/physical-cards/server/index.ts';
import { presentAs } from '#server-kit/admin-list/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Call } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import {
  type CountedCards,
  type MaterialStock,
  materialStock,
  type ReceivedCards,
  type StockThreshold,
} from '../contract.ts';
import { isCrossed } from '../domain.ts';
import {
  insertMovement,
  listStock,
  lockStock,
  type MovementRow,
  type StockRow,
  setBalance,
  setThreshold,
} from './queries.ts';

const none = { balance: 0, threshold: null, reorderNote: '' } as const;

export async function readStock(db: Db): Promise<MaterialStock[]> {
  const [rows, reserved] = await Promise.all([listStock(db), countReserved(db)]);
  const known = new Map(rows.map((row) => [row.material, row]));
  return materials.map((material) =>
    presentAs(materialStock, { ...none, ...known.get(material), material, reserved: reserved.get(material) ?? 0 }),
  );
}

type Movement = Pick<MovementRow, 'material' | 'kind' | 'quantity' | 'actorId'> &
  Partial<Pick<MovementRow, 'note' | 'orderId'>>;
type Notifying = Pick<Services, 'bus' | 'clock' | 'config'>;

/** The only way to change a balance. The caller holds the material's row. */
async function move(services: Notifying, tx: Db, { balance: before, threshold }: StockRow, movement: Movement) {
  const { material, quantity } = movement;
  const balance = before + quantity;
  await setBalance(tx, material, balance);
  await insertMovement(tx, { ...movement, balance, at: services.clock.now() });
  if (!isCrossed(before, { balance, threshold })) return balance;
  const values = { material, balance: Math.max(0, balance), threshold: threshold ?? 0 };
  await notifyStaff(services, tx, 'orders', { message: 'staffStockLow', values, link: '/admin/stock' });
  return balance;
}

/**
 * Blank cards leave the stock when their production starts, and never return by themselves: what is printed is no blank
 * card any more. A missing one stops no order.
 */
export async function useCards(services: Services, tx: Db, started: StartedProduction): Promise<void> {
  const { orderId, material, quantity, actorId } = started;
  const row = await lockStock(tx, material);
  await move(services, tx, row, { material, kind: 'used', quantity: -quantity, orderId, actorId });
}

type AdminCall = Pick<Call<unknown, unknown, unknown>, 'audit' | 'bus' | 'clock' | 'config' | 'db' | 'user'>;

const target = (material: Material) => ({ kind: 'card-stock', id: material });

export const receiveCards = (call: AdminCall, { material, quantity, note }: ReceivedCards): Promise<MaterialStock[]> =>
  call.db.transaction(async (tx) => {
    const row = await lockStock(tx, material);
    const balance = await move(call, tx, row, { material, kind: 'received', quantity, note, actorId: call.user.id });
    await call.audit(tx, {
      action: 'card-stock.receive',
      target: target(material),
      before: { balance: row.balance },
      after: { balance, note },
    });
    return readStock(tx);
  });

/** Under the lock, so that what is used meanwhile is not lost; a count that fits is kept too. */
export const correctCount = (call: AdminCall, { material, counted, note }: CountedCards): Promise<MaterialStock[]> =>
  call.db.transaction(async (tx) => {
    const row = await lockStock(tx, material);
    const quantity = counted - row.balance;
    await move(call, tx, row, { material, kind: 'corrected', quantity, note, actorId: call.user.id });
    await call.audit(tx, {
      action: 'card-stock.count',
      target: target(material),
      before: { balance: row.balance },
      after: { balance: counted, note },
    });
    return readStock(tx);
  });

export const changeThreshold = (call: AdminCall, change: StockThreshold): Promise<MaterialStock[]> =>
  call.db.transaction(async (tx) => {
    const { threshold, reorderNote } = await lockStock(tx, change.material);
    await setThreshold(tx, change);
    await call.audit(tx, {
      action: 'card-stock.threshold',
      target: target(change.material),
      before: { threshold, reorderNote },
      after: { threshold: change.threshold, reorderNote: change.reorderNote },
    });
    return readStock(tx);
  });
