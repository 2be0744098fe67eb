import { encodeQr, qrPath } from '#base/qr-code.ts';
import { physicalCardSize } from '#features/physical-cards/design/design.ts';
import type {
  DesignElement,
  DesignSide,
  PictureElement,
  QrElement,
  ShapeElement,
  TextElement,
} from '#features/physical-cards/design/elements.ts';
import { roundedRectangle } from '#features/physical-cards/design/paths.ts';
import { contrast } from '#features/profiles/design/colour-contrast.ts';
import type { TypesetPictures, Typesetter } from '#server-kit/typeset/index.ts';

/** Text lines at their positions, to extract as outlines: each by its anchor on the baseline, in its own direction. */
const outlinesTemplate = `
#import "base.typ": *
#show: base
#set page(width: data.width * 1mm, height: data.height * 1mm, margin: 0pt, fill: none)
#set text(top-edge: "baseline", bottom-edge: "baseline")

// Wider than measured by less than anybody sees: a line that fits by a hair must not break.
#let hair = 0.01pt
#let shares = (left: 0, middle: 0.5, right: 1)

#for each in data.texts {
  let line = {
    set text(
      size: each.size * 1mm,
      weight: each.weight,
      fill: rgb(each.fill),
      dir: if each.direction == "rtl" { rtl } else { ltr },
    )
    par(plain(each.text))
  }
  context {
    let width = measure(line).width
    place(
      top + left,
      dx: (each.x + data.bleed) * 1mm - width * shares.at(each.anchor),
      dy: (each.y + data.bleed) * 1mm,
      box(width: width + hair, line),
    )
  }
}
`;

/** The sheet: the card plus the bleed around it. */
export const sheet = {
  width: physicalCardSize.width + 2 * physicalCardSize.bleed,
  height: physicalCardSize.height + 2 * physicalCardSize.bleed,
} as const;

/** The layers of a side, bottom to top: drawings over the whole sheet, and positioned pictures. */
export type Layer =
  | { readonly kind: 'drawing'; readonly file: string }
  | ({ readonly kind: 'picture'; readonly file: string } & Pick<
      PictureElement,
      'x' | 'y' | 'width' | 'height' | 'corner' | 'fit'
    >)
  | { readonly kind: 'qr'; readonly element: QrElement };

export interface DrawnSide {
  readonly layers: readonly Layer[];
  /** The drawings that the layers reference. */
  readonly files: TypesetPictures;
  readonly tones: Tones;
}

