type StorageKind = 'localStorage' | 'sessionStorage';

/** Storage may be missing (on the server) or blocked (private windows): reads return undefined, writes do nothing. */
export function readStored(kind: StorageKind, key: string): string | undefined {
  try {
    return globalThis[kind]?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(kind: StorageKind, key: string, value: string | undefined): void {
  try {
    if (value === undefined) globalThis[kind]?.removeItem(key);
    else globalThis[kind]?.setItem(key, value);
  } catch {
    // Full or blocked storage loses a convenience, never the current work.
  }
}

export function readCookie(name: string): string | undefined {
  const value = cookieText()
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}

function cookieText(): string {
  try {
    return typeof document === 'undefined' ? '' : document.cookie;
  } catch {
    return '';
  }
}
