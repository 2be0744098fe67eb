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
  /** The file name of each picture, by picture id. */
  readonly names: ReadonlyMap<string, string>;
  readonly files: TypesetPictures;
}

interface PictureRequest {
  /** Minimum width in pixels; the largest available if omitted. */
  readonly width?: number;
  readonly isGrey: boolean;
}

/** The pictures of a design in the typesetter's format; undefined if one is missing. */
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

/** Never a JPEG: the typesetter would recompress it at lower quality. */
const asPrinted = (bytes: Buffer, isGrey: boolean): Promise<Buffer> =>
  (isGrey ? sharp(bytes).greyscale() : sharp(bytes)).png().toBuffer();

/**
 * Typst function that draws a side's layers on a sheet of the passed size; shared by all templates that show a card.
 */
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

/** One page per side, containing only pictures, so no fonts are needed. */
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
  /** File name prefix of its drawings; must be unique per job in a file. */
  readonly name: string;
  readonly layout: DesignLayout;
  readonly material: Material;
  readonly links: readonly string[];
  readonly pictures: DesignPictures;
}

/** Cards typeset per batch; other typesetting requests wait for a batch to finish. */
const atOnce = 8;

/** Front and back of each card, in sequence. */
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

/** A side without a QR code is identical on all cards, so it is typeset once, including any large pictures. */
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

/** One page of this side for each card. */
function setPages(typesetter: Typesetter, job: PrintJob, side: DrawnSide, links: readonly string[]) {
  const all: Record<string, Uint8Array> = { ...job.pictures.files, ...side.files };
  const pages = links.map((link, index) => withCode(side, link, `${job.name}-code-${index}.svg`, all));
  const usedFiles = new Set(pages.flat().flatMap((layer) => (layer.kind === 'qr' ? [] : layer.file)));
  const files = Object.fromEntries(Object.entries(all).filter(([file]) => usedFiles.has(file)));
  return typesetter.pdf(sheetTemplate, { ...sheet, bleed: physicalCardSize.bleed, pages }, files);
}

/** The layers of a side with this card's QR code inserted. */
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
