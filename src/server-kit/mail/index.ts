export { createMailer, type MailerOptions } from './create-mailer.ts';
export {
  ignorePermanentFailure,
  type Mail,
  type MailAddress,
  type MailAttachment,
  MailError,
  type Mailer,
  type MailLog,
  type SentMail,
} from './mailer.ts';
