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
import { type DrawnSide, drawMark, drawQr, drawSide, type Layer, sheet } from './layers.ts';

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
  /** What is printed small on the back of each card, in the order of the links; empty if nothing is. */
  readonly marks: readonly string[];
  /** Cards in Hebrew are mirrored. */
  readonly isRtl: boolean;
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

/** A side that is identical on all cards is typeset once, including any large pictures. */
async function addPhysicalCards(typesetter: Typesetter, join: PdfJoin, job: PrintJob, sides: readonly DrawnSide[]) {
  const [, back] = sides;
  const differs = (side: DrawnSide) => hasCode(side) || (side === back && job.marks.length > 0);
  const setSome = async (side: DrawnSide, cards: readonly PrintedCard[]) =>
    [side, join.importPages(await setPages(typesetter, job, side, cards))] as const;
  const plain = await Promise.all(sides.filter((side) => !differs(side)).map((side) => setSome(side, [{ link: '' }])));
  const same = new Map(plain.map(([side, pages]) => [side, pages[0]]));
  for (let from = 0; from < job.links.length; from += atOnce) {
    const cards = job.links.slice(from, from + atOnce).map((link, at) => ({ link, mark: job.marks[from + at] }));
    const marked = (side: DrawnSide) => (side === back ? cards : cards.map(({ link }) => ({ link })));
    const own = new Map(await Promise.all(sides.filter(differs).map((side) => setSome(side, marked(side)))));
    for (const index of cards.keys())
      for (const side of sides) {
        const page = same.get(side) ?? own.get(side)?.[index];
        if (page) join.addPage(page);
      }
    await nextTurn();
  }
}

interface PrintedCard {
  readonly link: string;
  readonly mark?: string | undefined;
}

const hasCode = ({ layers }: DrawnSide): boolean => layers.some(({ kind }) => kind === 'qr');

/** One page of this side for each card. */
async function setPages(typesetter: Typesetter, job: PrintJob, side: DrawnSide, cards: readonly PrintedCard[]) {
  const all: Record<string, Uint8Array> = { ...job.pictures.files, ...side.files };
  const pages: Layer[][] = [];
  for (const [index, { link, mark }] of cards.entries()) {
    const layers = withCode(side, link, `${job.name}-code-${index}.svg`, all);
    pages.push([...layers, ...(mark ? await markLayers(typesetter, job, mark, index, all) : [])]);
  }
  const usedFiles = new Set(pages.flat().flatMap((layer) => (layer.kind === 'qr' ? [] : layer.file)));
  const files = Object.fromEntries(Object.entries(all).filter(([file]) => usedFiles.has(file)));
  return typesetter.pdf(sheetTemplate, { ...sheet, bleed: physicalCardSize.bleed, pages }, files);
}

async function markLayers(
  typesetter: Typesetter,
  { name, layout, material, isRtl }: PrintJob,
  text: string,
  index: number,
  files: Record<string, TypesetPictures[string]>,
): Promise<Layer[]> {
  const drawings = await drawMark(typesetter, text, { side: layout.back, isEngraved: isEngraved(material), isRtl });
  return drawings.map((drawing, at): Layer => {
    const file = `${name}-mark-${index}-${at}.svg`;
    files[file] = drawing;
    return { kind: 'drawing', file };
  });
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
