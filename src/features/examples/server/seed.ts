import type { LocalizedText } from '#base/schemas.ts';
import { findDemoTemplate, seedHouseOwner } from '#features/accounts/server/index.ts';
import { seedFile } from '#features/files/server/index.ts';
import { type ProfileDocument, profileDocument } from '#features/profiles/document/document.ts';
import {
  type ExampleRow,
  hasExamples,
  listClaimedNames,
  listExampleRows,
  seedProfile,
} from '#features/profiles/server/index.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Example, ExampleField } from '../contract.ts';
import { demoSeed, demoSeeds } from './demo-texts.ts';
import { drawnNames, filesOfProfile } from './drawings.ts';
import { exampleOwnerName } from './example-owner-texts.ts';
import { exampleSeeds } from './examples/index.ts';
import { documentOf, type ExampleSeed } from './writer.ts';

/** Below the limit of the largest plan. */
const profilesPerOwner = 6;

/** A complete profile for the demo account, with one of its two languages as the primary one. */
export const demoDocument = (locale: Locale): ProfileDocument =>
  profileDocument.parse({ ...documentOf(demoSeed, drawnNames), language: locale });

/** Creates the example profiles and those of the demo account once. Runs in the transaction of the other seeds. */
export async function seedExamples(db: Db, now: Date): Promise<void> {
  if (!(await hasExamples(db))) await seedProfiles(db, now);
  const demo = await findDemoTemplate(db);
  if (!demo) return;
  for (const seed of await freeOf(db, demoSeeds))
    await seedExampleProfile(db, demo.id, seed, { isPrimary: seed === demoSeed }, now);
}

async function seedProfiles(db: Db, now: Date): Promise<void> {
  const free = await freeOf(db, exampleSeeds);
  for (let start = 0; start < free.length; start += profilesPerOwner) {
    const ownerId = await seedHouseOwner(
      db,
      { username: `negia-examples-${start / profilesPerOwner + 1}`, displayName: exampleOwnerName },
      now,
    );
    for (const [index, seed] of free.slice(start, start + profilesPerOwner).entries())
      await seedExampleProfile(db, ownerId, seed, { exampleRank: start + index + 1, isPrimary: index === 0 }, now);
  }
}

/** Skips examples whose slug a user has already claimed. */
async function freeOf(db: Db, seeds: readonly ExampleSeed[]): Promise<ExampleSeed[]> {
  const namesOf = ({ slug, customSlug }: ExampleSeed) => (customSlug ? [slug, customSlug] : [slug]);
  const reserved = await listClaimedNames(db, seeds.flatMap(namesOf));
  return seeds.filter((seed) => !namesOf(seed).some((name) => reserved.has(name)));
}

async function seedExampleProfile(
  db: Db,
  ownerId: number,
  seed: ExampleSeed,
  more: { exampleRank?: number; isPrimary: boolean },
  now: Date,
): Promise<void> {
  const { slug, customSlug } = seed;
  for (const file of filesOfProfile(slug)) await seedFile(db, ownerId, file, now);
  const document = profileDocument.parse(documentOf(seed, drawnNames));
  await seedProfile(db, { ownerId, document, slug, ...(customSlug && { customSlug }), ...more, now });
}

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
