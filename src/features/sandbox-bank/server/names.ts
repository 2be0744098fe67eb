import { randomBytes } from 'node:crypto';

/** Names that nobody guesses: some of them are all that is asked of whoever comes with one. */
export const newName = (kind: 'card' | 'pay' | 'refund' | 'event'): string =>
  `${kind}_${randomBytes(16).toString('base64url')}`;

/** What cannot be one of ours is not even looked for: a database refuses some letters. */
export const isName = (text: string): boolean => /^[\w-]{1,100}$/.test(text);
