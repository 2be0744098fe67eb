import type { MailOwner } from '#features/accounts/server/index.ts';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { type EmailContent, emailHtml, emailText } from '#server-kit/mail/email-template.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import { broadcastTexts } from '../broadcast-texts.ts';
import type { MailKind } from '../domain.ts';
import { mailKindTexts } from '../kind-texts.ts';
import { type MessageName, notificationsTexts } from '../texts.ts';

export type Values = Readonly<Record<string, string | number>>;

export interface Sentences {
  readonly title: string;
  readonly content: string;
  readonly action: string;
}

/** What people typed is fenced in, so that a Latin name among Hebrew words keeps its ends where they belong. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

const fenced = (values: Values): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  );

/** Throws when a gap of the text has nothing to stand in it. */
export function sentencesOf(message: MessageName, input: Values, locale: Locale): Sentences {
  const t = translator(notificationsTexts, locale);
  const values = fenced(input);
  return {
    title: t(`notifications.message.${message}.title`, values),
    content: t(`notifications.message.${message}.content`, values),
    action: t(`notifications.message.${message}.action`),
  };
}

/** A row may be of an older version that told of other things: it is passed over, and the list is not lost with it. */
export function findSentences(message: string, values: Values, locale: Locale): Sentences | undefined {
  try {
    return sentencesOf(message as MessageName, values, locale);
  } catch {
    return undefined;
  }
}

/** What every mail of this feature needs to know, whatever it tells. */
export interface MailFrame {
  readonly owner: MailOwner;
  readonly kind: MailKind;
  readonly publicUrl: string;
  readonly token: string;
}

interface MailedNotification {
  readonly message: MessageName;
  readonly values: Values;
  readonly link: string | null;
}

export function composeNotificationMail(frame: MailFrame, { message, values, link }: MailedNotification): Mail {
  if (message === 'broadcast') return composeBroadcast(frame, values, link);
  const { title, content, action } = sentencesOf(message, values, frame.owner.language);
  return composeInFrame(frame, title, {
    paragraphs: [title, content],
    ...(link && { action: { label: action, link: frame.publicUrl + link } }),
  });
}

/** The law wants an advertisement to say in its subject that it is one, who sent it and how to stop it. */
function composeBroadcast(frame: MailFrame, { title = '', content = '' }: Values, link: string | null): Mail {
  const { owner, publicUrl } = frame;
  const t = translator(broadcastTexts, owner.language);
  const { action } = sentencesOf('broadcast', { title, content }, owner.language);
  const lines = String(content)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return composeInFrame(frame, t('broadcasts.mail.subject', { title: isolated(String(title)) }), {
    paragraphs: [
      ...[String(title), ...lines].map(isolated),
      t('broadcasts.mail.from', { link: `${publicUrl}/contact` }),
    ],
    ...(link && { action: { label: action, link: publicUrl + link } }),
  });
}

/** The way out stands in the letter and in its headers (RFC 8058), where mail programs make a button of it. */
export function composeInFrame(
  { owner, kind, publicUrl, token }: MailFrame,
  subject: string,
  body: Pick<EmailContent, 'paragraphs' | 'action' | 'figures'>,
): Mail {
  const t = translator(notificationsTexts, owner.language);
  const name = translator(mailKindTexts, owner.language)(`mailKinds.${kind}`);
  const email: EmailContent = {
    locale: owner.language,
    direction: directionOf(owner.language),
    greeting: t('notifications.mail.greeting', { name: isolated(owner.displayName) }),
    ...body,
    notes: [t('notifications.mail.note', { kind: name })],
    // In the fragment, which is sent to no server and kept in no log.
    secondaryLink: { label: t('notifications.mail.stop'), link: `${publicUrl}/unsubscribe#token=${token}` },
    signature: t('notifications.mail.signature'),
  };
  return {
    to: owner.email,
    subject,
    text: emailText(email),
    html: emailHtml(email),
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/notifications/one-click?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
