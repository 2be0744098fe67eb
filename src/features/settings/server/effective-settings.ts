import type { DayException } from '#base/business-days.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { isPlaceholderIssuer } from '../registry.ts';
import { readSetting } from './queries.ts';

interface Issuer {
  readonly name: string;
  readonly taxId: string;
  readonly address: string;
  readonly email: string;
}

/** Who sells from now on, in both languages. Read from the table itself: a document is never made out by who was. */
export async function readIssuer(db: Db): Promise<Record<Locale, Issuer>> {
  const { name, address, taxId, email } = await readSetting(db, 'issuer');
  const inLanguage = (locale: Locale) => ({ name: name[locale], taxId, address: address[locale], email });
  return { he: inLanguage('he'), en: inLanguage('en') };
}

/** Days that are worked on, or not, otherwise than the calendar says. */
export const readDayExceptions = async (db: Db): Promise<readonly DayException[]> =>
  (await readSetting(db, 'holidays')).days;

/** Nobody has said yet who sells: documents name a company that does not exist. */
export const hasPlaceholderIssuer = async (db: Db): Promise<boolean> =>
  isPlaceholderIssuer(await readSetting(db, 'issuer'));
