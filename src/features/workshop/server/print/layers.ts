import { cardSize } from '#features/physical-cards/design/design.ts';
import type {
  CardElement,
  CardSide,
  PictureElement,
  QrElement,
  ShapeElement,
  TextElement,
} from '#features/physical-cards/design/elements.ts';
import type { TypesetPictures, Typesetter } from '#server-kit/typeset/index.ts';
import { outlinesTemplate } from './outlines-template.ts';
import { qrPath } from './qr-path.ts';
import { type Tones, tonesOf } from './tones.ts';

/** The paper: the card and what is cut off around it. */
export const sheet = {
  width: cardSize.width + 2 * cardSize.bleed,
  height: cardSize.height + 2 * cardSize.bleed,
} as const;

/** What lies on a side, from the lowest up: drawings over the whole sheet, pictures in their places. */
export type Layer =
  | { readonly kind: 'drawing'; readonly file: string }
  | ({ readonly kind: 'picture'; readonly file: string } & Pick<
      PictureElement,
      'x' | 'y' | 'width' | 'height' | 'corner' | 'fit'
    >)
  | { readonly kind: 'qr'; readonly element: QrElement };

export interface DrawnSide {
  readonly layers: readonly Layer[];
  /** The drawings that the layers name. */
  readonly files: TypesetPictures;
  readonly tones: Tones;
}

interface SideToDraw {
  readonly side: CardSide;
  readonly isEngraved: boolean;
  /** What its drawings are called. */
  readonly name: string;
  /** The file in which a picture is, by its id. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** All of a side but its code, which is another one on each card. */
export async function drawSide(
  typesetter: Typesetter,
  { side, isEngraved, name, pictures }: SideToDraw,
): Promise<DrawnSide> {
  const tones = tonesOf(side, isEngraved);
  const files: Record<string, Uint8Array> = {};
  const keep = (drawing: string): Layer => {
    const file = `${name}-${Object.keys(files).length}.svg`;
    files[file] = Buffer.from(drawing);
    return { kind: 'drawing', file };
  };
  const layersOf = async (group: Group): Promise<Layer[]> => {
    if (group.kind === 'shape') return [keep(drawShapes(group.elements, tones))];
    if (group.kind === 'text') return [keep(await outline(typesetter, group.elements, tones))];
    if (group.kind === 'qr') return [{ kind: 'qr', element: group.element }];
    const { x, y, width, height, corner, fit } = group.element;
    const file = pictures.get(group.element.file);
    return file === undefined ? [] : [{ kind: 'picture', file, x, y, width, height, corner, fit }];
  };
  const layers: Layer[] = [];
  for (const group of groups(side.elements)) layers.push(...(await layersOf(group)));
  const ground = side.isGroundPrinted && !isEngraved ? [keep(drawGround(side.ground))] : [];
  return { layers: [...ground, ...layers], files, tones };
}

/** The code of one card. */
export const drawQr = (element: QrElement, link: string, tones: Tones): Uint8Array =>
  Buffer.from(inSheet(path(qrPath(link, element), tones.of(element.ink))));

type Group =
  | { readonly kind: 'shape'; readonly elements: ShapeElement[] }
  | { readonly kind: 'text'; readonly elements: TextElement[] }
  | { readonly kind: 'picture'; readonly element: PictureElement }
  | { readonly kind: 'qr'; readonly element: QrElement };

/** Neighbours of one kind are one drawing. */
function groups(elements: readonly CardElement[]): Group[] {
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
    ...{ ...sheet, bleed: cardSize.bleed },
    texts: elements.map((element) => ({ ...element, fill: tones.of(element.fill) })),
  });

const drawShapes = (elements: readonly ShapeElement[], tones: Tones): string =>
  inSheet(elements.map((element) => path(element.path, tones.of(element.fill), element.opacity)).join(''));

const drawGround = (colour: string): string => {
  const { bleed } = cardSize;
  return inSheet(path(`M-${bleed} -${bleed}h${sheet.width}v${sheet.height}h-${sheet.width}z`, colour));
};

const path = (outline: string, fill: string, opacity = 1): string =>
  `<path d="${outline}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

const inSheet = (body: string): string => {
  const { bleed } = cardSize;
  const size = `width="${sheet.width}mm" height="${sheet.height}mm"`;
  const box = `viewBox="-${bleed} -${bleed} ${sheet.width} ${sheet.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box}>${body}</svg>`;
};
