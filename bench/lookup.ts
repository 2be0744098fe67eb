/** Measures how long finding a profile takes by each kind of address, among a million and among ten thousand. */
import { findPublic, noSignedInUser } from '../src/features/profiles/server/public/public-queries.ts';
import { crowdedDatabase } from './support/crowded-database.ts';
import { openFewAndMany, reportGrowth } from './support/few-and-many.ts';

/** A random address of each kind among `size` profiles, matching the data that `crowdedDatabase` creates. */
const addressOf = {
  slug: (size: number) => `card-${anyOf(size)}`,
  custom: (size: number) => `own-${anyOf(Math.floor(size / 3)) * 3}`,
  id: (size: number) => String(anyOf(size)),
  username: (size: number) => `owner${anyOf(Math.floor(size / 1.3))}`,
} as const;
const anyOf = (max: number): number => 1 + Math.floor(Math.random() * max);

const { few, many, remove } = await openFewAndMany({ few: 10_000, many: 1_000_000 }, crowdedDatabase);
for (const by of Object.keys(addressOf) as (keyof typeof addressOf)[])
  await reportGrowth({
    what: `Look-up by ${by}, a million profiles against ten thousand`,
    few,
    many,
    work: async ({ db, size }) => {
      const name = addressOf[by](size);
      if (!(await findPublic(db, { by, name }, noSignedInUser))) throw new Error(`There is no ${by} ${name}`);
    },
    warmUp: 300,
    runs: 2_000,
    max: 1.2,
  });
await remove();
