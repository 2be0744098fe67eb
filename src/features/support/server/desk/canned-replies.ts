import { AppError, orNotFound } from '#base/app-error.ts';
import type { Visitor } from '#server-kit/http/route.ts';
import type { CannedReply } from '../../desk-contract.ts';
import { deskLimits } from '../../domain.ts';
import { shownTokens, unknownToken } from '../../reply-tokens.ts';
import type { AuditedCall } from '../write.ts';
import * as queries from './desk-queries.ts';

type Written = Pick<CannedReply, 'title' | 'text'>;

type WritingCall = AuditedCall & { readonly visitor: Visitor };

function refuseUnknownTokens({ visitor }: WritingCall, { text }: Written): void {
  const token = unknownToken(text);
  if (token === undefined) return;
  const values = { token, ...shownTokens(visitor.locale) };
  throw new AppError('invalid_input', { fields: { text: 'support.desk.unknownToken' }, values });
}

const present = ({ id, title, text }: CannedReply): CannedReply => ({ id, title, text });
const target = (id: number) => ({ kind: 'canned-reply', id });

export const listCannedReplies = async ({ db }: Pick<AuditedCall, 'db'>): Promise<CannedReply[]> =>
  (await queries.listCannedReplies(db)).map(present);

export async function addCannedReply(call: WritingCall, { title, text }: Written): Promise<CannedReply> {
  const { db, clock, audit } = call;
  refuseUnknownTokens(call, { title, text });
  return db.transaction(async (tx) => {
    if ((await queries.countCannedReplies(tx)) >= deskLimits.cannedMax)
      throw new AppError('conflict', { message: 'support.desk.tooManyReplies' });
    const made = await queries.insertCannedReply(tx, { title, text, createdAt: clock.now() });
    await audit(tx, { action: 'support.canned-added', target: target(made.id), after: { title, text } });
    return present(made);
  });
}

export async function changeCannedReply(call: WritingCall, id: number, { title, text }: Written): Promise<CannedReply> {
  const { db, audit } = call;
  refuseUnknownTokens(call, { title, text });
  return db.transaction(async (tx) => {
    const former = orNotFound(await queries.lockCannedReply(tx, id));
    const changed = orNotFound(await queries.updateCannedReply(tx, id, { title, text }));
    const before = { title: former.title, text: former.text };
    await audit(tx, { action: 'support.canned-changed', target: target(id), before, after: { title, text } });
    return present(changed);
  });
}

export const removeCannedReply = ({ db, audit }: AuditedCall, id: number) =>
  db.transaction(async (tx) => {
    const { title, text } = orNotFound(await queries.deleteCannedReply(tx, id));
    await audit(tx, { action: 'support.canned-removed', target: target(id), before: { title, text } });
    return { success: true };
  });
