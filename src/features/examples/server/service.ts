import type { LocalizedText } from '#base/content-schemas.ts';
import { type ExampleRow, listExampleRows } from '#features/profiles/server/index.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Example, ExampleField } from '../contract.ts';
import { exampleSeeds } from './examples/index.ts';

const fieldOf = new Map<string, ExampleField>(exampleSeeds.map(({ slug, field }) => [slug, field]));

const localize = (text: LocalizedText, locale: Locale): string =>
  [locale, ...locales].map((one) => text[one]).find(Boolean) ?? '';

const presentExample = ({ id, slug, name, title, template, language }: ExampleRow, locale: Locale): Example => ({
  id,
  slug,
  address: `/p/${slug}`,
  name: localize(name, locale),
  title: localize(title, locale),
  field: fieldOf.get(slug) ?? 'other',
  template,
  language,
});

export async function listExamples(db: Db, locale: Locale): Promise<Example[]> {
  const rows = await listExampleRows(db);
  return rows.map((row) => presentExample(row, locale));
}
