export interface LinePoint {
  readonly x: number;
  readonly y: number;
}

const top = 6;
const bottom = 94;

/** Values as points in a square of a hundred: time runs as the reader reads, the largest value reaches the top. */
export function linePoints(values: readonly number[], isRtl: boolean): LinePoint[] {
  const maxValue = Math.max(...values, 1);
  const last = Math.max(values.length - 1, 1);
  return values.map((value, index) => {
    // A single day is today's, and stands where today stands.
    const x = values.length === 1 ? 100 : (index / last) * 100;
    return { x: round(isRtl ? 100 - x : x), y: round(bottom - (value / maxValue) * (bottom - top)) };
  });
}

export const linePath = (points: readonly LinePoint[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** The same line, closed along the ground. */
export function areaPath(points: readonly LinePoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${linePath(points)}L${last.x} 100L${first.x} 100Z` : '';
}

const round = (value: number): number => Math.round(value * 100) / 100;
