/** A warm point and the rings that spread from it: here one taps. */
import type { DesignElement } from './elements.ts';
import { disc, wave } from './paths.ts';
import { type Scene, shape } from './scene.ts';

const spread = 36;
const rings = [0.38, 0.62, 0.86];
const thickness = 0.095;
const dotShare = 0.12;

interface SignTones {
  readonly dot: string;
  readonly waves: string;
}

/** In a square of the given side, from its upper corner at the start. */
export function tapSign({ design }: Scene, left: number, top: number, side: number, tones: SignTones): DesignElement[] {
  if (!design.hasTapSign) return [];
  const [x, y] = [left + side * dotShare, top + side / 2];
  const arcs = rings.map((radius) => wave(x, y, radius * side, thickness * side, -spread, spread));
  return [shape(disc(x, y, side * dotShare), tones.dot, 'tap'), shape(arcs.join(''), tones.waves, 'tap')];
}
