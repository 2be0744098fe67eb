import { isIP } from 'node:net';
import type { Db } from '#server-kit/db/database.ts';
import type { Visitor } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { SecurityEvent, SecurityEventKind } from '../../contract.ts';
import { deviceOf } from '../../domain.ts';
import { insertSecurityEvent, listSecurityEvents, type SecurityEventRow } from './security-log-queries.ts';

const agentMax = 300;
const pageSize = 20;

/** The origin of an event. Command-line operations have none. */
export type Origin = Pick<Visitor, 'address' | 'userAgent' | 'requestId'>;

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
const byAdmins: ReadonlySet<SecurityEventKind> = new Set([
  'suspended',
  'restored',
  'view-started',
  'view-ended',
  'sessions-ended-by-admin',
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
