import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { auditTable } from './table.ts';

const secretName = /password|secret|token|cookie|hash|recovery|authorization|api.?key|signature|provider.?ref/i;
const textMax = 2_000;
const depthMax = 6;

/** Redacts secrets and truncates long texts. */
function withoutSecrets(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, secretName.test(name) ? '…' : redactValue(value, 1)]),
  );
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed().slice(0, textMax);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return String(value);
  if (value === undefined || value === null || typeof value !== 'object') return value ?? null;
  if (Buffer.isBuffer(value) || depth >= depthMax) return '…';
  if (Array.isArray(value)) return value.map((one) => redactValue(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, secretName.test(name) ? '…' : redactValue(one, depth + 1)]),
  );
}

type AuditValues = Readonly<Record<string, unknown>>;

/** One change, recorded in the same transaction as the change itself. */
export interface AuditEntry {
  /** The feature and the verb: `users.suspend`. */
  readonly action: string;
  /** The changed object: its kind and its id or name. */
  readonly target: { readonly kind: string; readonly id: string | number };
  /** Changed values only; secrets are redacted by field name. */
  readonly before?: AuditValues;
  readonly after?: AuditValues;
  /**
   * For automatic saves: entries are never changed, so only the first of a sitting says what was before. Later ones of
   * the same actor are left out for half an hour, unless they change another field or something else was done between.
   */
  readonly isOncePerSitting?: boolean;
}

export interface AuditActor {
  /** Null for the command line. */
  readonly id: number | null;
  readonly name: string;
  readonly address: string;
  readonly userAgent: string;
}

/** Audit writer bound to a request: the actor and origin are known. */
export type AuditWriter = (db: Db, entry: AuditEntry) => Promise<void>;

const agentMax = 300;
const writable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

const sitting = 30 * 60_000;

/** As many as a sitting may have: one for each field. */
const maxOfSitting = 20;

async function isSameSitting(db: Db, actor: AuditActor, at: Date, entry: AuditEntry): Promise<boolean> {
  const { action, target } = entry;
  const ofTarget = and(eq(auditTable.targetKind, target.kind), eq(auditTable.targetId, String(target.id)));
  const latest = await db.select().from(auditTable).where(ofTarget).orderBy(desc(auditTable.id)).limit(maxOfSitting);
  const since = at.getTime() - sitting;
  const end = latest.findIndex((one) => one.action !== action || one.actorId !== actor.id || one.at.getTime() <= since);
  const own = end === -1 ? latest : latest.slice(0, end);
  const known = new Set(own.flatMap(({ before }) => Object.keys(before ?? {})));
  return own.length > 0 && Object.keys(entry.before ?? {}).every((name) => known.has(name));
}

export async function writeAudit(db: Db, actor: AuditActor, at: Date, entry: AuditEntry): Promise<void> {
  if (entry.isOncePerSitting && (await isSameSitting(db, actor, at, entry))) return;
  await db
    .insert(auditTable)
    .values({
      at,
      actorId: actor.id,
      actorName: actor.name,
      action: entry.action,
      targetKind: entry.target.kind,
      targetId: String(entry.target.id),
      before: entry.before && withoutSecrets(entry.before),
      after: entry.after && withoutSecrets(entry.after),
      address: actor.address,
      userAgent: writable(actor.userAgent).slice(0, agentMax),
    });
}

/** The differences between two states, as the `before` and `after` of an entry. */
export function changesOf(
  before: AuditValues,
  after: AuditValues,
): { readonly before: AuditValues; readonly after: AuditValues } {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return { before: only(before, names), after: only(after, names) };
}

const only = (values: AuditValues, names: readonly string[]): AuditValues =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
