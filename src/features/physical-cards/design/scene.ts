/** The input of a template. Templates draw left to right; for Hebrew the whole layout is mirrored afterwards. */
import { type DesignSideName, isEngraved, type PhysicalCardDesign, physicalCardSize } from './design.ts';
import type { DesignElement, ElementRole, ShapeElement } from './elements.ts';
import { type Tones, tonesOf } from './tones.ts';

export interface Scene {
  readonly design: PhysicalCardDesign;
  readonly tones: Tones;
  /** A single tone without colour fields; lines are used instead. */
  readonly isEngraved: boolean;
  readonly side: DesignSideName;
  readonly hasCode: boolean;
  /** Distance from the cut edge to the start of the texts. */
  readonly margin: number;
  /** The owner's free text where the template would draw it: engraved lines leave space for it too. */
  readonly free: readonly DesignElement[];
}

export interface Template {
  /** Set if a template needs a larger margin, for example for a frame. */
  readonly margin?: number;
  readonly front: (scene: Scene) => readonly DesignElement[];
  readonly back: (scene: Scene) => readonly DesignElement[];
}

const plainMargin = 6.5;

export const sceneOf = (
  design: PhysicalCardDesign,
  side: DesignSideName,
  { margin = plainMargin }: Template,
): Scene => ({
  design,
  tones: tonesOf(design),
  isEngraved: isEngraved(design.material),
  side,
  hasCode: design.qr.side === side,
  margin,
  free: [],
});

/** Space between a QR code and texts. */
export const gutter = 4;

export const { width: physicalCardWidth, height: physicalCardHeight, bleed } = physicalCardSize;

export const shape = (path: string, fill: string, role: ElementRole = 'ornament', opacity?: number): ShapeElement => ({
  kind: 'shape',
  role,
  path,
  fill,
  ...(opacity !== undefined && { opacity }),
});
