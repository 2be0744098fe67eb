import { readStored, writeStored } from '#web-kit/browser-storage.ts';
import type { PageWish } from './wish.ts';

/** One press of "pay": repeated for as long as nobody knows what became of it. */
interface Attempt {
  readonly key: string;
  readonly orderId?: number;
}

const storageKey = 'checkout';

/** Another wish, or another owner, is another payment. */
const nameOf = (userId: number, { type, id, cycle, quantity }: PageWish): string =>
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
const held = new Map<string, string>();

/** Made before the first try; a double click, a reload or a broken line find the same one again. */
export function keyOf(userId: number, wish: PageWish): string {
  const name = nameOf(userId, wish);
  const known = readAll()[name]?.key ?? held.get(name);
  if (known) return known;
  const key = newKey();
  held.set(name, key);
  writeAll({ ...readAll(), [name]: { key } });
  return key;
}

/** The order that this wish has become and that is not over. */
export const orderOf = (userId: number, wish: PageWish): number | undefined => readAll()[nameOf(userId, wish)]?.orderId;

/** Of a press whose answer this browser never got, because the page was loaded anew. */
export function unansweredKey(userId: number, wish: PageWish): string | undefined {
  const attempt = readAll()[nameOf(userId, wish)];
  return attempt?.orderId === undefined ? attempt?.key : undefined;
}

export function keepOrder(userId: number, wish: PageWish, orderId: number): void {
  const name = nameOf(userId, wish);
  writeAll({ ...readAll(), [name]: { key: keyOf(userId, wish), orderId } });
}

/** Whatever comes after a final answer is a new payment. */
export function forgetOrder(orderId: number): void {
  const kept = Object.entries(readAll());
  for (const [name, attempt] of kept) if (attempt.orderId === orderId) held.delete(name);
  writeAll(Object.fromEntries(kept.filter(([, attempt]) => attempt.orderId !== orderId)));
}

/** Not `randomUUID`: that one is missing where a page is not served securely. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(18))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
