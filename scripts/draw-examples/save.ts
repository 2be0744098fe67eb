/** Writes drawn pictures down, in every width that is shown. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureId, pictureWidths } from '../../src/features/files/picture-id.ts';
import { contentHash } from '../../src/features/files/server/file-keys.ts';
import type { Picture } from './shapes.ts';

const maxBytes = 40 * 1024;

export interface Drawn {
  readonly id: string;
  readonly bytes: number;
}

export function asSvg({ width, height, body }: Picture): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`;
}

export async function savePicture(folder: string, name: string, svg: string, widest: number): Promise<Drawn> {
  const pixels = await sharp(Buffer.from(svg), { density: 144 }).flatten().resize(widest).png().toBuffer();
  const { width, height } = await sharp(pixels).metadata();
  const forms = await Promise.all(
    pictureWidths({ width }).map(async (each) => {
      const form = sharp(pixels).resize(each).webp({ quality: 82, effort: 6, smartSubsample: true });
      const bytes = await form.toBuffer();
      if (bytes.length > maxBytes) throw new Error(`${name} is too heavy: ${bytes.length} bytes`);
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

/** A file of the source that says what lies in a folder. */
export function listOf(name: string, folder: string, files: ReadonlyMap<string, Drawn>): string {
  const rows = [...files].sort(([one], [two]) => (one < two ? -1 : 1));
  const lines = rows.map(([file, { id, bytes }]) => `  '${file}': { id: '${id}', bytes: ${bytes} },`);
  return [
    `/** What lies in \`${folder}\`, written by the script that draws it. */`,
    `export const ${name}: Readonly<Record<string, { readonly id: string; readonly bytes: number }>> = {`,
    ...lines,
    '};',
    '',
  ].join('\n');
}
