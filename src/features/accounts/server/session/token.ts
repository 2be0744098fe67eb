import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Services } from '#server-kit/services/services.ts';
import { accountPolicy } from '../../domain.ts';
import type { Session } from './session-queries.ts';

const { tokenMinutes: minutes } = accountPolicy;
const audience = 'negia-api';
const tokenType = 'negia-session+jwt';
const maxTokenLength = 4_096;
const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;

const claims = z.object({
  sub: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number),
  sid: z.number().int().positive().max(2_147_483_647),
});
export type Claims = z.output<typeof claims>;

type Signer = Pick<Services, 'config' | 'clock' | 'secrets'>;

/** From what the row has and what the installation has: a copy of the database alone signs nothing. */
const keysOf = (secrets: Services['secrets'], { tokenKey }: Pick<Session, 'tokenKey'>): readonly Buffer[] =>
  secrets.deriveKeys('session token', tokenKey);

/** Names the session and its owner and nothing else: what they may do is looked up at each call. */
export function issueToken({ config, clock, secrets }: Signer, session: Session): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000);
  const [signingKey = Buffer.alloc(0)] = keysOf(secrets, session);
  return new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: 'HS256', typ: tokenType })
    .setSubject(String(session.userId))
    .setIssuer(config.publicUrl)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + minutes * 60)
    .sign(signingKey);
}

/** `malformed` when the header is there and cannot be a token of ours. */
export function tokenIn(authorization: string | undefined): string | 'malformed' | undefined {
  if (authorization === undefined) return undefined;
  return (authorization.length <= maxTokenLength && bearer.exec(authorization)?.[1]) || 'malformed';
}

/** What a token claims, before anything is proved. */
export function claimsOf(token: string): Claims | undefined {
  try {
    return claims.safeParse(decodeJwt(token)).data;
  } catch {
    return undefined;
  }
}

/** Under any of the keys: while they change, tokens of both are about. */
export async function isTokenOf(signer: Signer, token: string, session: Session): Promise<boolean> {
  for (const key of keysOf(signer.secrets, session)) if (await isSignedBy(signer, token, session, key)) return true;
  return false;
}

async function isSignedBy({ config, clock }: Signer, token: string, session: Session, key: Buffer): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: config.publicUrl,
      audience,
      typ: tokenType,
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
      maxTokenAge: `${minutes} minutes`,
      currentDate: clock.now(),
    });
    return payload.sub === String(session.userId) && payload.sid === session.id;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}
