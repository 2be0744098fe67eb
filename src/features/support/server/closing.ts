import { AppError } from '#base/app-error.ts';
import { changesOf } from '#server-kit/audit/index.ts';
import { publishMessages } from './notify.ts';
import { findNewestTicket, findOwnerOf, lockConversation, setClosed } from './queries.ts';
import type { AuditedCall } from './write.ts';

export const closeConversation = (call: AuditedCall, messageId: number) =>
  setConversationClosed(call, messageId, 'support.close', () => ({
    closedAt: call.clock.now(),
    closedBy: call.user.id,
  }));

/** The newest ticket alone: what was closed before it stays closed. */
export const reopenConversation = (call: AuditedCall, messageId: number) =>
  setConversationClosed(call, messageId, 'support.reopen', () => ({ closedAt: null, closedBy: null }));

interface CloseState {
  readonly closedAt: Date | null;
  readonly closedBy: number | null;
}

/** By any message of it. One that stands where it should is left as it is. */
async function setConversationClosed(
  call: AuditedCall,
  messageId: number,
  action: string,
  nextState: () => CloseState,
) {
  await call.db.transaction(async (tx) => {
    const ownerId = await findOwnerOf(tx, messageId);
    if (ownerId === undefined) throw new AppError('not_found');
    await lockConversation(tx, ownerId);
    const newest = await findNewestTicket(tx, ownerId);
    const { closedAt, closedBy } = nextState();
    const change = changesOf({ isClosed: Boolean(newest?.closedAt) }, { isClosed: closedAt !== null });
    await call.audit(tx, { action, target: { kind: 'user', id: ownerId }, ...change });
    if (!newest || (newest.closedAt === null) === (closedAt === null)) return;
    await setClosed(tx, newest.id, closedAt, closedBy);
    await publishMessages(call, tx, [ownerId]);
  });
  return { success: true };
}
