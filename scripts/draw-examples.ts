/**
 * Draws the pictures and papers of the example cards, in every width that is shown, into `db/examples`, and writes down
 * what they are called. Run by hand after a change: `node scripts/draw-examples.ts`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { handouts } from '../src/features/examples/server/handout-texts.ts';
import { contentHash, documentId } from '../src/features/files/server/file-keys.ts';
import { createTypesetter } from '../src/server-kit/typeset/index.ts';
import { care } from './draw-examples/care.ts';
import { drawnFaces } from './draw-examples/faces.ts';
import { handoutTemplate } from './draw-examples/handout.ts';
import { home } from './draw-examples/home.ts';
import { asSvg, type Drawn, listOf, savePicture } from './draw-examples/save.ts';
import type { Picture } from './draw-examples/shapes.ts';
import { shops } from './draw-examples/shops.ts';
import { work } from './draw-examples/work.ts';

const folder = 'db/examples';
const listFile = 'src/features/examples/server/drawn-files.ts';
const maxBytes = 1.5 * 1024 * 1024;
/** Large enough for a phone's whole screen, small enough to travel with the source. */
const widths = { cover: 960, avatar: 320, other: 640 } as const;

const drawn = new Map<string, Drawn>();

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [name, picture] of Object.entries<Picture>({ ...home, ...shops, ...care, ...work }))
  drawn.set(name, await savePicture(folder, name, asSvg(picture), widthOf(name)));
for (const [name, svg] of Object.entries(drawnFaces()))
  drawn.set(name, await savePicture(folder, name, svg, widthOf(name)));
const typesetter = createTypesetter();
for (const [name, handout] of Object.entries(handouts))
  drawn.set(name, await saveDocument(name, Buffer.from(typesetter.pdf(handoutTemplate, handout))));
await writeFile(listFile, listOf('drawnFiles', folder, drawn));
const all = [...drawn.values()].reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${drawn.size} files, ${Math.round(all / 1024)} KB in all`);
if (all > maxBytes) throw new Error('The files together are too heavy');

function widthOf(name: string): number {
  if (name.endsWith('-cover')) return widths.cover;
  return name.endsWith('-avatar') ? widths.avatar : widths.other;
}

async function saveDocument(name: string, pdf: Buffer): Promise<Drawn> {
  await writeFile(`${folder}/${name}.pdf`, pdf);
  return { id: documentId(contentHash(pdf)), bytes: pdf.length };
}
