import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Caller, Credentials, Identity } from '#server-kit/http/route.ts';
import { csrfHash, csrfTokenOf, isSameCsrf } from '#server-kit/http/security/csrf.ts';
import type { Services } from '#server-kit/services/services.ts';
import { accountPolicy, roleAt, staffRoleOf } from '../../domain.ts';
import { cookieValue, hashOf } from './session.ts';
import { findSession, findSessionByCookie, type LiveSession, type Session, updateSession } from './session-queries.ts';

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
type Claims = z.output<typeof claims>;

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
function tokenIn(authorization: string | undefined): string | 'malformed' | undefined {
  if (authorization === undefined) return undefined;
  return (authorization.length <= maxTokenLength && bearer.exec(authorization)?.[1]) || 'malformed';
}

/** The unverified claims of a token. */
function claimsOf(token: string): Claims | undefined {
  try {
    return claims.safeParse(decodeJwt(token)).data;
  } catch {
    return undefined;
  }
}

/** Accepts any of the keys: during a rotation, tokens of both are in use. */
async function isTokenOf(signer: Signer, token: string, session: Session): Promise<boolean> {
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

const lastSeenInterval = 5 * 60_000;

/** The cookie is authoritative; a token is used only without one. If both exist and differ, the caller is anonymous. */
export async function identify(services: Services, credentials: Credentials): Promise<Caller> {
  const { sessionCookie, authorization, isPassive = false } = credentials;
  const { db, clock } = services;
  const cookie = cookieValue(sessionCookie);
  const found = cookie ? await findSessionByCookie(db, hashOf(cookie), clock.now()) : undefined;
  const token = tokenIn(authorization);
  const identity = await resolveIdentity(services, found, token);
  if (found && identity && !isPassive) await updateLastSeen(services, found);
  return { identity, acceptsCsrf: (sent) => acceptsCsrf(services, cookie, found, sent) };
}

async function resolveIdentity(services: Services, found: LiveSession | undefined, token: string | undefined) {
  if (token === undefined) return found && identityOf(services, found, true);
  const claimed = token === 'malformed' ? undefined : claimsOf(token);
  if (!claimed) return undefined;
  // A browser sends an expired token of the same user after a quarter of an hour; the cookie is still valid.
  if (found) return claimed.sub === found.user.id ? identityOf(services, found, true) : undefined;
  const named = await findSession(services.db, claimed.sid, services.clock.now());
  return named && (await isTokenOf(services, token, named.session)) ? identityOf(services, named, false) : undefined;
}

/** A suspended user is anonymous, regardless of existing sessions. */
function identityOf({ clock }: Services, live: LiveSession, hasSession: boolean): Identity | undefined {
  const { session, user } = live;
  if (user.suspendedAt) return undefined;
  const role = roleAt({ ...user, isStrong: session.isStrong }, clock.now());
  const own: Identity = {
    id: user.id,
    role,
    staffRole: role === 'admin' ? staffRoleOf(user) : null,
    sessionId: session.id,
    hasSession,
    isDemo: user.demoEndsAt !== null,
    authenticatedAt: session.authenticatedAt,
    username: user.username,
  };
  return impersonatedIdentity(own, live, clock.now()) ?? own;
}

const impersonationMilliseconds = 3_600_000;

/** The impersonated owner: for one hour, and only while the admin is still an admin and the owner is not one. */
function impersonatedIdentity(
  admin: Identity,
  { session, impersonatedUsers: impersonatedUser }: LiveSession,
  now: Date,
): Identity | undefined {
  if (!impersonatedUser || impersonatedUser.role === 'admin' || admin.role !== 'admin') return undefined;
  if (!session.impersonatedSince || now.getTime() - session.impersonatedSince.getTime() >= impersonationMilliseconds)
    return undefined;
  return {
    ...admin,
    id: impersonatedUser.id,
    role: roleAt({ ...impersonatedUser, isStrong: false }, now),
    staffRole: null,
    username: impersonatedUser.username,
    impersonator: { id: admin.id, username: admin.username },
  };
}

async function updateLastSeen({ db, clock }: Services, { session }: LiveSession): Promise<void> {
  const now = clock.now();
  if (now.getTime() - session.lastSeenAt.getTime() > lastSeenInterval)
    await updateSession(db, session.id, { lastSeenAt: now });
}

function acceptsCsrf({ clock }: Services, cookie: string | undefined, found: LiveSession | undefined, sent: string) {
  if (!cookie) return false;
  if (isSameCsrf(csrfHash(csrfTokenOf(cookie)), sent)) return true;
  const { formerCsrfHash, formerCsrfUntil } = found?.session ?? {};
  return Boolean(
    formerCsrfHash && formerCsrfUntil && formerCsrfUntil > clock.now() && isSameCsrf(formerCsrfHash, sent),
  );
}
