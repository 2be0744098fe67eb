import type { MailOwner } from '#features/accounts/server/index.ts';
import { directionOf } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import { type Letter, letterHtml, letterText } from '#server-kit/mail/letter.ts';
import type { MailKind } from '../domain.ts';
import { mailKindTexts } from '../kind-texts.ts';
import { type MessageName, notificationsTexts } from '../texts.ts';
import { isolated, sentencesOf, type Values } from './sentences.ts';

/** What every mail of this room needs to know, whatever it tells. */
export interface MailFrame {
  readonly owner: MailOwner;
  readonly kind: MailKind;
  readonly publicUrl: string;
  readonly token: string;
}

interface ToldByMail {
  readonly message: MessageName;
  readonly values: Values;
  readonly link: string | null;
}

export function composeNews(frame: MailFrame, { message, values, link }: ToldByMail): Mail {
  const { title, content, action } = sentencesOf(message, values, frame.owner.language);
  return inFrame(frame, title, {
    paragraphs: [title, content],
    ...(link && { action: { label: action, link: frame.publicUrl + link } }),
  });
}

/** The way out stands in the letter and in its headers (RFC 8058), where mail programs make a button of it. */
export function inFrame(
  { owner, kind, publicUrl, token }: MailFrame,
  subject: string,
  body: Pick<Letter, 'paragraphs' | 'action' | 'figures'>,
): Mail {
  const t = translator(notificationsTexts, owner.language);
  const name = translator(mailKindTexts, owner.language)(`mailKinds.${kind}`);
  const letter: Letter = {
    locale: owner.language,
    direction: directionOf(owner.language),
    greeting: t('notifications.mail.greeting', { name: isolated(owner.displayName) }),
    ...body,
    notes: [t('notifications.mail.note', { kind: name })],
    // In the fragment, which is sent to no server and kept in no log.
    quietLink: { label: t('notifications.mail.stop'), link: `${publicUrl}/unsubscribe#token=${token}` },
    signature: t('notifications.mail.signature'),
  };
  return {
    to: owner.email,
    subject,
    text: letterText(letter),
    html: letterHtml(letter),
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/notifications/one-click?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
