import type { Logger } from 'pino';

/** A bare address, or one with the name that people see. */
export type MailAddress = string | { name: string; address: string };

/** Bytes that come with a mail; the name is what people save it under. */
export interface MailAttachment {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** One mail to one person. `html`, when given, already carries its own `lang` and `dir`. */
export interface Mail {
  to: MailAddress;
  subject: string;
  text: string;
  html?: string;
  replyTo?: MailAddress;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
}

export type MailLog = Pick<Logger, 'info' | 'warn' | 'error'>;

export interface Mailer {
  /** Throws `MailError` when the mail did not leave, and `AppError` when it may not. */
  send(mail: Mail): Promise<void>;
  verify(): Promise<void>;
  close(): Promise<void>;
}

/** A mail that did not leave. A permanent failure is the receiver's final word: sending it again is useless. */
export class MailError extends Error {
  readonly permanent: boolean;
  /** The SMTP reply, when there was one. */
  readonly replyCode: number | undefined;

  constructor(message: string, options: { permanent: boolean; replyCode?: number | undefined; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'MailError';
    this.permanent = options.permanent;
    this.replyCode = options.replyCode;
  }
}

/** What nodemailer says when the envelope or the message itself was refused. */
const aboutThisMail = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * A 5xx to our sign-in (535, 530) is about our settings, not about this mail: it stays worth another try,
 * so that a wrong password loses no mail.
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
