/** Where the code stands, with the quiet edge that cameras look for. */
import type { DesignElement } from './elements.ts';
import { roundedRectangle } from './paths.ts';
import { gutter, physicalCardHeight, physicalCardWidth, type Scene, shape } from './scene.ts';

/** Modules of the code of a short link, side by side: a longer one has more, and then this is more than it needs. */
const minModules = 25;
const quietModules = 4;
export const quietOf = (size: number): number => (size / minModules) * quietModules;

const fieldCorner = 1.6;

interface CodeArea {
  /** Of the field: the code with its quiet edge. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** At the end of the card, half way down. On its own field that lines up with the margin; else the code itself does. */
export function codeArea({ design, tones, margin }: Scene): CodeArea {
  const side = design.qr.size + 2 * quietOf(design.qr.size);
  const inset = tones.codeGround ? margin - 1 : Math.max(margin - quietOf(design.qr.size), margin - 3.4);
  const x = physicalCardWidth - Math.min(inset, (physicalCardHeight - side) / 2) - side;
  return { x, y: (physicalCardHeight - side) / 2, side };
}

/** Where words must end. */
export function textsEnd(scene: Scene): number {
  if (!scene.hasCode) return physicalCardWidth - scene.margin;
  const { x } = codeArea(scene);
  return x - (scene.tones.codeGround ? gutter : gutter / 2);
}

/** A field of its own where ornaments lie under it, even on a ground that would do. */
export function code(scene: Scene, { isOverOrnament = false } = {}): DesignElement[] {
  if (!scene.hasCode) return [];
  const { x, y, side } = codeArea(scene);
  const { size } = scene.design.qr;
  const { tones } = scene;
  const field = tones.codeGround ?? (isOverOrnament && !scene.isEngraved ? tones.ground : null);
  return [
    ...(field ? [shape(roundedRectangle(x, y, side, side, fieldCorner), field, 'qr')] : []),
    { kind: 'qr', role: 'qr', x: x + quietOf(size), y: y + quietOf(size), size, ink: tones.code, ground: field },
  ];
}
