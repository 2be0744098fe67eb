import { keepsContent } from '#base/mail-templates.ts';
import { currentJob } from '#server-kit/jobs/jobs.ts';
import { scrub } from '#server-kit/log/index.ts';
import { type Mail, MailError, type Mailer, type SentMail } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { countAttempt, countAttemptOf, saveContent, saveOutcome } from './queries.ts';
import type { StoredContent } from './table.ts';

type Recorder = Pick<Services, 'db' | 'clock' | 'log'>;

const errorMax = 500;
const unwritable = /\0/g;
/** Around names in a subject: the search would take them for letters. */
const isolates = /[\u2066-\u2069]/g;

/** Stands for the token of an unsubscribe link in stored content. */
export const tokenMark = '%unsubscribe-token%';

/** What may be stored of an email; undefined for one that holds a secret, or does not say that it holds none. */
export function storedContentOf(mail: Mail): StoredContent | undefined {
  if (!keepsContent(mail.template)) return undefined;
  const { subject, text, html, fromName, replyTo, headers, unsubscribe } = mail;
  const content = { subject, text, html, fromName, replyTo, headers, unsubscribeKind: unsubscribe?.kind };
  const json = JSON.stringify(content).replaceAll('\\u0000', '');
  return JSON.parse(unsubscribe ? json.replaceAll(unsubscribe.token, tokenMark) : json);
}

/**
 * Records every email with what became of it. The record must never decide about the email: where it cannot be written,
 * the email is sent all the same, and once.
 */
export function recordMails(mailer: Mailer, recorder: Recorder): Mailer {
  const quietly = <T>(work: Promise<T>): Promise<T | undefined> =>
    work.catch((error: unknown) => {
      recorder.log.warn({ err: error }, 'email not recorded');
      return undefined;
    });
  return {
    ...mailer,
    async send(mail): Promise<SentMail> {
      const id = await quietly(begin(recorder, mail));
      try {
        const sent = await mailer.send(mail);
        const outcome = {
          status: 'sent',
          error: null,
          messageId: sent.messageId,
          sentAt: recorder.clock.now(),
        } as const;
        if (id !== undefined) await quietly(saveOutcome(recorder.db, id, outcome));
        return sent;
      } catch (error) {
        if (id !== undefined) await quietly(saveOutcome(recorder.db, id, failureOf(error)));
        throw error;
      }
    },
  };
}

async function begin({ db, clock }: Recorder, mail: Mail): Promise<number> {
  const now = clock.now();
  const { recordId, userId, template, attachments, to } = mail;
  if (recordId !== undefined) {
    await countAttemptOf(db, recordId, now);
    return recordId;
  }
  const content = storedContentOf(mail);
  return db.transaction(async (tx) => {
    const id = await countAttempt(tx, {
      jobId: currentJob()?.id ?? null,
      userId: userId ?? null,
      to: (typeof to === 'string' ? to : to.address).replace(unwritable, ''),
      template: template ?? null,
      subject: mail.subject.replace(unwritable, '').replace(isolates, ''),
      hasAttachments: Boolean(attachments?.length),
      createdAt: now,
      triedAt: now,
    });
    if (content) await saveContent(tx, id, content, now);
    return id;
  });
}

/** A refused address is not tried again, and neither is what has no job or is at its end. */
function failureOf(error: unknown) {
  const isFinal = (error instanceof MailError && error.permanent) || (currentJob()?.isLastAttempt ?? true);
  const message = error instanceof Error ? error.message : String(error);
  return { status: isFinal ? 'failed' : 'waiting', error: scrub(message.replace(unwritable, ''), errorMax) } as const;
}
