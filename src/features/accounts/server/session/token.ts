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

/** Derived from the row and an installation key: a copy of the database alone cannot sign tokens. */
const keysOf = (secrets: Services['secrets'], { tokenKey }: Pick<Session, 'tokenKey'>): readonly Buffer[] =>
  secrets.deriveKeys('session token', tokenKey);

/** Contains only the session and its owner; permissions are looked up on each request. */
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

/** `malformed` if the header is present but cannot be one of our tokens. */
export function tokenIn(authorization: string | undefined): string | 'malformed' | undefined {
  if (authorization === undefined) return undefined;
  return (authorization.length <= maxTokenLength && bearer.exec(authorization)?.[1]) || 'malformed';
}

/** The unverified claims of a token. */
export function claimsOf(token: string): Claims | undefined {
  try {
    return claims.safeParse(decodeJwt(token)).data;
  } catch {
    return undefined;
  }
}

/** Accepts any of the keys: during a rotation, tokens of both are in use. */
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
