/** White around a code, in modules, without which cameras do not find it. */
export const quietZone = 4;

/** Rows of '0' and '1' as one path: each run of dark modules is a rectangle of height one. */
export function qrPath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ 0: run, index }) => `M${index + quietZone} ${y + quietZone}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('');
}

export const qrSide = (rows: readonly string[]): number => rows.length + 2 * quietZone;
