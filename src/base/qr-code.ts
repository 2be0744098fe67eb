import { encode } from 'uqr';

/** Rows of modules, true where dark. */
export type QrModules = readonly (readonly boolean[])[];

/** White around a code, in modules, without which cameras do not find it. */
export const quietZone = 4;

/** Without the white around it. The highest correction is for codes that something lies upon. */
export const encodeQr = (text: string, correction: 'M' | 'H' = 'M'): QrModules =>
  encode(text, { ecc: correction, border: 0 }).data;

interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/**
 * The dark modules as the path of an SVG: in this square, or a unit each behind the quiet zone. Neighbours in a row are one
 * rectangle and all are one path, so that there is no seam where two meet.
 */
export function qrPath(
  modules: QrModules,
  { x, y, size }: Square = { x: quietZone, y: quietZone, size: modules.length },
): string {
  const unit = size / modules.length;
  return modules
    .flatMap((row, line) =>
      darkRuns(row).map(([from, to]) => {
        const [left, right] = [round(x + from * unit), round(x + to * unit)];
        return `M${left} ${round(y + line * unit)}H${right}V${round(y + (line + 1) * unit)}H${left}z`;
      }),
    )
    .join('');
}

function darkRuns(row: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const [column, isDark] of row.entries()) {
    if (!isDark || row[column - 1]) continue;
    const end = row.indexOf(false, column);
    runs.push([column, end < 0 ? row.length : end]);
  }
  return runs;
}
