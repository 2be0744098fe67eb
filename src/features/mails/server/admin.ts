import { z } from 'zod';
import { AppError, orNotFound } from '#base/app-error.ts';
import { escapeHtml } from '#base/html.ts';
import { keepsContent } from '#base/mail-templates.ts';
import { mailKinds } from '#features/notifications/domain.ts';
import { unsubscribeToken } from '#features/notifications/server/index.ts';
import { defineAdminList, presentAs } from '#server-kit/admin-list/index.ts';
import type { AuditWriter } from '#server-kit/audit/index.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import { ignorePermanentFailure, type Mail } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type AdminMailDetail, adminMailDetail, mailsApi } from '../contract.ts';
import { mailDays, type ResendRefusal, resendRefusalOf } from '../domain.ts';
import {
  type FoundMail,
  findMail,
  findWaitingCopy,
  insertMail,
  lockMail,
  mailsSource,
  saveContent,
} from './queries.ts';
import { tokenMark } from './record.ts';
import type { StoredContent } from './table.ts';

type ListedMail = Awaited<ReturnType<typeof mailsSource.rows>>[number];

export const mailsListRoutes = defineAdminList({
  list: mailsApi.list,
  source: mailsSource,
  values: (row: ListedMail) => row,
});

const stateOf = ({ mail, content }: Pick<FoundMail, 'mail' | 'content'>) => {
  const known = { ...mail, isSecret: !keepsContent(mail.template ?? undefined), hasContent: content !== null };
  return { ...known, refusal: resendRefusalOf(known) };
};

export async function getMail({ db }: Pick<Services, 'db'>, id: number): Promise<AdminMailDetail> {
  const found = orNotFound(await findMail(db, id));
  return presentAs(adminMailDetail, { ...stateOf(found), owner: found.owner });
}

/**
 * Emails have inline styles, and nothing else is allowed: no script, no picture, no form. The links are for the reader:
 * in the frame they open nothing, as it may open no window.
 */
const framePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'; sandbox";
const inert = '<base target="_blank">';

export async function getMailPage({ db }: Pick<Services, 'db'>, id: number): Promise<FileAnswer> {
  const { content } = orNotFound(await findMail(db, id));
  const { html, text } = orNotFound(content ?? undefined);
  const page = html ?? `<!doctype html><head></head><pre dir="auto">${escapeHtml(text)}</pre>`;
  const body = page.replace('<head>', `<head>${inert}`);
  return { name: `mail-${id}.html`, type: 'text/html; charset=utf-8', body, framePolicy };
}

const refused = (reason: ResendRefusal) =>
  new AppError('conflict', { message: `emailLog.refused.${reason}`, values: { days: mailDays.content } });

type Admin = Services & { readonly audit: AuditWriter };

/** A new email with a record of its own, which its job finds; the content is copied, so that it outlives the first. */
export const resendMail = async (call: Admin, id: number): Promise<{ id: number }> =>
  call.db.transaction(async (tx) => {
    orNotFound(await lockMail(tx, id));
    const { mail, content } = orNotFound(await findMail(tx, id));
    const { refusal } = stateOf({ mail, content });
    if (refusal || !content) throw refused(refusal ?? 'expired');
    if (await findWaitingCopy(tx, mail)) throw refused('waiting');
    const now = call.clock.now();
    const { userId, to, template, subject } = mail;
    const copy = { userId, to, template, subject, resentFrom: id, createdAt: now, triedAt: now };
    const copyId = await insertMail(tx, copy);
    await saveContent(tx, copyId, content, now);
    await addJob(tx, resendMailJob, { id: copyId });
    await call.audit(tx, { action: 'mails.resend', target: { kind: 'mail', id }, after: { mail: copyId } });
    return { id: copyId };
  });

/** Once: after it was sent, its job finds nothing to do. */
export const resendMailJob = job({
  name: 'resend-mail',
  payload: z.object({ id: z.number() }),
  work: async (services: Services, { id }) => {
    const found = await findMail(services.db, id);
    if (found?.mail.status !== 'waiting' || !found.content) return;
    const { mail, content } = found;
    const { unsubscribeKind, ...rest } = await withToken(services, mail.userId, content);
    const sent: Mail = { ...rest, to: mail.to, recordId: id };
    await services.mailer.send(sent).catch(ignorePermanentFailure);
  },
});

async function withToken(
  { config }: Pick<Services, 'config'>,
  userId: number | null,
  content: StoredContent,
): Promise<StoredContent> {
  const kind = mailKinds.find((one) => one === content.unsubscribeKind);
  if (!kind || userId === null) return content;
  const token = await unsubscribeToken(config.dataDir, userId, kind);
  return JSON.parse(JSON.stringify(content).replaceAll(tokenMark, token));
}
