import { directionOf, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import { MailError } from '#server-kit/mail/index.ts';
import { type Letter, letterHtml, letterText } from '#server-kit/mail/letter.ts';
import { supportTexts } from '../texts.ts';
import { plainWords, shortened } from './plain-words.ts';

const maxMessages = 5;
const maxLetters = 700;

/** What people typed is fenced in, so that Latin words among Hebrew ones keep their ends where they belong. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

export const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map(isolated);

interface Words {
  readonly subject: string | null;
  readonly content: string;
}

/** Messages as a mail brings them: the first ones, each cut where it grows long, and how many more there are. */
export function wordsOfMessages(messages: readonly Words[], locale: Locale): string[] {
  const t = translator(supportTexts, locale);
  const count = messages.length - maxMessages;
  const words = messages
    .slice(0, maxMessages)
    .flatMap(({ subject, content }) => [subject ?? '', shortened(plainWords(content), maxLetters)])
    .flatMap(paragraphsOf);
  return count > 0 ? [...words, t('support.mail.more', { count })] : words;
}

interface Admin {
  readonly email: string;
  readonly displayName: string;
  readonly language: Locale;
}

/** To somebody of the house: no choice to make and nothing to stop. */
export function letterToAdmin(
  { email, displayName, language }: Admin,
  subject: string,
  body: Pick<Letter, 'paragraphs' | 'action'> & { readonly notes?: readonly string[] },
): Mail {
  const t = translator(supportTexts, language);
  const letter: Letter = {
    locale: language,
    direction: directionOf(language),
    greeting: t('support.mail.greeting', { name: isolated(displayName) }),
    notes: [],
    ...body,
    signature: t('support.mail.signature'),
  };
  return { to: email, subject, text: letterText(letter), html: letterHtml(letter) };
}

/** An address that the receiver's server does not know today is not known at the next try either; the mailer has logged it. */
export function acceptFinalWord(error: unknown): void {
  if (!(error instanceof MailError && error.permanent)) throw error;
}
