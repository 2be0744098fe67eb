import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { readPicture } from '#features/files/server/index.ts';
import {
  isEngraved,
  type Material,
  type PhysicalCardDesign,
  physicalCardSize,
} from '#features/physical-cards/design/design.ts';
import type { DesignLayout } from '#features/physical-cards/design/elements.ts';
import type { FileStore } from '#server-kit/files/index.ts';
import { pictureWork } from '#server-kit/heavy-work/index.ts';
import type { TypesetPictures, Typesetter } from '#server-kit/typeset/index.ts';
import { createPdfJoin, type PdfBox, type PdfJoin } from './join-pdf.ts';
import { type DrawnSide, drawQr, drawSide, type Layer, sheet } from './layers.ts';

export interface DesignPictures {
  /** The file of each picture, by its id. */
  readonly names: ReadonlyMap<string, string>;
  readonly files: TypesetPictures;
}

interface PictureRequest {
  /** In pixels, at least; the largest there is where nothing is said. */
  readonly width?: number;
  readonly isGrey: boolean;
}

/** The pictures of a design as a page takes them; undefined where one of them is gone. */
export async function readPictures(
  store: FileStore,
  { logo, picture }: Pick<PhysicalCardDesign, 'logo' | 'picture'>,
  { width = Number.POSITIVE_INFINITY, isGrey }: PictureRequest,
): Promise<DesignPictures | undefined> {
  const names = new Map<string, string>();
  const files: Record<string, Uint8Array> = {};
  for (const id of [logo, picture].filter((each) => each !== null)) {
    const bytes = await readPicture(store, id, width, 'webp');
    if (!bytes) return undefined;
    const file = `picture-${id}.png`;
    names.set(id, file);
    files[file] = await pictureWork.join(() => asPrinted(bytes, isGrey));
  }
  return { names, files };
}

/** Never a JPEG: the typesetter would press it once more, and harder. */
const asPrinted = (bytes: Buffer, isGrey: boolean): Promise<Buffer> =>
  (isGrey ? sharp(bytes).greyscale() : sharp(bytes)).png().toBuffer();

/** Draws the layers of a side over a sheet of the given size; shared by whatever shows a card. */
export const sideFunction = `
#let side(layers, width, height, bleed) = box(width: width * 1mm, height: height * 1mm, clip: true, {
  for each in layers {
    if each.kind == "drawing" {
      place(top + left, image(each.file, width: width * 1mm, height: height * 1mm))
    } else {
      place(top + left, dx: (each.x + bleed) * 1mm, dy: (each.y + bleed) * 1mm, box(
        width: each.width * 1mm,
        height: each.height * 1mm,
        radius: each.corner * 1mm,
        clip: true,
        image(each.file, width: 100%, height: 100%, fit: each.fit),
      ))
    }
  }
})
`;

/** A page a side, and nothing on it but pictures: there is no letter that needs a font. */
export const sheetTemplate = `
#import "base.typ": data
${sideFunction}
#set page(width: data.width * 1mm, height: data.height * 1mm, margin: 0pt, fill: none)
#for layers in data.pages {
  page(side(layers, data.width, data.height, data.bleed))
}
`;

/** One design and the links of its cards. */
export interface PrintJob {
  /** What its drawings are called: another one in each job of a file. */
  readonly name: string;
  readonly layout: DesignLayout;
  readonly material: Material;
  readonly links: readonly string[];
  readonly pictures: DesignPictures;
}

/** So many cards are set at once: others who want something set wait for them. */
const atOnce = 8;

/** Front and back of each card, one behind the other. */
export async function makePrintFile(typesetter: Typesetter, jobs: AsyncIterable<PrintJob>): Promise<Buffer> {
  const join = createPdfJoin(boxes);
  for await (const job of jobs) {
    const draw = (side: DesignLayout['front'], at: number) =>
      drawSide(typesetter, {
        side,
        isEngraved: isEngraved(job.material),
        name: `${job.name}-${at}`,
        pictures: job.pictures.names,
      });
    const sides = [await draw(job.layout.front, 0), await draw(job.layout.back, 1)];
    await addPhysicalCards(typesetter, join, job, sides);
  }
  return join.finish();
}

/** A side without a code is the same on all cards and set once, with whatever large pictures it has. */
async function addPhysicalCards(typesetter: Typesetter, join: PdfJoin, job: PrintJob, sides: readonly DrawnSide[]) {
  const setSome = async (side: DrawnSide, links: readonly string[]) =>
    [side, join.importPages(await setPages(typesetter, job, side, links))] as const;
  const plain = await Promise.all(sides.filter((side) => !hasCode(side)).map((side) => setSome(side, [''])));
  const same = new Map(plain.map(([side, pages]) => [side, pages[0]]));
  for (let from = 0; from < job.links.length; from += atOnce) {
    const links = job.links.slice(from, from + atOnce);
    const own = new Map(await Promise.all(sides.filter(hasCode).map((side) => setSome(side, links))));
    for (const index of links.keys())
      for (const side of sides) {
        const page = same.get(side) ?? own.get(side)?.[index];
        if (page) join.addPage(page);
      }
    await nextTurn();
  }
}

const hasCode = ({ layers }: DrawnSide): boolean => layers.some(({ kind }) => kind === 'qr');

/** A page of this side for each of these cards. */
function setPages(typesetter: Typesetter, job: PrintJob, side: DrawnSide, links: readonly string[]) {
  const all: Record<string, Uint8Array> = { ...job.pictures.files, ...side.files };
  const pages = links.map((link, index) => withCode(side, link, `${job.name}-code-${index}.svg`, all));
  const usedFiles = new Set(pages.flat().flatMap((layer) => (layer.kind === 'qr' ? [] : layer.file)));
  const files = Object.fromEntries(Object.entries(all).filter(([file]) => usedFiles.has(file)));
  return typesetter.pdf(sheetTemplate, { ...sheet, bleed: physicalCardSize.bleed, pages }, files);
}

/** The layers of a side, with the code of this card among them. */
export function withCode(
  { layers, tones }: DrawnSide,
  link: string,
  file: string,
  files: Record<string, TypesetPictures[string]>,
): Layer[] {
  return layers.map((layer): Layer => {
    if (layer.kind !== 'qr') return layer;
    files[file] = drawQr(layer.element, link, tones);
    return { kind: 'drawing', file };
  });
}

const points = (millimetres: number): number => Math.round((millimetres / 25.4) * 72 * 1_000) / 1_000;
const { bleed, width, height } = physicalCardSize;
const boxes: Readonly<Record<'trim' | 'bleed', PdfBox>> = {
  trim: [points(bleed), points(bleed), points(bleed + width), points(bleed + height)],
  bleed: [0, 0, points(sheet.width), points(sheet.height)],
};
