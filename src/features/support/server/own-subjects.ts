import { type Locale, locales } from '#i18n/locale.ts';
import { supportTexts } from '../texts.ts';

const { subject, topic } = supportTexts.dictionary;
const own = [...Object.values(subject), ...Object.values(topic)];

/** Subjects that the server chose are stored in Hebrew; whoever reads them sees their own language. */
export const subjectIn = (stored: string, locale: Locale): string =>
  own.find(([hebrew]) => hebrew === stored)?.[locales.indexOf(locale)] ?? stored;
