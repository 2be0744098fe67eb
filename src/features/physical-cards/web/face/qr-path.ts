import { encode } from 'uqr';
import type { QrElement } from '../../design/elements.ts';

const short = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The dark modules, with neighbours in a row as one stroke. */
export function qrPath(link: string, { x, y, size }: Pick<QrElement, 'x' | 'y' | 'size'>): string {
  const { data, size: modules } = encode(link, { ecc: 'M', border: 0 });
  const module = size / modules;
  return data
    .flatMap((row, line) =>
      strokesOf(row).map(([from, to]) => {
        const [left, width] = [short(x + from * module), short((to - from) * module)];
        return `M${left} ${short(y + line * module)}h${width}v${short(module)}h${-width}z`;
      }),
    )
    .join('');
}

function strokesOf(row: readonly boolean[]): [from: number, to: number][] {
  const strokes: [number, number][] = [];
  for (let column = 0; column < row.length; column += 1) {
    if (!row[column] || row[column - 1]) continue;
    const end = row.indexOf(false, column);
    strokes.push([column, end < 0 ? row.length : end]);
  }
  return strokes;
}
