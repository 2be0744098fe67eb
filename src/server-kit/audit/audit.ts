import type { Db } from '#server-kit/db/database.ts';
import { auditTable } from './table.ts';

const secretName = /password|secret|token|cookie|hash|recovery|authorization|api.?key|signature|provider.?ref/i;
const textMax = 2_000;
const depthMax = 6;

/** The shape of what was changed without what nobody may read later; long texts are cut. */
function withoutSecrets(facts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, secretName.test(name) ? '…' : told(value, 1)]),
  );
}

function told(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed().slice(0, textMax);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return String(value);
  if (value === undefined || value === null || typeof value !== 'object') return value ?? null;
  if (Buffer.isBuffer(value) || depth >= depthMax) return '…';
  if (Array.isArray(value)) return value.map((one) => told(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, secretName.test(name) ? '…' : told(one, depth + 1)]),
  );
}

type Facts = Readonly<Record<string, unknown>>;

/** One change, told by whoever made it in the transaction that made it. */
export interface AuditLine {
  /** The feature and the verb: `users.suspend`. */
  readonly action: string;
  /** What was changed: its kind and its number or name. */
  readonly target: { readonly kind: string; readonly id: string | number };
  /** Only what changed; secrets are left out by their names. */
  readonly before?: Facts;
  readonly after?: Facts;
}

export interface AuditActor {
  /** Empty for the command line. */
  readonly id: number | null;
  readonly name: string;
  readonly address: string;
  readonly userAgent: string;
}

/** A call's own way to tell: who and from where are known. */
export type TellAudit = (db: Db, line: AuditLine) => Promise<void>;

const agentMax = 300;
const writable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

export async function writeAudit(db: Db, actor: AuditActor, at: Date, line: AuditLine): Promise<void> {
  await db.insert(auditTable).values({
    at,
    actorId: actor.id,
    actorName: actor.name,
    action: line.action,
    targetKind: line.target.kind,
    targetId: String(line.target.id),
    before: line.before && withoutSecrets(line.before),
    after: line.after && withoutSecrets(line.after),
    address: actor.address,
    userAgent: writable(actor.userAgent).slice(0, agentMax),
  });
}
