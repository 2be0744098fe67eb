import { readStored, writeStored } from '#web-kit/browser-storage.ts';

export const expiredProfileKey = 'expiredProfile';

export type ExpiredProfile =
  | { readonly state: 'known'; readonly name: string }
  | { readonly state: 'unknown' }
  | { readonly state: 'broken' };

/** Whose subscription ended: what the visit before left behind, else what the address says. */
export function readExpiredProfile(stored: string | undefined, query: string): ExpiredProfile {
  if (stored !== undefined) return fromStored(stored) ?? fromQuery(query);
  return fromQuery(query);
}

/** The storage of this page alone may hold anything; a name that is no text is none. */
function fromStored(stored: string): ExpiredProfile | undefined {
  try {
    const { profileName, profileData } = asObject(JSON.parse(stored));
    // Some wrote the data as a text of its own.
    if (typeof profileData === 'string') JSON.parse(profileData);
    return typeof profileName === 'string' && profileName.trim() ? known(profileName) : undefined;
  } catch {
    return { state: 'broken' };
  }
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('not an object');
  return value as Record<string, unknown>;
}

function fromQuery(query: string): ExpiredProfile {
  const name = new URLSearchParams(query).get('name')?.trim();
  return name ? known(name) : { state: 'unknown' };
}

const maxName = 80;
const known = (name: string): ExpiredProfile => ({ state: 'known', name: name.trim().slice(0, maxName) });

export const readHere = (): ExpiredProfile =>
  readExpiredProfile(readStored('sessionStorage', expiredProfileKey), window.location.search);

/** What could not be read will not be readable a second later: it is dropped, so that trying again can help. */
export function readAgain(): ExpiredProfile {
  writeStored('sessionStorage', expiredProfileKey, undefined);
  return readHere();
}
