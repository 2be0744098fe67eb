export { createMailer, type MailerOptions } from './create-mailer.ts';
export { MailError } from './mail-error.ts';
export type { Mail, MailAddress, MailAttachment, Mailer, MailLog } from './mailer.ts';
