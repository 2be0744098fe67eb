import { expect, test } from 'vitest';
import { seedExamples } from '#features/examples/server/index.ts';
import { seedPackages } from '#features/packages/server/index.ts';
import { locales } from '#i18n/locale.ts';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { communityChange } from '../contract.ts';
import { seedCommunities } from './index.ts';
import { listCommunities } from './read.ts';
import { communitySeeds } from './seed-texts.ts';

const now = new Date();
const kit = await createTestServices();
await seedPackages(kit.services.db);
await seedExamples(kit.services.db, now);
await seedCommunities(kit.services.db, now);

test('seeded communities pass the admin validation and have both languages', () => {
  for (const { members: _, ...seed } of communitySeeds) {
    expect(communityChange.safeParse(seed).error?.issues).toBeUndefined();
    for (const locale of locales) expect(seed.name[locale] && seed.description[locale]).toBeTruthy();
    expect(Object.keys(seed.city)).toHaveLength(seed.city.he ? 2 : 0);
    expect(`${seed.name.en}${seed.description.en}${seed.city.en}`).not.toMatch(/[\u0590-\u05ff]/);
  }
});

test('seeded communities contain every example profile they name, publicly visible', async () => {
  const { communities } = await listCommunities(kit.services, {}, 'he');
  const counts = Object.fromEntries(communities.map(({ slug, membersCount }) => [slug, membersCount]));
  expect(counts).toEqual(Object.fromEntries(communitySeeds.map(({ slug, members }) => [slug, members.length])));
  expect(communities.length).toBeGreaterThanOrEqual(8);
});

test('communities are seeded once: an admin’s deletions are not undone', async () => {
  await kit.pool.query(`delete from communities where slug = 'home-pros'`);
  await seedCommunities(kit.services.db, now);
  const { communities } = await listCommunities(kit.services, {}, 'he');
  expect(communities).toHaveLength(communitySeeds.length - 1);
});
