import { writeAudit } from '#server-kit/audit/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Visitor } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import { findUser } from '../queries.ts';
import { recordEvent } from '../session/security-log.ts';
import type { Session } from '../session/session-queries.ts';

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
