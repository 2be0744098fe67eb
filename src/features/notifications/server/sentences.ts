import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
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
