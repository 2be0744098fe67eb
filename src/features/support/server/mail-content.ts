import { shortened } from '#base/trimmed.ts';
import type { MailOwner } from '#features/accounts/server/index.ts';
import { composeInFrame, type MailFrame } from '#features/notifications/server/index.ts';
import { isolated } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { composeEmail, type EmailContent } from '#server-kit/mail/email-template.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import type { ContactTopic } from '../domain.ts';
import { supportTexts } from '../texts.ts';
import { plainText } from './messages/safe-html.ts';
import { conversationLink } from './notify.ts';
import type { MessageRow } from './queries.ts';

const maxMessages = 5;
const maxCharacters = 700;

type MessageText = Pick<MessageRow, 'subject' | 'content'>;

/** Messages for an email: the first ones, each truncated, and the number of remaining ones. */
function quoteOf(messages: readonly MessageText[], locale: Locale): string {
  const count = messages.length - maxMessages;
  return [
    ...messages
      .slice(0, maxMessages)
      .flatMap(({ subject, content }) => [subject ?? '', shortened(plainText(content), maxCharacters)])
      .filter(Boolean),
    ...(count > 0 ? [translator(supportTexts, locale)('support.mail.more', { count })] : []),
  ].join('\n\n');
}

/** The support's replies, to their owner. */
export function composeReply(frame: MailFrame, messages: readonly MessageText[]): Mail {
  const locale = frame.owner.language;
  const t = translator(supportTexts, locale);
  return composeInFrame(frame, 'support-reply', {
    subject: t('support.mail.reply.subject'),
    title: t('support.mail.reply.title'),
    paragraphs: [t('support.mail.reply.intro')],
    quote: quoteOf(messages, locale),
    actions: [{ label: t('support.mail.reply.action'), link: frame.publicUrl + conversationLink }],
  });
}

interface Sender {
  readonly name: string;
  readonly email: string;
}

const mailHref = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** To an admin: without preferences and without an unsubscribe link. */
function composeToAdmin(
  template: 'support-inquiry' | 'contact',
  admin: MailOwner,
  publicUrl: string,
  { name, email }: Sender,
  content: EmailContent,
): Mail {
  const t = translator(supportTexts, admin.language);
  return composeEmail(
    { template, to: admin.email, userId: admin.id, locale: admin.language, publicUrl },
    { ...content, details: [{ value: name }, { value: email, link: mailHref(email) }], why: t('support.mail.why') },
  );
}

export function composeInquiry(admin: MailOwner, publicUrl: string, writer: Sender, messages: readonly MessageText[]) {
  const t = translator(supportTexts, admin.language);
  return composeToAdmin('support-inquiry', admin, publicUrl, writer, {
    subject: t('support.mail.inquiry.subject', { name: isolated(writer.name) }),
    paragraphs: [t('support.mail.inquiry.intro')],
    quote: quoteOf(messages, admin.language),
    actions: [{ label: t('support.mail.inquiry.action'), link: publicUrl + conversationLink }],
  });
}

/** The answer to a visitor, with what they asked below it. */
export function composeContactAnswer(
  {
    email,
    message,
    language,
    topic,
  }: Sender & { readonly message: string; readonly language: Locale; readonly topic: ContactTopic },
  publicUrl: string,
  answer: string,
): Mail {
  const t = translator(supportTexts, language);
  return composeEmail(
    { template: 'contact-answer', to: email, locale: language, publicUrl },
    {
      subject: t('support.mail.answer.subject', { topic: t(`support.topic.${topic}`) }),
      title: t('support.mail.answer.title'),
      paragraphs: answer.split(/\n+/),
      facts: [{ label: t('support.mail.answer.asked'), value: shortened(message, maxCharacters) }],
      actions: [{ label: t('support.mail.answer.action'), link: `${publicUrl}/contact` }],
      why: t('support.mail.answer.why'),
      links: [],
    },
  );
}

/** A visitor's message, which an admin answers by replying to the email. */
export function composeContact(
  admin: MailOwner,
  publicUrl: string,
  { name, email, topic, message }: Sender & { readonly topic: ContactTopic; readonly message: string },
): Mail {
  const t = translator(supportTexts, admin.language);
  const mail = composeToAdmin(
    'contact',
    admin,
    publicUrl,
    { name, email },
    {
      subject: t('support.mail.contact.subject', { topic: t(`support.topic.${topic}`) }),
      paragraphs: [t('support.mail.contact.intro')],
      quote: message,
      actions: [{ label: t('support.mail.contact.action'), link: mailHref(email) }],
      notes: [t('support.mail.contact.note')],
    },
  );
  return { ...mail, replyTo: { name, address: email } };
}
