/** The largest paint of a full profile on a slow phone, against static files of the same page and the same pictures. */
import { setTimeout as wait } from 'node:timers/promises';
import { publishFullProfile } from './support/published-profile.ts';
import { report } from './support/report.ts';
import { comparePaints } from './support/slow-phone.ts';

const { product, profile, end } = await publishFullProfile({ waitsForPictures: true });
// The first answer is packed in a hurry; both sides are to send the one that is kept.
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
