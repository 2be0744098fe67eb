import { readStored, writeStored } from '#web-kit/browser-storage.ts';
import type { PurchaseParams } from './purchase-params.ts';

/** One press of "pay": repeated for as long as nobody knows what became of it. */
interface Attempt {
  readonly key: string;
  readonly orderId?: number;
}

const storageKey = 'checkout';

/** Another wish, or another owner, is another payment. */
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

/** Where storage is closed, at least within one life of the page. */
const memoryKeys = new Map<string, string>();

/** Made before the first try; a double click, a reload or a broken line find the same one again. */
export function keyOf(userId: number, purchase: PurchaseParams): string {
  const name = nameOf(userId, purchase);
  const existing = readAll()[name]?.key ?? memoryKeys.get(name);
  if (existing) return existing;
  const key = newKey();
  memoryKeys.set(name, key);
  writeAll({ ...readAll(), [name]: { key } });
  return key;
}

/** The order that this wish has become and that is not over. */
export const orderOf = (userId: number, purchase: PurchaseParams): number | undefined =>
  readAll()[nameOf(userId, purchase)]?.orderId;

/** Of a press whose answer this browser never got, because the page was loaded anew. */
export function unansweredKey(userId: number, purchase: PurchaseParams): string | undefined {
  const attempt = readAll()[nameOf(userId, purchase)];
  return attempt?.orderId === undefined ? attempt?.key : undefined;
}

export function saveOrder(userId: number, purchase: PurchaseParams, orderId: number): void {
  const name = nameOf(userId, purchase);
  writeAll({ ...readAll(), [name]: { key: keyOf(userId, purchase), orderId } });
}

/** Whatever comes after a final answer is a new payment. */
export function forgetOrder(orderId: number): void {
  const saved = Object.entries(readAll());
  for (const [name, attempt] of saved) if (attempt.orderId === orderId) memoryKeys.delete(name);
  writeAll(Object.fromEntries(saved.filter(([, attempt]) => attempt.orderId !== orderId)));
}

/** Not `randomUUID`: that one is missing where a page is not served securely. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(18))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
