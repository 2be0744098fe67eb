import type { Locale } from '#i18n/locale.ts';
import type { ExampleField } from '../contract.ts';
import { type DocumentInput, type StoredNames, type Writer, writer } from './writer.ts';

/** A card of an invented business. Names of drawings begin with its slug. */
export interface ExampleSeed {
  readonly slug: string;
  readonly customSlug?: string;
  readonly field: ExampleField;
  readonly language: Locale;
  /** Written in a second language too. */
  readonly alsoIn?: Locale;
  readonly write: (writer: Writer) => Omit<DocumentInput, 'version' | 'language'>;
}

export const documentOf = ({ language, alsoIn, write }: ExampleSeed, stored: StoredNames): DocumentInput => ({
  version: 1,
  language,
  ...write(writer(alsoIn ? [language, alsoIn] : [language], stored)),
});