interface SideToDraw {
  readonly side: DesignSide;
  readonly isEngraved: boolean;
  /** File name prefix of its drawings. */
  readonly name: string;
  /** The file name of each picture, by picture id. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** Draws a side without its QR code, which differs on each card. */
export async function drawSide(
  typesetter: Typesetter,
  { side, isEngraved, name, pictures }: SideToDraw,
): Promise<DrawnSide> {
  const tones = tonesOf(side, isEngraved);
  const files: Record<string, Uint8Array> = {};
  const addLayer = (drawing: string): Layer => {
    const file = `${name}-${Object.keys(files).length}.svg`;
    files[file] = Buffer.from(drawing);
    return { kind: 'drawing', file };
  };
  const layersOf = async (group: Group): Promise<Layer[]> => {
    if (group.kind === 'shape') return [addLayer(drawShapes(group.elements, tones))];
    if (group.kind === 'text') return [addLayer(await outline(typesetter, group.elements, tones))];
    if (group.kind === 'qr') return [{ kind: 'qr', element: group.element }];
    const { x, y, width, height, corner, fit } = group.element;
    const file = pictures.get(group.element.file);
    return file === undefined ? [] : [{ kind: 'picture', file, x, y, width, height, corner, fit }];
  };
  const layers: Layer[] = [];
  for (const group of groups(side.elements)) layers.push(...(await layersOf(group)));
  const ground = side.isGroundPrinted && !isEngraved ? [addLayer(drawGround(side.ground))] : [];
  return { layers: [...ground, ...layers], files, tones };
}

export const drawQr = (element: QrElement, link: string, tones: Tones): Uint8Array =>
  Buffer.from(inSheet(path(qrPath(encodeQr(link), element), tones.of(element.ink))));

/** The readable code of a card: small, in the lower corner of the back where texts start, clear of the cut. */
const mark = { size: 1.7, fromSide: 3, fromEdge: 2.2, width: 10.6, height: 2.6 } as const;

interface MarkOptions extends Pick<SideToDraw, 'side' | 'isEngraved'> {
  readonly isRtl: boolean;
}

/** On a field in the colour of the card, since an ornament may lie there. */
export async function drawMark(
  typesetter: Typesetter,
  text: string,
  { side, isEngraved, isRtl }: MarkOptions,
): Promise<Uint8Array[]> {
  const { width, height } = physicalCardSize;
  const x = isRtl ? width - mark.fromSide : mark.fromSide;
  const y = height - mark.fromEdge;
  const fill =
    isEngraved || contrast('#101418', side.ground) >= contrast('#ffffff', side.ground) ? '#101418' : '#ffffff';
  const line: TextElement = {
    kind: 'text',
    role: 'line',
    text,
    x,
    y,
    anchor: isRtl ? 'right' : 'left',
    size: mark.size,
    weight: 500,
    fill,
    direction: 'ltr',
    width: mark.width,
  };
  const left = (isRtl ? x - mark.width : x) - 0.6;
  const field = roundedRectangle(left, y - mark.height + 0.6, mark.width + 1.2, mark.height, 0.6);
  return [
    ...(isEngraved ? [] : [Buffer.from(inSheet(path(field, side.ground)))]),
    Buffer.from(await outline(typesetter, [line], tonesOf(side, isEngraved))),
  ];
}

type Group =
  | { readonly kind: 'shape'; readonly elements: ShapeElement[] }
  | { readonly kind: 'text'; readonly elements: TextElement[] }
  | { readonly kind: 'picture'; readonly element: PictureElement }
  | { readonly kind: 'qr'; readonly element: QrElement };

/** Merges adjacent elements of the same kind into one drawing. */
function groups(elements: readonly DesignElement[]): Group[] {
  const found: Group[] = [];
  for (const element of elements) {
    const last = found.at(-1);
    if (element.kind === 'shape' && last?.kind === 'shape') last.elements.push(element);
    else if (element.kind === 'text' && last?.kind === 'text') last.elements.push(element);
    else if (element.kind === 'shape') found.push({ kind: 'shape', elements: [element] });
    else if (element.kind === 'text') found.push({ kind: 'text', elements: [element] });
    else if (element.kind === 'picture') found.push({ kind: 'picture', element });
    else found.push({ kind: 'qr', element });
  }
  return found;
}

const outline = (typesetter: Typesetter, elements: readonly TextElement[], tones: Tones): Promise<string> | string =>
  typesetter.svg(outlinesTemplate, {
    ...sheet,
    bleed: physicalCardSize.bleed,
    texts: elements.map((element) => ({ ...element, fill: tones.of(element.fill) })),
  });

const drawShapes = (elements: readonly ShapeElement[], tones: Tones): string =>
  inSheet(elements.map((element) => path(element.path, tones.of(element.fill), element.opacity)).join(''));

const drawGround = (colour: string): string => {
  const { bleed } = physicalCardSize;
  return inSheet(path(`M-${bleed} -${bleed}h${sheet.width}v${sheet.height}h-${sheet.width}z`, colour));
};

const path = (outline: string, fill: string, opacity = 1): string =>
  `<path d="${outline}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

const inSheet = (body: string): string => {
  const { bleed } = physicalCardSize;
  const size = `width="${sheet.width}mm" height="${sheet.height}mm"`;
  const box = `viewBox="-${bleed} -${bleed} ${sheet.width} ${sheet.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box}>${body}</svg>`;
};

/** Maps a design colour to the printed colour. */
interface Tones {
  of(colour: string): string;
}

/**
 * Printed colours are used unchanged. Engraved elements are black; elements in the material's colour are left blank: on
 * dark metal, a QR code is a light field engraved around the modules.
 */
function tonesOf(side: Pick<DesignSide, 'ground'>, isEngraved: boolean): Tones {
  if (!isEngraved) return { of: (colour) => colour };
  const ground = side.ground.toLowerCase();
  return { of: (colour) => (colour.toLowerCase() === ground ? '#ffffff' : '#000000') };
}
