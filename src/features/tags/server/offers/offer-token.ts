import { createHash, createHmac } from 'node:crypto';
import { secret } from '#server-kit/secrets/secret.ts';

/**
 * What opens an offer. It follows from a salt and this installation's own secret, so that the letter can be written
 * later, and neither the salt that waits for it nor the hash that is kept opens anything.
 */
export const offerToken = async (dataDir: string, salt: string): Promise<string> =>
  createHmac('sha256', await secret(dataDir, 'tag-offers'))
    .update(salt)
    .digest('base64url');

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
export const offerLink = (publicUrl: string, token: string): string => `${publicUrl}/tag-offers/${token}`;
