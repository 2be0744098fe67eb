/** Compares a full profile's largest contentful paint on a slow phone with static files of the same page and images. */
import { setTimeout as wait } from 'node:timers/promises';
import { publishFullProfile } from './support/published-profile.ts';
import { reportPaints } from './support/slow-phone.ts';

const { product, profile, end } = await publishFullProfile({ waitsForPictures: true });
// The first response uses fast compression; both sides must send the fully compressed version that is cached
// afterwards.
await (await fetch(product.url + profile.address)).arrayBuffer();
await wait(1_000);
await reportPaints({
  what: 'Full profile, largest paint on slow 4G and a 4× slower CPU against a static file of the same HTML',
  base: product.url,
  path: profile.address,
  rounds: 20,
  max: 1.1,
});
await end();
