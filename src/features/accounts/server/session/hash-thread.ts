import { hashRawSync, hashSync, verifySync } from '@node-rs/argon2';
import { serveThread } from '#server-kit/heavy-work/serve-thread.ts';

export type HashRequest =
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'verify'; readonly password: string; readonly hash: string }
  /** Deterministic for a salt (base64, like the results), for secrets that are looked up by their hash. */
  | { readonly kind: 'derive'; readonly secrets: readonly string[]; readonly salt: string };

/** argon2id with OWASP's second recommended setting: 19 MiB, two passes, one lane. */
const full = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
// biome-ignore lint/style/noProcessEnv: the runner of unit tests, which hash thousands of passwords, sets it itself.
const cost = process.env.VITEST ? { ...full, memoryCost: 8, timeCost: 1 } : full;

const derived = (secret: string, salt: Buffer): string => hashRawSync(secret, { ...cost, salt }).toString('base64');

serveThread((request: HashRequest): string | boolean => {
  switch (request.kind) {
    case 'hash':
      return hashSync(request.password, cost);
    case 'verify':
      return verifySync(request.hash, request.password);
    case 'derive':
      return request.secrets.map((secret) => derived(secret, Buffer.from(request.salt, 'base64'))).join(' ');
  }
});
