import { integerMax } from '#base/schemas.ts';
import { usernameKey } from '#features/accounts/domain.ts';
import { readPublicAddress } from '../public-address.ts';
import type { Looked } from './admin-queries.ts';

/** A number is an id, an address is an address however much of it was pasted, `@dana` an owner; all else is words. */
export function lookedFor(typed: string | undefined): Looked | undefined {
  const text = typed?.trim();
  if (!text) return undefined;
  if (/^#?\d+$/.test(text)) return { id: Math.min(Number(text.replace('#', '')), integerMax) };
  if (text.startsWith('@')) return { username: usernameKey(text.slice(1)) };
  return addressIn(text) ?? { words: text };
}

function addressIn(text: string): Looked | undefined {
  const path = /^(?:(?:https?:\/\/)?[^/\s]*)?(\/[^?#]*)/.exec(text)?.[1];
  const address = path === undefined ? undefined : readPublicAddress(path);
  if (!address) return undefined;
  const { by, name } = address;
  if (by === 'id') return { id: Math.min(Number(name), integerMax) };
  return by === 'username' ? { username: name } : { kind: by, name };
}
