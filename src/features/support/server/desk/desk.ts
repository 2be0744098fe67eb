import { z } from 'zod';
import { AppError, orNotFound } from '#base/app-error.ts';
import type { DayException } from '#base/time/business-days.ts';
import { shortened } from '#base/trimmed.ts';
import { findOwnerByMail } from '#features/accounts/server/index.ts';
import { readNotificationsOf } from '#features/notifications/server/index.ts';
import { readDayExceptions } from '#features/settings/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { listReader } from '#server-kit/admin-list/index.ts';
import { changesOf } from '#server-kit/audit/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Visitor } from '#server-kit/http/route.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import { ignorePermanentFailure } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { DeskConversation, DeskDetail, DeskFilter, deskFilter } from '../../desk-contract.ts';
import { deskPath } from '../../domain.ts';
import { supportTexts } from '../../texts.ts';
import { composeContactAnswer } from '../mail-content.ts';
import { htmlOfText, plainText } from '../messages/safe-html.ts';
import { publishDesk } from '../notify.ts';
import { subjectIn } from '../own-subjects.ts';
import {
  type AuditedCall,
  isSupport,
  moveIntoConversation,
  type SupportCall,
  setConversationClosed,
} from '../write.ts';
import { answerDue } from './answer-due.ts';
import * as queries from './desk-queries.ts';

/** Max length of a message excerpt in the list. */
const excerptLength = 160;

const at = (instant: Date): string => instant.toISOString();
const atOrNull = (instant: Date | null): string | null => instant && at(instant);

const personOf = ({
  authorId,
  authorName,
}: {
  readonly authorId: number | null;
  readonly authorName: string | null;
}) => (authorId === null ? null : { id: authorId, name: authorName ?? '' });

interface Known {
  readonly locale: Locale;
  readonly exceptions: readonly DayException[];
}

/** Maps field by field so that a new column is never exposed by accident. */
function presentEntry(entry: queries.DeskEntry, { locale, exceptions }: Known): DeskConversation {
  const { conversation, contact, lastMessage, lastAnswer } = entry;
  const { userId, assigneeId, waitingSince } = conversation;
  const last = contact ? lastAnswer : lastMessage;
  const text = contact ? (last?.text ?? contact.message) : plainText(last?.text ?? '');
  const isFromSupport = Boolean(last?.is_from_support);
  return {
    id: conversation.id,
    owner:
      userId === null
        ? null
        : {
            id: userId,
            username: entry.username ?? '',
            displayName: entry.displayName ?? '',
            email: entry.email ?? '',
          },
    visitor: contact && { contactId: contact.id, name: contact.name, email: contact.email, topic: contact.topic },
    subject: subjectIn(entry.subject, locale),
    last: {
      text: shortened(text.replaceAll('\n', ' '), excerptLength),
      isFromSupport,
      author: last && isFromSupport ? personOf({ authorId: last.author_id, authorName: last.author_name }) : null,
      at: at(conversation.lastAt),
    },
    waitingSince: atOrNull(waitingSince),
    answerDue: waitingSince && at(answerDue(waitingSince, exceptions)),
    snoozedUntil: atOrNull(conversation.snoozedUntil),
    isClosed: conversation.closedAt !== null,
    assignee: assigneeId === null ? null : { id: assigneeId, name: entry.assigneeName ?? '' },
    unread: entry.unread,
    notes: entry.notes,
  };
}

type DeskCall = AuditedCall & { readonly visitor: Visitor };

export function listDesk(call: DeskCall, filter: DeskFilter) {
  const reader = listReader<typeof deskFilter, queries.DeskEntry, DeskConversation>({
    source: queries.deskSource(call.user.id),
    present: async ({ db, visitor: { locale } }, rows) => {
      const exceptions = await readDayExceptions(db);
      return rows.map((row) => presentEntry(row, { locale, exceptions }));
    },
  });
  return reader.page(call, filter, filter.after);
}

export const countDesk = ({ db, user }: DeskCall) => queries.countDesk(db, user.id);

export const listDeskStaff = ({ db }: DeskCall) => queries.listDeskStaff(db);

