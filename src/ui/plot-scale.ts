/** Round steps between the lines of a chart, for about three lines above zero; never a part of a whole. */
export function valueTicks(max: number, lines = 3): number[] {
  const rough = Math.max(max, 1) / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough);
  const whole = step === 2.5 ? 3 : step;
  return Array.from({ length: Math.ceil(Math.max(max, 1) / whole) + 1 }, (_, index) => index * whole);
}

interface Label {
  readonly at: number;
  readonly width: number;
}

/** The labels that fit beside each other, the last one always; the others are dropped from the end backwards. */
export function fittingLabels<T extends Label>(labels: readonly T[], gap: number): T[] {
  const kept: T[] = [];
  for (const label of labels.toReversed()) {
    const next = kept[0];
    if (!next || label.at + label.width / 2 + gap <= next.at - next.width / 2) kept.unshift(label);
  }
  return kept;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const slope = (from: Point, to: Point): number => (to.y - from.y) / (to.x - from.x);

/** The direction of a curve at a point: level at a peak, else between its neighbours', so that it never overshoots. */
function tangent(before: Point | undefined, at: Point, after: Point | undefined): number {
  if (!before || !after) return before ? slope(before, at) : after ? slope(at, after) : 0;
  const [left, right] = [slope(before, at), slope(at, after)];
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A smooth line through the points, from left to right, as the data of an SVG path. */
export function smoothLine(points: readonly Point[]): string {
  const tangents = points.map((point, index) => tangent(points[index - 1], point, points[index + 1]));
  return points
    .map((to, index) => {
      const from = points[index - 1];
      if (!from) return `M${round(to.x)},${round(to.y)}`;
      const third = (to.x - from.x) / 3;
      const [start, end] = [tangents[index - 1] ?? 0, tangents[index] ?? 0];
      const controls = [from.x + third, from.y + start * third, to.x - third, to.y - end * third, to.x, to.y];
      return `C${controls.map(round).join(',')}`;
    })
    .join('');
}
