import { createHash, createHmac } from 'node:crypto';
import { secret } from '#server-kit/secrets/secret.ts';

/**
 * The secret token of an offer. Derived from a salt and the installation's secret, so that the email can be composed
 * later; neither the queued salt nor the stored hash opens the offer.
 */
export const offerToken = async (dataDir: string, salt: string): Promise<string> =>
  createHmac('sha256', await secret(dataDir, 'tag-offers'))
    .update(salt)
    .digest('base64url');

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
export const offerLink = (publicUrl: string, token: string): string => `${publicUrl}/tag-offers/${token}`;