export async function readDesk(
  { db, user, visitor }: Pick<DeskCall, 'db' | 'user' | 'visitor'>,
  id: number,
): Promise<DeskDetail> {
  const entry = orNotFound(await queries.findDeskEntry(db, user.id, id));
  const { contact, conversation } = entry;
  const [exceptions, firstMessageId, notes, answers, others, sameMail, merged] = await Promise.all([
    readDayExceptions(db),
    conversation.userId === null ? null : queries.findFirstMessage(db, conversation.userId),
    queries.listNotes(db, id),
    contact ? queries.listAnswers(db, contact.id) : [],
    contact ? queries.listFromAddress(db, contact) : [],
    contact ? findOwnerByMail(db, contact.email) : undefined,
    conversation.mergedInto === null ? undefined : queries.findDeskEntry(db, user.id, conversation.mergedInto),
  ]);
  return {
    conversation: presentEntry(entry, { locale: visitor.locale, exceptions }),
    firstMessageId,
    message: contact && { text: contact.message, language: contact.language, at: at(contact.createdAt) },
    answers: answers.map((one) => ({
      id: one.id,
      text: one.text,
      author: personOf(one),
      at: at(one.at),
      isMailed: one.mailedAt !== null,
    })),
    notes: notes.map((one) => ({ id: one.id, text: one.text, author: personOf(one), at: at(one.at) })),
    sameAddress: {
      count: others[0]?.count ?? 0,
      rows: others.map((one) => ({ id: one.id, topic: one.topic, at: at(one.at), isClosed: one.closedAt !== null })),
    },
    sameMail: sameMail ? { id: sameMail.id, name: sameMail.displayName || sameMail.username } : null,
    mergedInto: merged ? { id: merged.conversation.id, name: merged.displayName || merged.username || '' } : null,
  };
}

/** An owner's messages are read in the chat; a visitor's message when its conversation is opened. Others have none. */
export async function readVisitor(call: SupportCall, id: number): Promise<{ success: boolean }> {
  const { db, user } = call;
  if (!isSupport(user)) return { success: true };
  const { contact } = orNotFound(await queries.findDeskEntry(db, user.id, id));
  if (!contact) throw new AppError('conflict', { message: 'support.desk.notVisitor' });
  await db.transaction(async (tx) => {
    // The other windows of this member of staff show it too.
    if (await queries.markContactRead(tx, user.id, contact.id)) await publishDesk(call, tx);
    await readNotificationsOf(call, tx, user.id, [deskPath(id)]);
  });
  return { success: true };
}

/** Changes one entry under its lock, and tells all staff. */
async function changeDesk(
  call: DeskCall,
  id: number,
  change: (tx: Db, row: queries.DeskRow) => Promise<unknown>,
): Promise<DeskDetail> {
  await call.db.transaction(async (tx) => {
    await change(tx, orNotFound(await queries.lockDeskRow(tx, id)));
    await publishDesk(call, tx);
  });
  return readDesk(call, id);
}

/** An owner's conversation is audited with the owner, a visitor's with the message. */
const targetOf = ({ userId, contactId }: queries.DeskRow) =>
  userId === null ? { kind: 'contact-message', id: Number(contactId) } : { kind: 'user', id: userId };

export const assign = (call: DeskCall, id: number, assigneeId: number | null): Promise<DeskDetail> =>
  changeDesk(call, id, async (tx, row) => {
    if (assigneeId !== null && !(await queries.listDeskStaff(tx)).some(({ id: staffId }) => staffId === assigneeId))
      throw new AppError('invalid_input', { fields: { assigneeId: 'support.desk.notStaff' } });
    await queries.changeDeskRow(tx, id, { assigneeId });
    const audited = changesOf({ assigneeId: row.assigneeId }, { assigneeId });
    await call.audit(tx, { action: 'support.assign', target: targetOf(row), ...audited });
  });

/** Brings a conversation back when its time comes, unless it was put aside again or taken back meanwhile. */
export const wakeJob = job({
  name: 'desk-wake',
  payload: z.object({ id: z.number(), until: z.iso.datetime() }),
  work: (services: Services, { id, until }) =>
    services.db.transaction(async (tx) => {
      const row = await queries.lockDeskRow(tx, id);
      if (!row?.snoozedUntil || at(row.snoozedUntil) !== until) return;
      // Whoever put it aside wants to see it again, even if the customer was answered.
      await queries.changeDeskRow(tx, id, { snoozedUntil: null, waitingSince: row.waitingSince ?? row.snoozedUntil });
      await publishDesk(services, tx);
    }),
});

export function snooze(call: DeskCall, id: number, until: string | null): Promise<DeskDetail> {
  const snoozedUntil = until === null ? null : new Date(until);
  if (snoozedUntil && snoozedUntil <= call.clock.now())
    throw new AppError('invalid_input', { fields: { until: 'support.desk.past' } });
  return changeDesk(call, id, async (tx, row) => {
    if (row.closedAt) throw new AppError('conflict', { message: 'support.desk.isClosed' });
    await queries.changeDeskRow(tx, id, { snoozedUntil });
    if (snoozedUntil) {
      const key = `desk-wake ${id}`;
      // The job queue runs on the real machine clock, which the configurable `clock` does not affect.
      const runAt = new Date(Date.now() + snoozedUntil.getTime() - call.clock.now().getTime());
      await addJob(tx, wakeJob, { id, until: at(snoozedUntil) }, { key, runAt });
    }
    const audited = changesOf({ until: atOrNull(row.snoozedUntil) }, { until: atOrNull(snoozedUntil) });
    await call.audit(tx, { action: 'support.snooze', target: targetOf(row), ...audited });
  });
}

