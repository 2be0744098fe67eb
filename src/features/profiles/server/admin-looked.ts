import { usernameKey } from '#features/accounts/domain.ts';
import { readPublicAddress } from '../public-address.ts';
import type { Looked } from './admin-queries.ts';

const idMax = 2_147_483_647;

/** A number is an id, an address is an address however much of it was pasted, `@dana` an owner; all else is words. */
export function lookedFor(typed: string | undefined): Looked | undefined {
  const text = typed?.trim();
  if (!text) return undefined;
  if (/^#?\d+$/.test(text)) return { id: Math.min(Number(text.replace('#', '')), idMax) };
  if (text.startsWith('@')) return { username: usernameKey(text.slice(1)) };
  return addressIn(text) ?? { words: text };
}

function addressIn(text: string): Looked | undefined {
  const path = /^(?:(?:https?:\/\/)?[^/\s]*)?(\/[^?#]*)/.exec(text)?.[1];
  const address = path === undefined ? undefined : readPublicAddress(path);
  if (!address) return undefined;
  const { by, name } = address;
  if (by === 'id') return { id: Math.min(Number(name), idMax) };
  return by === 'username' ? { username: name } : { kind: by, name };
}
