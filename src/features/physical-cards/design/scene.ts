/** What a template draws with. It draws for a reader from the left; for Hebrew the whole is mirrored afterwards. */
import { type DesignSideName, isEngraved, type PhysicalCardDesign, physicalCardSize } from './design.ts';
import type { DesignElement, ElementRole, ShapeElement } from './elements.ts';
import { type Tones, tonesOf } from './tones.ts';

export interface Scene {
  readonly design: PhysicalCardDesign;
  readonly tones: Tones;
  /** One tone, no fields of colour: lines instead. */
  readonly isEngraved: boolean;
  readonly side: DesignSideName;
  readonly hasCode: boolean;
  /** From the cut edge to where words begin. */
  readonly margin: number;
}

export interface Template {
  /** Where a frame or the like asks for more of it. */
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
});

/** Between a code and words. */
export const gutter = 4;

export const { width: physicalCardWidth, height: physicalCardHeight, bleed } = physicalCardSize;

export const shape = (path: string, fill: string, role: ElementRole = 'ornament', opacity?: number): ShapeElement => ({
  kind: 'shape',
  role,
  path,
  fill,
  ...(opacity !== undefined && { opacity }),
});
