import { readStored, writeStored } from '#web-kit/browser-storage.ts';
import type { PurchaseParams } from './purchase-params.ts';

/** One payment attempt: its key is reused for as long as the result is unknown. */
interface Attempt {
  readonly key: string;
  readonly orderId?: number;
}

const storageKey = 'checkout';

/** Another purchase, or another user, is another payment. */
const nameOf = (userId: number, { type, id, cycle, quantity }: PurchaseParams): string =>
  [userId, type, id, cycle, quantity ?? 1].join(' ');

function readAll(): Record<string, Attempt> {
  try {
    const all: unknown = JSON.parse(readStored('sessionStorage', storageKey) ?? '{}');
    return all && typeof all === 'object' ? (all as Record<string, Attempt>) : {};
  } catch {
    return {};
  }
}

const writeAll = (all: Record<string, Attempt>): void => writeStored('sessionStorage', storageKey, JSON.stringify(all));

/** Fallback without storage: lasts until the page is reloaded. */
const memoryKeys = new Map<string, string>();

/** Created before the first attempt; a double click, a reload or a retry after a network failure reuses it. */
export function keyOf(userId: number, purchase: PurchaseParams): string {
  const name = nameOf(userId, purchase);
  const existing = readAll()[name]?.key ?? memoryKeys.get(name);
  if (existing) return existing;
  const key = newKey();
  memoryKeys.set(name, key);
  writeAll({ ...readAll(), [name]: { key } });
  return key;
}

/** The open order of this purchase. */
export const orderOf = (userId: number, purchase: PurchaseParams): number | undefined =>
  readAll()[nameOf(userId, purchase)]?.orderId;

/** The key of a request whose response was lost because the page was reloaded. */
export function unansweredKey(userId: number, purchase: PurchaseParams): string | undefined {
  const attempt = readAll()[nameOf(userId, purchase)];
  return attempt?.orderId === undefined ? attempt?.key : undefined;
}

export function saveOrder(userId: number, purchase: PurchaseParams, orderId: number): void {
  const name = nameOf(userId, purchase);
  writeAll({ ...readAll(), [name]: { key: keyOf(userId, purchase), orderId } });
}

/** After a final result, the next click is a new payment. */
export function forgetOrder(orderId: number): void {
  const saved = Object.entries(readAll());
  for (const [name, attempt] of saved) if (attempt.orderId === orderId) memoryKeys.delete(name);
  writeAll(Object.fromEntries(saved.filter(([, attempt]) => attempt.orderId !== orderId)));
}

/** Not `randomUUID`, which is missing in insecure contexts. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(18))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
