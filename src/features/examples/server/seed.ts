import type { z } from 'zod';
import type { LocalizedText } from '#base/schemas.ts';
import { findDemoTemplate, seedHouseOwner } from '#features/accounts/server/index.ts';
import { parsePictureId } from '#features/files/picture-id.ts';
import { bundledForms, type SeededFile, seedFile } from '#features/files/server/index.ts';
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
import type { BundledFile } from '#server-kit/files/index.ts';
import type { Example, ExampleField } from '../contract.ts';
import drawings from './drawings.json' with { type: 'json' };
import { exampleOwnerName } from './example-owner-texts.ts';

/** Profile of a fictional business. Its drawings' names start with its slug. */
export interface ExampleSeed {
  readonly slug: string;
  readonly customSlug?: string;
  readonly field: ExampleField;
  /** The document's second language, if any. */
  readonly alsoIn?: Locale;
  readonly document: z.input<typeof profileDocument>;
}

/** The files are numbered in display order: neighbours differ in design and field. */
const profiles = import.meta.glob<ExampleSeed>('./profiles/*.json', { eager: true, import: 'default' });
const seedsOf = (kind: 'example' | 'demo'): ExampleSeed[] =>
  Object.keys(profiles)
    .filter((path) => path.startsWith(`./profiles/${kind}-`))
    .sort()
    .flatMap((path) => profiles[path] ?? []);

export const exampleSeeds = seedsOf('example');
/** Profiles of the demo account; the first has every feature of a profile, in both languages. */
export const demoSeeds = seedsOf('demo') as [ExampleSeed, ...ExampleSeed[]];
export const [demoSeed] = demoSeeds;

/** Files in `db/examples`; their IDs are derived from their content. */
const drawnFiles: Readonly<Record<string, { readonly id: string; readonly bytes: number }>> = drawings;

/** IDs of all drawings by name. */
export const drawnNames: ReadonlyMap<string, string> = new Map(
  Object.entries(drawnFiles).map(([name, { id }]) => [name, id]),
);

/** Files of one profile, as if its owner had uploaded them. */
export const filesOfProfile = (start: string): SeededFile[] =>
  Object.entries(drawnFiles)
    .filter(([name]) => name.startsWith(`${start}-`))
    .map(([name, { id, bytes }]) => {
      const isPicture = parsePictureId(id) !== undefined;
      return { id, bytes, kind: isPicture ? 'picture' : 'document', name: `${name}.${isPicture ? 'webp' : 'pdf'}` };
    });

/** Location of each variant of each drawing. */
export const bundledDrawings = (): Map<string, BundledFile> => bundledForms('db/examples', drawnFiles);

/** Below the limit of the largest plan. */
const profilesPerOwner = 6;

/** A complete profile for the demo account, with one of its two languages as the primary one. */
export const demoDocument = (locale: Locale): ProfileDocument =>
  profileDocument.parse({ ...demoSeed.document, language: locale });

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
  const document = profileDocument.parse(seed.document);
  await seedProfile(db, { ownerId, document, slug, ...(customSlug && { customSlug }), ...more, now });
}

const fieldOf = new Map<string, ExampleField>(exampleSeeds.map(({ slug, field }) => [slug, field]));

const localize = (text: LocalizedText, locale: Locale): string =>
  [locale, ...locales].map((one) => text[one]).find(Boolean) ?? '';

const presentExample = ({ name, title, ...row }: ExampleRow, locale: Locale): Example => ({
  ...row,
  address: `/p/${row.slug}`,
  name: localize(name, locale),
  title: localize(title, locale),
  field: fieldOf.get(row.slug) ?? 'other',
});

export async function listExamples(db: Db, locale: Locale): Promise<Example[]> {
  const rows = await listExampleRows(db);
  return rows.map((row) => presentExample(row, locale));
}
