/** Compares a full profile's largest contentful paint on a slow phone with static files of the same page and images. */
import { setTimeout as wait } from 'node:timers/promises';
import { publishFullProfile } from './support/published-profile.ts';
import { report } from './support/report.ts';
import { comparePaints } from './support/slow-phone.ts';

const { product, profile, end } = await publishFullProfile({ waitsForPictures: true });
// The first response uses fast compression; both sides must send the fully compressed version that is cached
// afterwards.
await (await fetch(product.url + profile.address)).arrayBuffer();
await wait(1_000);
const { ratio, ours, frozen } = await comparePaints(product.url, profile.address, 20);
await end();

report({
  what: 'Full profile, largest paint on slow 4G and a 4× slower CPU against a static file of the same HTML',
  value: ratio,
  unit: '×',
  max: 1.1,
});
console.log(`  ${ours} ms against ${frozen} ms`);
