import { AppError, orNotFound } from '#base/app-error.ts';
import type { CannedReply } from '../../desk-contract.ts';
import { deskLimits } from '../../domain.ts';
import type { AuditedCall } from '../write.ts';
import * as queries from './desk-queries.ts';

type Written = Pick<CannedReply, 'title' | 'text'>;

const present = ({ id, title, text }: CannedReply): CannedReply => ({ id, title, text });
const target = (id: number) => ({ kind: 'canned-reply', id });

export const listCannedReplies = async ({ db }: Pick<AuditedCall, 'db'>): Promise<CannedReply[]> =>
  (await queries.listCannedReplies(db)).map(present);

export const addCannedReply = ({ db, clock, audit }: AuditedCall, { title, text }: Written): Promise<CannedReply> =>
  db.transaction(async (tx) => {
    if ((await queries.countCannedReplies(tx)) >= deskLimits.cannedMax)
      throw new AppError('conflict', { message: 'support.desk.tooManyReplies' });
    const made = await queries.insertCannedReply(tx, { title, text, createdAt: clock.now() });
    await audit(tx, { action: 'support.canned-added', target: target(made.id), after: { title, text } });
    return present(made);
  });

export const changeCannedReply = ({ db, audit }: AuditedCall, id: number, { title, text }: Written) =>
  db.transaction(async (tx) => {
    const changed = orNotFound(await queries.updateCannedReply(tx, id, { title, text }));
    await audit(tx, { action: 'support.canned-changed', target: target(id), after: { title, text } });
    return present(changed);
  });

export const removeCannedReply = ({ db, audit }: AuditedCall, id: number) =>
  db.transaction(async (tx) => {
    const { title, text } = orNotFound(await queries.deleteCannedReply(tx, id));
    await audit(tx, { action: 'support.canned-removed', target: target(id), before: { title, text } });
    return { success: true };
  });