/** An owner's conversation is locked before its entry, as when a message is written. */
export async function setClosed(call: DeskCall, id: number, isClosed: boolean): Promise<DeskDetail> {
  const { conversation, contact } = orNotFound(await queries.findDeskEntry(call.db, call.user.id, id));
  if (conversation.userId !== null) {
    const messageId = orNotFound((await queries.findFirstMessage(call.db, conversation.userId)) ?? undefined);
    await setConversationClosed(call, messageId, isClosed);
    return readDesk(call, id);
  }
  return changeDesk(call, id, async (tx, row) => {
    const doneAt = isClosed ? (row.closedAt ?? call.clock.now()) : null;
    await queries.setContactDone(tx, Number(contact?.id), doneAt);
    const action = isClosed ? 'support.contact-done' : 'support.contact-undone';
    await call.audit(tx, { action, target: targetOf(row), ...changesOf({ doneAt: row.closedAt }, { doneAt }) });
  });
}

/** Audits that a note was written, never its content, which is private. */
export const addNote = (call: DeskCall, id: number, text: string): Promise<DeskDetail> =>
  changeDesk(call, id, async (tx, row) => {
    await queries.insertNote(tx, { conversationId: id, authorId: call.user.id, text, createdAt: call.clock.now() });
    await call.audit(tx, { action: 'support.note', target: targetOf(row) });
  });

export const removeNote = (call: DeskCall, id: number, noteId: number): Promise<DeskDetail> =>
  changeDesk(call, id, async (tx, row) => {
    const isOwn = await queries.deleteNote(tx, { id: noteId, conversationId: id, authorId: call.user.id });
    if (!isOwn) throw new AppError('not_found');
    await call.audit(tx, { action: 'support.note-removed', target: targetOf(row) });
  });

/** Mails an answer to a visitor in the language they wrote in; it is kept, and marked once the mail is out. */
export const contactAnswerJob = job({
  name: 'contact-answer-mail',
  payload: z.object({ id: z.number() }),
  work: async ({ db, config, mailer, clock }: Services, { id }) => {
    const found = await queries.findAnswer(db, id);
    if (!found || found.answer.mailedAt) return;
    const { contact, answer } = found;
    const mail = composeContactAnswer(contact, config.publicUrl, answer.text);
    // Where the address is refused for good, the desk goes on saying that it was not sent.
    const isSent = await mailer.send(mail).then(() => true, ignorePermanentFailure);
    if (isSent) await queries.markMailed(db, id, clock.now());
  },
});

export async function answerVisitor(call: DeskCall, id: number, text: string): Promise<DeskDetail> {
  return changeDesk(call, id, async (tx, row) => {
    if (row.contactId === null) throw new AppError('conflict', { message: 'support.desk.notVisitor' });
    const now = call.clock.now();
    const values = { contactId: row.contactId, authorId: call.user.id, text, createdAt: now };
    await addJob(tx, contactAnswerJob, { id: await queries.insertAnswer(tx, values) });
    await queries.setContactDone(tx, row.contactId, now);
    await call.audit(tx, { action: 'support.contact-answer', target: targetOf(row) });
  });
}

/** Answers already given by mail stay with the visitor's message, which links to the conversation. */
export async function merge(call: DeskCall, id: number): Promise<DeskDetail> {
  const { contact } = orNotFound(await queries.findDeskEntry(call.db, call.user.id, id));
  const owner = contact && (await findOwnerByMail(call.db, contact.email));
  if (!contact || !owner) throw new AppError('conflict', { message: 'support.desk.noAccount' });
  const subject = translator(supportTexts, 'he')(`support.topic.${contact.topic}`);
  await call.db.transaction(async (tx) => {
    // As when a message is written: the conversation is locked before its entry.
    await moveIntoConversation(call, tx, owner.id, { subject, content: htmlOfText(contact.message) });
    const row = orNotFound(await queries.lockDeskRow(tx, id));
    if (row.mergedInto !== null) throw new AppError('conflict', { message: 'support.desk.isMerged' });
    const target = orNotFound(await queries.findEntryOfOwner(tx, owner.id));
    await queries.setContactDone(tx, contact.id, row.closedAt ?? call.clock.now());
    await queries.changeDeskRow(tx, id, { mergedInto: target.id });
    await call.audit(tx, { action: 'support.merge', target: targetOf(row), after: { owner: owner.id } });
  });
  return readDesk(call, id);
}
