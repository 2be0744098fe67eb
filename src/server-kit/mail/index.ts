export { createMailer, type MailerOptions } from './create-mailer.ts';
export { type Mail, type MailAddress, type MailAttachment, MailError, type Mailer, type MailLog } from './mailer.ts';
