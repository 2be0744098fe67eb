import type { Db } from '#server-kit/db/database.ts';
import { withoutSecrets } from './secrets.ts';
import { auditTable } from './table.ts';

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
