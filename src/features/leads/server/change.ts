import { AppError, orNotFound } from '#base/app-error.ts';
import { publishEvent, readNotificationsOf } from '#features/notifications/server/index.ts';
import { countPastLeads } from '#features/stats/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { LeadWithNotes } from '../contract.ts';
import { canTransition, isReal, type LeadStatus, leadPath } from '../domain.ts';
import * as queries from './queries.ts';
import { getLead, type Own } from './read.ts';
import { enqueueWebhook } from './webhook/webhook-delivery.ts';

interface Step {
  readonly tx: Db;
  readonly rows: readonly queries.LeadRow[];
  readonly now: Date;
}

/** Changes several leads of one owner atomically; a lead of another owner rejects the whole request. */
async function changeOwned<T>(
  { db, bus, clock, user }: Own,
  ids: readonly number[],
  work: (step: Step) => Promise<T>,
): Promise<T> {
  const uniqueIds = [...new Set(ids)];
  return db.transaction(async (tx) => {
    const rows = await queries.lockOwned(tx, uniqueIds, user.id);
    if (rows.length < uniqueIds.length) throw new AppError('not_found');
    const result = await work({ tx, rows, now: clock.now() });
    // Also updates the owner's other tabs.
    await publishEvent(bus, tx, user.id, 'leads');
    return result;
  });
}

function refuseTransition(rows: readonly queries.LeadRow[], status: LeadStatus): void {
  if (rows.every((row) => canTransition(row.status, status))) return;
  throw new AppError('conflict', { message: 'leads.move.notAllowed', fields: { status: 'leads.move.notAllowed' } });
}

/** A lead confirmed as genuine is forwarded and counted as if it had just arrived, once. */
async function setStatusOfRows({ tx, rows, now }: Step, ownerId: number, status: LeadStatus): Promise<void> {
  refuseTransition(rows, status);
  const inReview = rows.filter((row) => row.status === 'review').map(({ id }) => id);
  await queries.updateStatus(
    tx,
    rows.map(({ id }) => id),
    ownerId,
    status,
    now,
  );
  if (!isReal(status) || inReview.length === 0) return;
  const real = await queries.markReviewed(tx, inReview, ownerId, now);
  for (const { id } of real) await enqueueWebhook(tx, ownerId, id, now);
  const reviewed = real.flatMap(({ profileId, source, createdAt: at }) =>
    profileId === null ? [] : [{ profileId, source, at }],
  );
  await countPastLeads(tx, reviewed);
}

export const setLeadsStatus = (call: Own, ids: readonly number[], status: LeadStatus): Promise<{ moved: number }> =>
  changeOwned(call, ids, async (step) => {
    await setStatusOfRows(step, call.user.id, status);
    return { moved: step.rows.length };
  });

/** A lead that was not moved, or whose move was already undone, stays unchanged. */
export const undoStatusChange = (call: Own, ids: readonly number[]): Promise<{ moved: number }> =>
  changeOwned(call, ids, async ({ tx, rows, now }) => {
    await queries.restoreStatus(tx, ids, call.user.id, now);
    return { moved: rows.filter(({ formerStatus }) => formerStatus !== null).length };
  });

export const markSeen = (call: Own, ids: readonly number[]): Promise<Record<string, never>> =>
  changeOwned(call, ids, async ({ tx, now }) => {
    await queries.setSeen(tx, ids, call.user.id, now);
    await readNotificationsOf(call, tx, call.user.id, ids.map(leadPath));
    return {};
  });

export const removeLeads = (call: Own, ids: readonly number[]): Promise<{ deleted: number }> =>
  changeOwned(call, ids, async ({ tx, rows }) => {
    await queries.deleteOwned(tx, ids, call.user.id);
    return { deleted: rows.length };
  });

interface Change {
  readonly status?: LeadStatus | undefined;
  readonly remindAt?: string | null | undefined;
}

/** Setting the current status is not a move, so a repeated request is idempotent. */
export const changeLead = (call: Own, id: number, { status, remindAt }: Change): Promise<LeadWithNotes> =>
  changeOwned(call, [id], async (step) => {
    const { tx, rows, now } = step;
    if (status && rows[0]?.status !== status) await setStatusOfRows(step, call.user.id, status);
    if (remindAt !== undefined) await queries.setReminder(tx, id, call.user.id, comingInstant(remindAt, now), now);
    return getLead(call, tx, id);
  });

function comingInstant(remindAt: string | null, now: Date): Date | null {
  const at = remindAt === null ? null : new Date(remindAt);
  if (at && at <= now) throw new AppError('invalid_input', { fields: { remindAt: 'leads.remindPast' } });
  return at;
}

export const addNote = (call: Own, id: number, text: string): Promise<LeadWithNotes> =>
  changeOwned(call, [id], async ({ tx, now }) => {
    await queries.insertNote(tx, id, text, now);
    return getLead(call, tx, id);
  });

export const removeNote = (call: Own, noteId: number): Promise<LeadWithNotes> =>
  call.db.transaction(async (tx) => {
    const leadId = orNotFound(await queries.deleteNote(tx, noteId, call.user.id));
    await publishEvent(call.bus, tx, call.user.id, 'leads');
    return getLead(call, tx, leadId);
  });
