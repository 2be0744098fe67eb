/**
 * Draws the pictures and papers of the example cards, in every width that is shown, into `db/examples`, and writes down
 * what they are called. Run by hand after a change: `node scripts/draw-examples.ts`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { handouts } from '../src/features/examples/server/handout-texts.ts';
import { pictureId, pictureWidths } from '../src/features/files/picture-id.ts';
import { contentHash, documentId } from '../src/features/files/server/file-keys.ts';
import { createTypesetter } from '../src/server-kit/typeset/index.ts';
import { care } from './draw-examples/care.ts';
import { drawnFaces } from './draw-examples/faces.ts';
import { handoutTemplate } from './draw-examples/handout.ts';
import { home } from './draw-examples/home.ts';
import type { Picture } from './draw-examples/shapes.ts';
import { shops } from './draw-examples/shops.ts';
import { work } from './draw-examples/work.ts';

const folder = 'db/examples';
const listFile = 'src/features/examples/server/drawn-files.ts';
const most = { bytes: 40 * 1024, allBytes: 1.5 * 1024 * 1024 } as const;
/** Large enough for a phone's whole screen, small enough to travel with the source. */
const widths = { cover: 960, avatar: 320, other: 640 } as const;

interface Drawn {
  readonly id: string;
  readonly bytes: number;
}
const drawn = new Map<string, Drawn>();

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [name, picture] of Object.entries<Picture>({ ...home, ...shops, ...care, ...work }))
  drawn.set(name, await keepPicture(name, asSvg(picture)));
for (const [name, svg] of Object.entries(drawnFaces())) drawn.set(name, await keepPicture(name, svg));
const typesetter = createTypesetter();
for (const [name, handout] of Object.entries(handouts))
  drawn.set(name, await keepPaper(name, Buffer.from(typesetter.pdf(handoutTemplate, handout))));
await writeFile(listFile, listOf(drawn));
const all = [...drawn.values()].reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${drawn.size} files, ${Math.round(all / 1024)} KB in all`);
if (all > most.allBytes) throw new Error('The files together are too heavy');

function asSvg({ width, height, body }: Picture): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`;
}

async function keepPicture(name: string, svg: string): Promise<Drawn> {
  const kind = name.endsWith('-cover') ? 'cover' : name.endsWith('-avatar') ? 'avatar' : 'other';
  const pixels = await sharp(Buffer.from(svg), { density: 144 }).flatten().resize(widths[kind]).png().toBuffer();
  const { width, height } = await sharp(pixels).metadata();
  const forms = await Promise.all(
    pictureWidths({ width }).map(async (each) => {
      const form = sharp(pixels).resize(each).webp({ quality: 82, effort: 6, smartSubsample: true });
      const bytes = await form.toBuffer();
      if (bytes.length > most.bytes) throw new Error(`${name} is too heavy: ${bytes.length} bytes`);
      await writeFile(`${folder}/${name}-${each}.webp`, bytes);
      return bytes;
    }),
  );
  const hash = contentHash(forms.at(-1) ?? pixels);
  const bytes = forms.reduce((sum, form) => sum + form.length, 0);
  return { id: pictureId({ hash, width, height, colour: await meanColour(pixels) }), bytes };
}

async function meanColour(pixels: Buffer): Promise<string> {
  const [...channels] = await sharp(pixels).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

async function keepPaper(name: string, pdf: Buffer): Promise<Drawn> {
  await writeFile(`${folder}/${name}.pdf`, pdf);
  return { id: documentId(contentHash(pdf)), bytes: pdf.length };
}

function listOf(files: ReadonlyMap<string, Drawn>): string {
  const rows = [...files].sort(([one], [two]) => (one < two ? -1 : 1));
  const lines = rows.map(([name, { id, bytes }]) => `  '${name}': { id: '${id}', bytes: ${bytes} },`);
  return [
    '/** What lies in `db/examples`, written by the script that draws it. */',
    'export const drawnFiles: Readonly<Record<string, { readonly id: string; readonly bytes: number }>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
