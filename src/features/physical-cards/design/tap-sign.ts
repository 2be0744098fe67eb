/** The tap icon: a dot with rings spreading from it. */
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

/** Drawn in a square of the passed side length; `left` and `top` are its upper corner at the start. */
export function tapSign({ design }: Scene, left: number, top: number, side: number, tones: SignTones): DesignElement[] {
  if (!design.hasTapSign) return [];
  const [x, y] = [left + side * dotShare, top + side / 2];
  const arcs = rings.map((radius) => wave(x, y, radius * side, thickness * side, -spread, spread));
  return [shape(disc(x, y, side * dotShare), tones.dot, 'tap'), shape(arcs.join(''), tones.waves, 'tap')];
}
