/** Position of the QR code, including the quiet zone that scanners need. */
import type { DesignElement } from './elements.ts';
import { roundedRectangle } from './paths.ts';
import { gutter, physicalCardHeight, physicalCardWidth, type Scene, shape } from './scene.ts';

/** Modules per side of a short link's QR code. A longer link has more, so this quiet zone is larger than needed. */
const minModules = 25;
const quietModules = 4;
export const quietOf = (size: number): number => (size / minModules) * quietModules;

const fieldCorner = 1.6;

interface CodeArea {
  /** Of the field: the QR code with its quiet zone. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** At the card's end edge, vertically centred. A `codeGround` field aligns with the margin; otherwise the code does. */
export function codeArea({ design, tones, margin }: Scene): CodeArea {
  const side = design.qr.size + 2 * quietOf(design.qr.size);
  const inset = tones.codeGround ? margin - 1 : Math.max(margin - quietOf(design.qr.size), margin - 3.4);
  const x = physicalCardWidth - Math.min(inset, (physicalCardHeight - side) / 2) - side;
  return { x, y: (physicalCardHeight - side) / 2, side };
}

/** The field of the code as printed: cards in Hebrew are mirrored. */
export function codeBox(scene: Scene) {
  if (!scene.hasCode) return undefined;
  const { x, y, side } = codeArea(scene);
  const left = scene.design.language === 'he' ? physicalCardWidth - x - side : x;
  return { left, right: left + side, top: y, bottom: y + side };
}

/** The x coordinate where texts must end. */
export function textsEnd(scene: Scene): number {
  if (!scene.hasCode) return physicalCardWidth - scene.margin;
  const { x } = codeArea(scene);
  return x - (scene.tones.codeGround ? gutter : gutter / 2);
}

/** Draws a field under the code when ornaments lie below it, even if the ground colour has enough contrast. */
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
