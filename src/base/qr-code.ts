import { encode } from 'uqr';

/** Rows of modules, true where dark. */
export type QrModules = readonly (readonly boolean[])[];

/** White margin around a code, in modules; cameras do not detect a code without it. */
export const quietZone = 4;

/** Without the quiet zone. The highest error correction (`H`) is for codes that are partly covered. */
export const encodeQr = (text: string, correction: 'M' | 'H' = 'M'): QrModules =>
  encode(text, { ecc: correction, border: 0 }).data;

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/**
 * The dark modules as an SVG path: in the passed square, or one unit per module inside the quiet zone. Adjacent modules
 * of a row form one rectangle and all rectangles one path, so that no seams appear between them.
 */
export function qrPath(
  modules: QrModules,
  { x, y, size }: { x: number; y: number; size: number } = { x: quietZone, y: quietZone, size: modules.length },
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
