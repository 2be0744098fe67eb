import { createHash, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { writeAudit } from '#server-kit/audit/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type Cookies, sessionCookieName } from '#server-kit/http/cookies.ts';
import type { Visitor } from '#server-kit/http/route.ts';
import { csrfHash, csrfTokenOf } from '#server-kit/http/security/csrf.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { SecurityEvent, SecurityEventKind } from '../../contract.ts';
import { accountPolicy, deviceDays, deviceOf } from '../../domain.ts';
import { findUser, type User } from '../queries.ts';
import { insertSecurityEvent, listSecurityEvents, type SecurityEventRow } from './security-log-queries.ts';
import { deleteSessionByCookie, insertSession, rememberDevice, type Session } from './session-queries.ts';

const agentMax = 300;
const pageSize = 20;

/** The origin of an event. Command-line operations have none. */
type Origin = Pick<Visitor, 'address' | 'userAgent' | 'requestId'>;

interface NewEvent {
  /** Null for an email that belongs to no user. */
  readonly userId: number | null;
  readonly kind: SecurityEventKind;
  readonly detail?: string;
}

/** The serializable origin, for a job that records the event later. */
export const originOf = ({ address, userAgent, requestId }: Origin): Origin => ({
  address: networkOf(address),
  userAgent: userAgent.replaceAll('\0', '').toWellFormed().slice(0, agentMax),
  requestId,
});

const noOrigin: Origin = { address: '', userAgent: '', requestId: '' };

type Recorder = Pick<Services, 'clock' | 'log'> & { readonly visitor?: Origin | undefined };

/** Writes one row and one line to the process log, in the transaction of the change if there is one. */
export async function recordEvent(db: Db, { clock, log, visitor }: Recorder, event: NewEvent): Promise<void> {
  const { userId, kind, detail = '' } = event;
  const origin = visitor ? originOf(visitor) : noOrigin;
  await insertSecurityEvent(db, { at: clock.now(), userId, kind, detail, ...origin });
  log.info({ securityEvent: kind, accountId: userId, detail, ...origin }, 'security event');
}

/** Truncates the IP address for privacy: IPv4 without its last octet, IPv6 to its first 48 bits. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIP(mapped) === 4) return mapped.replace(/\.\d+$/, '.0');
  return isIP(mapped) === 6 ? `${firstGroups(mapped).join(':')}::` : '';
}

function firstGroups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after];
  return groups.slice(0, 3).map((group) => Number.parseInt(group, 16).toString(16));
}

/** Events caused by admins: the owner must not see the admin's network and device. */
export const byAdmins: ReadonlySet<SecurityEventKind> = new Set([
  'suspended',
  'restored',
  'view-started',
  'view-ended',
  'sessions-ended-by-admin',
  'email-changed-by-admin',
]);

const originFor = ({ kind, address, userAgent }: SecurityEventRow, isOwner: boolean) =>
  isOwner && byAdmins.has(kind) ? { address: '', userAgent: '' } : { address, userAgent };

export function presentEvent(row: SecurityEventRow, isOwner: boolean): SecurityEvent {
  const { address, userAgent } = originFor(row, isOwner);
  const { id, at, kind, detail } = row;
  return { id, at: at.toISOString(), kind, detail, ...deviceOf(userAgent), address };
}

export async function listEventPage({ db }: Pick<Services, 'db'>, userId: number, after?: string, isOwner = true) {
  const { rows, next } = await listSecurityEvents(db, userId, after, pageSize);
  return { rows: rows.map((row) => presentEvent(row, isOwner)), next };
}

/** Impersonation ends with its session and is audited as an action of that admin. */
export async function recordImpersonationEnded(
  db: Db,
  call: Pick<Services, 'clock' | 'log'> & { readonly visitor: Visitor },
  { userId, impersonatedUserId }: Session,
): Promise<void> {
  if (impersonatedUserId === null) return;
  const name = (await findUser(db, userId))?.username ?? '';
  const { clock, visitor } = call;
  const { address, userAgent } = visitor;
  await recordEvent(db, call, { userId: impersonatedUserId, kind: 'view-ended' });
  const entry = { action: 'users.end-view', target: { kind: 'user', id: impersonatedUserId } };
  await writeAudit(db, { id: userId, name, address, userAgent }, clock.now(), entry);
}

const hour = 3_600_000;
const rememberedMilliseconds = accountPolicy.rememberedDays * 24 * hour;
/** Without "remember me" the browser drops the cookie on closing, and the server ends the session after half a day. */
const unrememberedMilliseconds = accountPolicy.unrememberedHours * hour;
const formerCsrfMilliseconds = 10 * 60_000;
const deviceSeconds = deviceDays * 24 * 3_600;
const csrfCookieName = 'XSRF-TOKEN';
export const deviceCookieName = 'device';

export type AccountsCall = Services & { readonly cookies: Cookies; readonly visitor: Visitor };

export const hashOf = (value: string): Buffer => createHash('sha256').update(value).digest();
export const randomValue = (): string => randomBytes(32).toString('base64url');
const shape = /^[\w-]{43}$/;
export const cookieValue = (cookie: string | undefined): string | undefined =>
  cookie && shape.test(cookie) ? cookie : undefined;

interface Opening {
  readonly isRemembered: boolean;
  readonly isStrong: boolean;
  /** Expires earlier than other sessions: a copy of the demo account. */
  readonly endsAt?: Date | null;
}

/** Prevents session fixation: always creates a new ID, whatever cookie the browser sent. */
export async function openSession(
  db: Db,
  call: Pick<AccountsCall, 'clock' | 'cookies' | 'log' | 'visitor'>,
  user: Pick<User, 'id'>,
  opening: Opening,
): Promise<Session> {
  const { clock, cookies, visitor } = call;
  const now = clock.now();
  const former = cookieValue(cookies.get(sessionCookieName));
  const ended = former && (await deleteSessionByCookie(db, hashOf(former)));
  if (ended) await recordImpersonationEnded(db, call, ended);
  const cookie = randomValue();
  const lifetime = opening.isRemembered ? rememberedMilliseconds : unrememberedMilliseconds;
  const expiresAt = opening.endsAt ?? new Date(now.getTime() + lifetime);
  const session = await insertSession(db, {
    userId: user.id,
    cookieHash: hashOf(cookie),
    tokenKey: randomBytes(32),
    isRemembered: opening.isRemembered,
    isStrong: opening.isStrong,
    userAgent: visitor.userAgent.replaceAll('\0', '').toWellFormed().slice(0, 300),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    authenticatedAt: now,
    formerCsrfHash: former ? csrfHash(csrfTokenOf(former)) : null,
    formerCsrfUntil: former ? new Date(now.getTime() + formerCsrfMilliseconds) : null,
  });
  const age = opening.isRemembered ? { maxAgeSeconds: Math.floor((expiresAt.getTime() - now.getTime()) / 1000) } : {};
  cookies.set(sessionCookieName, cookie, age);
  cookies.set(csrfCookieName, csrfTokenOf(cookie), { ...age, isReadable: true });
  if (!opening.endsAt) await rememberCurrentDevice(db, call, user.id);
  return session;
}

async function rememberCurrentDevice(
  db: Db,
  { clock, cookies }: Pick<AccountsCall, 'clock' | 'cookies'>,
  userId: number,
): Promise<void> {
  const device = cookieValue(cookies.get(deviceCookieName)) ?? randomValue();
  await rememberDevice(db, hashOf(device), userId, clock.now());
  cookies.set(deviceCookieName, device, { maxAgeSeconds: deviceSeconds });
}

/** A visitor gets a cookie without a database row: the CSRF token is derived from the cookie alone. */
export function issueCsrfToken(cookies: Cookies): string {
  const known = cookieValue(cookies.get(sessionCookieName));
  const cookie = known ?? randomValue();
  if (!known) cookies.set(sessionCookieName, cookie);
  const token = csrfTokenOf(cookie);
  cookies.set(csrfCookieName, token, { isReadable: true });
  return token;
}

export function forgetCookies(cookies: Cookies): void {
  cookies.clear(sessionCookieName);
  cookies.clear(csrfCookieName, { isReadable: true });
}
