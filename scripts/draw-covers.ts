/**
 * Draws the covers of the posts that come with the product, in every width that is shown, into `db/covers`, and writes
 * down what they are called. Run by hand after a change: `node scripts/draw-covers.ts`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { business } from './draw-covers/business.ts';
import { messagingCovers } from './draw-covers/messaging.ts';
import { tagCovers } from './draw-covers/tags.ts';
import { size } from './draw-covers/things.ts';
import { asSvg, type Drawn, listOf, savePicture } from './draw-examples/save.ts';

const folder = 'db/covers';
const maxBytes = 1.2 * 1000 * 1000;

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const drawn = new Map<string, Drawn>();
for (const [name, body] of Object.entries({ ...messagingCovers, ...tagCovers, ...business }))
  drawn.set(name, await savePicture(folder, name, asSvg({ ...size, body }), size.width));
await writeFile('src/features/blog/server/drawn-covers.ts', listOf('drawnCovers', folder, drawn));
const all = [...drawn.values()].reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${drawn.size} covers, ${Math.round(all / 1024)} KB in all`);
if (all > maxBytes) throw new Error('The covers together are too heavy');
