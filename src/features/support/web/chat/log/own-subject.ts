import { translator } from '#i18n/translator.ts';
import { chatTexts } from '../../chat-texts.ts';

/** The server's default ticket subjects are always in Hebrew, whatever the reader's language. */
const t = translator(chatTexts, 'he');
const plain = [t('chat.subject.plain'), t('chat.subject.fromSupport')];

/** Returns a subject entered by a user; a default subject carries no information. */
export const ownSubject = (subject: string | null): string | undefined =>
  subject && !plain.includes(subject) ? subject : undefined;
