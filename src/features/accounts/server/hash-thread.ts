import { hashSync, verifySync } from '@node-rs/argon2';
import { serveThread } from '#server-kit/heavy-work/serve-thread.ts';

export type HashWork =
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'verify'; readonly password: string; readonly hash: string };

/** argon2id with OWASP's second setting: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

serveThread((work: HashWork): string | boolean =>
  work.kind === 'hash' ? hashSync(work.password, cost) : verifySync(work.hash, work.password),
);
