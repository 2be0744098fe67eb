import { type ProfileDocument, profileDocument } from '#features/profiles/document/document.ts';
import { seedProfile } from '#features/profiles/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { demoSeed } from './demo-texts.ts';
import { drawnNames, filesOfCard } from './drawings.ts';
import { documentOf, type ExampleSeed } from './example-seed.ts';
import { exampleSeeds } from './examples/index.ts';
import { houseName } from './house-texts.ts';
import { findBareDemo, hasExamples, insertFile, insertHouse, takenNames } from './seed-queries.ts';

/** Fewer than the largest package allows one owner. */
const cardsOfOneHouse = 6;

/** A good, full card for the demo account, shown first in one of its two languages. */
export const demoDocument = (locale: Locale): ProfileDocument =>
  profileDocument.parse({ ...documentOf(demoSeed, drawnNames), language: locale });

/** The example cards and the demo account's card, once. Runs in the transaction of the other seeds. */
export async function seedExamples(db: Db, now: Date): Promise<void> {
  if (!(await hasExamples(db))) await seedCards(db, now);
  const demoId = await findBareDemo(db);
  if (demoId !== undefined) await seedDemoCard(db, demoId, now);
}

async function seedCards(db: Db, now: Date): Promise<void> {
  const free = await freeOf(db, exampleSeeds);
  for (let start = 0; start < free.length; start += cardsOfOneHouse) {
    const house = await insertHouse(db, `negia-examples-${start / cardsOfOneHouse + 1}`, houseName, now);
    for (const [place, seed] of free.slice(start, start + cardsOfOneHouse).entries())
      await seedCard(db, house, seed, { exampleRank: start + place + 1, isPrimary: place === 0 }, now);
  }
}

/** An address that somebody has by now stays theirs: the example does without its card. */
async function freeOf(db: Db, seeds: readonly ExampleSeed[]): Promise<ExampleSeed[]> {
  const namesOf = ({ slug, customSlug }: ExampleSeed) => (customSlug ? [slug, customSlug] : [slug]);
  const taken = await takenNames(db, seeds.flatMap(namesOf));
  return seeds.filter((seed) => !namesOf(seed).some((name) => taken.has(name)));
}

async function seedDemoCard(db: Db, ownerId: number, now: Date): Promise<void> {
  const [seed] = await freeOf(db, [demoSeed]);
  if (seed) await seedCard(db, ownerId, seed, { isPrimary: true }, now);
}

async function seedCard(
  db: Db,
  ownerId: number,
  seed: ExampleSeed,
  more: { exampleRank?: number; isPrimary: boolean },
  now: Date,
): Promise<void> {
  const { slug, customSlug } = seed;
  for (const file of filesOfCard(slug)) await insertFile(db, ownerId, file, now);
  const document = profileDocument.parse(documentOf(seed, drawnNames));
  await seedProfile(db, { ownerId, document, slug, ...(customSlug && { customSlug }), ...more, now });
}
