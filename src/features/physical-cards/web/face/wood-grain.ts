import { physicalCardSize } from '../../design/design.ts';

interface GrainLine {
  readonly path: string;
  readonly width: number;
}

const { width, height, bleed } = physicalCardSize;

/** Deterministic pseudo-random numbers from an index, so that the wood always looks the same. */
const chance = (seed: number): number => Math.abs(Math.sin(seed * 12.9898) * 43_758.5453) % 1;

/** Fibres along the card: straight and even in bamboo, wavy in walnut. */
export function grainOf(isCoarse: boolean): GrainLine[] {
  const lines = isCoarse ? 46 : 70;
  const wander = isCoarse ? 1.9 : 0.25;
  return Array.from({ length: lines }, (_, seed) => {
    const y = -bleed + ((height + 2 * bleed) * (seed + chance(seed))) / lines;
    const bend = (turn: number) =>
      (y + (chance(seed * 7 + turn) - 0.5) * wander + Math.sin(turn + y / 9) * wander).toFixed(2);
    const path = `M${-bleed} ${bend(0)}C${width * 0.25} ${bend(1)} ${width * 0.4} ${bend(2)} ${width * 0.6} ${bend(3)}S${width * 0.9} ${bend(4)} ${width + bleed} ${bend(5)}`;
    return { path, width: 0.06 + chance(seed + 100) ** 3 * (isCoarse ? 0.55 : 0.4) };
  });
}
