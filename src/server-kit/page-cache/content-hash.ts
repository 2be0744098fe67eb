import { createHash } from 'node:crypto';

/** How a content security policy names an inline text: cached bytes cannot carry a nonce. */
export const contentHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface CachedPagePolicy {
  readonly styles: readonly string[];
  readonly scripts?: readonly string[];
  readonly frameAncestors?: string;
  /** Whose pages may be shown inside, such as a film's. */
  readonly frames?: readonly string[];
}

/** The policy of a cached page: its own styles and scripts by hash, our own files, nothing else. */
export function cachedPagePolicy({
  styles,
  scripts = [],
  frameAncestors = "'none'",
  frames = [],
}: CachedPagePolicy): string {
  return [
    "default-src 'none'",
    `script-src 'self'${scripts.map((text) => ` ${contentHash(text)}`).join('')}`,
    `style-src ${styles.map(contentHash).join(' ') || "'none'"}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    ...(frames.length ? [`frame-src ${frames.join(' ')}`] : []),
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
    // No text becomes HTML or script by a script: the page is whole as it comes.
    "require-trusted-types-for 'script'",
    // The one sink of the page's script: the answer to its lead form.
    'trusted-types lead-answer',
  ].join('; ');
}
