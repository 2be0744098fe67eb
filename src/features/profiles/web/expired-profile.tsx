import { useLayoutEffect } from 'react';
import { Navigate } from '#ui/router.tsx';
import { readStored, writeStored } from '#web-kit/browser-storage.ts';

export const expiredProfileKey = 'expiredProfile';

export type ExpiredProfile =
  | { readonly state: 'known'; readonly name: string }
  | { readonly state: 'unknown' }
  | { readonly state: 'broken' };

/** The profile whose subscription ended: the one that the URL names, otherwise the one in session storage. */
export function readExpiredProfile(stored: string | undefined, query: string): ExpiredProfile {
  const found = stored === undefined ? undefined : fromStored(stored);
  if (found?.state === 'broken') return found;
  const named = fromQuery(query);
  return named.state === 'known' ? named : (found ?? named);
}

/** Session storage may contain anything; a name that is not a string is ignored. */
function fromStored(stored: string): ExpiredProfile | undefined {
  try {
    const { profileName, profileData } = asObject(JSON.parse(stored));
    // The data may be JSON within a JSON string.
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

/** Sends its owner from a profile whose plan expired to the page that explains how to restore it. */
export function ExpiredProfileRedirect({ id, name }: { id: number | undefined; name: string | undefined }) {
  // Written before the redirect: layout effects come first.
  useLayoutEffect(() => {
    const stored = JSON.stringify({ profileName: name, profileData: { id } });
    writeStored('sessionStorage', expiredProfileKey, name === undefined ? undefined : stored);
  }, [id, name]);
  return <Navigate to="/subscription-required" replace />;
}

export const readHere = (): ExpiredProfile =>
  readExpiredProfile(readStored('sessionStorage', expiredProfileKey), window.location.search);

/** An unreadable value stays unreadable, so it is removed to let a retry succeed. */
export function readAgain(): ExpiredProfile {
  writeStored('sessionStorage', expiredProfileKey, undefined);
  return readHere();
}
