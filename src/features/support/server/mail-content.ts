import { isolated } from '#i18n/format.ts';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { type EmailContent, emailHtml, emailText } from '#server-kit/mail/email-template.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import { supportTexts } from '../texts.ts';
import { plainText, shortened } from './messages/safe-html.ts';
import type { MessageRow } from './queries.ts';

const maxMessages = 5;
const maxCharacters = 700;

export const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map(isolated);

type MessageText = Pick<MessageRow, 'subject' | 'content'>;

/** Messages for an email: the first ones, each truncated, and the number of remaining ones. */
export function paragraphsOfMessages(messages: readonly MessageText[], locale: Locale): string[] {
  const t = translator(supportTexts, locale);
  const count = messages.length - maxMessages;
  const paragraphs = messages
    .slice(0, maxMessages)
    .flatMap(({ subject, content }) => [subject ?? '', shortened(plainText(content), maxCharacters)])
    .flatMap(paragraphsOf);
  return count > 0 ? [...paragraphs, t('support.mail.more', { count })] : paragraphs;
}

/** An email to an admin: without preferences and without an unsubscribe link. */
export function emailToAdmin(
  { email, displayName, language }: { readonly email: string; readonly displayName: string; readonly language: Locale },
  subject: string,
  body: Pick<EmailContent, 'paragraphs' | 'action'> & { readonly notes?: readonly string[] },
): Mail {
  const t = translator(supportTexts, language);
  const emailContent: EmailContent = {
    locale: language,
    direction: directionOf(language),
    greeting: t('support.mail.greeting', { name: isolated(displayName) }),
    notes: [],
    ...body,
    signature: t('support.mail.signature'),
  };
  return { to: email, subject, text: emailText(emailContent), html: emailHtml(emailContent) };
}
