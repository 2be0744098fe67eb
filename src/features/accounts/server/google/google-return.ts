// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not pass
const neverInside = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/;
/** A slash, backslash or percent sign in disguise: whoever reads the address next may take the disguise off. */
const encodedSeparators = /%(2f|5c|25)/i;

/** Where a sign-in may return to: a page of our own site, as path, query and fragment. Anything else is the front page. */
export function safeReturnTo(returnTo: string | undefined, publicUrl: string): string {
  if (!returnTo || !isOwnPath(returnTo)) return '/';
  const url = URL.parse(returnTo, publicUrl);
  if (!url || url.origin !== new URL(publicUrl).origin || url.username || url.password) return '/';
  // Read again: resolving `..` can bring about what was not there before.
  return isOwnPath(url.pathname) ? url.pathname + url.search + url.hash : '/';
}

function isOwnPath(text: string): boolean {
  const [path = ''] = text.split(/[?#]/, 1);
  if (neverInside.test(text) || encodedSeparators.test(path)) return false;
  const read = decoded(path)?.normalize('NFKC') ?? '';
  return /^\/(?!api(\/|$))/i.test(read) && !read.includes('//') && !neverInside.test(read);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** How a visit to Google ended; the page that is returned to reads it from its address. */
export type Outcome =
  | 'login'
  | 'code'
  | `google-${'done' | 'failed' | 'cancelled' | 'unverified' | 'exists' | 'taken' | 'connected' | 'confirm' | 'suspended'}`;

/** The path alone: whoever came to us by another of our names stays there. */
export function withOutcome(returnTo: string, outcome: Outcome, publicUrl: string): string {
  const url = new URL(safeReturnTo(returnTo, publicUrl), publicUrl);
  url.searchParams.set('auth', outcome);
  return url.pathname + url.search + url.hash;
}
