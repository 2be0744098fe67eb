import { translator } from '#i18n/translator.ts';
import { chatTexts } from '../../chat-texts.ts';

/** The server names tickets in Hebrew, whoever reads them. */
const t = translator(chatTexts, 'he');
const plain = [t('chat.subject.plain'), t('chat.subject.fromSupport')];

/** What somebody called it; a name that every ticket gets by itself says nothing. */
export const ownSubject = (subject: string | null): string | undefined =>
  subject && !plain.includes(subject) ? subject : undefined;
