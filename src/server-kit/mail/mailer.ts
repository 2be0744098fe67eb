import type { Logger } from 'pino';
import type { MailTemplate } from '#base/mail-templates.ts';
import type { Clock } from '#base/time/clock.ts';

/** A bare address, or one with a display name. */
export type MailAddress = string | { name: string; address: string };

/** A file attached to an email; the name is the download file name. */
export interface MailAttachment {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** One email to one recipient. `html`, if passed, already has its own `lang` and `dir`. */
export interface Mail {
  to: MailAddress;
  /** The sender's display name in the language of the email; the configured one by default. */
  fromName?: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: MailAddress;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
  /** Which email it is, for the record of it. Without it, none of its content is kept. */
  template?: MailTemplate;
  /** The account that it is sent to, if known. */
  userId?: number;
  /** A link that is no secret of the account; its token is left out of what is kept. */
  unsubscribe?: { kind: string; token: string };
  /** The record that waits for this email, if there is one already. */
  recordId?: number;
}

/** An email that a server accepted. */
export interface SentMail {
  readonly messageId: string;
}

export type MailLog = Pick<Logger, 'info' | 'warn' | 'error'>;

export interface MailSettings {
  /** `Negia <mail@negia.example>`, from the settings and not validated further. */
  from: string;
  log: MailLog;
  clock: Clock;
}

export interface Mailer {
  /** Throws `MailError` if sending failed, and `AppError` if the email is not allowed. */
  send(mail: Mail): Promise<SentMail>;
  verify(): Promise<void>;
  close(): Promise<void>;
}

/** An email that could not be sent. A permanent failure is final: a retry is useless. */
export class MailError extends Error {
  readonly permanent: boolean;
  /** The SMTP reply code, if there was one. */
  readonly replyCode: number | undefined;

  constructor(message: string, options: { permanent: boolean; replyCode?: number | undefined; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'MailError';
    this.permanent = options.permanent;
    this.replyCode = options.replyCode;
  }
}

/** nodemailer's codes for a rejected envelope or message. */
const aboutThisMail = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * A 5xx reply to our sign-in (535, 530) concerns our settings, not this email: it is not permanent, so that a wrong
 * password loses no email.
 */
export function toMailError(cause: unknown): MailError {
  if (cause instanceof MailError) return cause;
  const code = readField(cause, 'code');
  const reply = readField(cause, 'responseCode');
  const replyCode = typeof reply === 'number' ? reply : undefined;
  const isFinal = replyCode === undefined || (replyCode >= 500 && replyCode < 600);
  const permanent = typeof code === 'string' && aboutThisMail.has(code) && isFinal;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new MailError(`Mail not sent: ${reason}`, { permanent, replyCode, cause });
}

function readField(value: unknown, name: string): unknown {
  return value instanceof Error ? Reflect.get(value, name) : undefined;
}

/** An address that was permanently rejected would fail again on a retry; the mailer has logged it. */
export function ignorePermanentFailure(error: unknown): false {
  if (error instanceof MailError && error.permanent) return false;
  throw error;
}
