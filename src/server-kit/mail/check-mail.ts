import { AppError } from '#base/app-error.ts';
import type { Mail, MailAddress, MailAttachment } from './mailer.ts';

/** RFC 5321: a path is 256 octets including its two angle brackets. */
const addressMax = 254;
/** No list separators, comments, quotes or whitespace: one address can never become two. */
const addressShape = /^[^\s<>()[\],;:\\"@\p{Cc}\p{Cf}]+@[^\s<>()[\],;:\\"@\p{Cc}\p{Cf}]+$/u;
const headerName = /^[A-Za-z0-9-]{1,76}$/;
const mediaType = /^[a-z]+\/[a-z0-9.+-]+$/;
const controls = /[\p{Cc}\u2028\u2029]+/gu;

export interface CheckedAddress {
  name: string;
  address: string;
}

interface CheckedAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface CheckedMail {
  /** As configured, or with another display name. */
  from: string | CheckedAddress;
  to: CheckedAddress;
  subject: string;
  text: string;
  html?: string;
  replyTo?: CheckedAddress;
  headers?: Record<string, string>;
  attachments?: CheckedAttachment[];
}

/** Rejects line breaks in addresses and headers; collapses user-entered names and subjects to one line. */
export function checkMail(mail: Mail, from: string): CheckedMail {
  const [, address = from] = /<([^<>]*)>/.exec(from) ?? [];
  return {
    from: mail.fromName ? { name: oneLine(mail.fromName), address } : from,
    to: checkAddress('to', mail.to),
    subject: oneLine(mail.subject),
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    ...(mail.replyTo !== undefined && { replyTo: checkAddress('replyTo', mail.replyTo) }),
    ...(mail.headers && { headers: checkHeaders(mail.headers) }),
    ...(mail.attachments && { attachments: mail.attachments.map(checkAttachment) }),
  };
}

function checkAddress(field: string, value: MailAddress): CheckedAddress {
  const { name, address } = typeof value === 'string' ? { name: '', address: value } : value;
  if (address.length > addressMax || !addressShape.test(address)) throw refused(field, 'errors.invalid_email');
  return { name: oneLine(name), address };
}

function checkHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  for (const [name, value] of Object.entries(headers)) {
    if (!headerName.test(name) || oneLine(value) !== value.trim()) throw refused('headers', 'errors.invalid');
  }
  return { ...headers };
}

/** The type is ours and never user input; the name may contain user input, and must not escape a folder. */
function checkAttachment({ name, type, bytes }: MailAttachment): CheckedAttachment {
  if (!mediaType.test(type)) throw refused('attachments', 'errors.invalid');
  return { filename: oneLine(name).replace(/[\\/]/g, '-'), contentType: type, content: Buffer.from(bytes) };
}

function oneLine(text: string): string {
  return text.replace(controls, ' ').trim();
}

function refused(field: string, text: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: text } });
}
