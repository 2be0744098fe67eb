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
