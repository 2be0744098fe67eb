/** What a template draws with. It draws for a reader from the left; for Hebrew the whole is mirrored afterwards. */
import { type CardDesign, type CardSideName, cardSize, isEngraved } from './design.ts';
import type { CardElement, ElementPart, ShapeElement } from './elements.ts';
import { type Tones, tonesOf } from './tones.ts';

export interface Scene {
  readonly design: CardDesign;
  readonly tones: Tones;
  /** One tone, no fields of colour: lines instead. */
  readonly isEngraved: boolean;
  readonly side: CardSideName;
  readonly hasCode: boolean;
  /** From the cut edge to where words begin. */
  readonly margin: number;
}

export interface Template {
  /** Where a frame or the like asks for more of it. */
  readonly margin?: number;
  readonly front: (scene: Scene) => readonly CardElement[];
  readonly back: (scene: Scene) => readonly CardElement[];
}

const plainMargin = 6.5;

export const sceneOf = (design: CardDesign, side: CardSideName, { margin = plainMargin }: Template): Scene => ({
  design,
  tones: tonesOf(design),
  isEngraved: isEngraved(design.material),
  side,
  hasCode: design.qr.side === side,
  margin,
});

/** Between a code and words. */
export const gutter = 4;

export const { width: cardWidth, height: cardHeight, bleed } = cardSize;

export const shape = (path: string, fill: string, part: ElementPart = 'ornament', opacity?: number): ShapeElement => ({
  kind: 'shape',
  part,
  path,
  fill,
  ...(opacity !== undefined && { opacity }),
});
