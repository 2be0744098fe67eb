/** Each value beside its part of the whole. */
export function sharesOf<T>(rows: readonly T[], value: (row: T) => number): (T & { share: number })[] {
  const total = rows.reduce((sum, row) => sum + value(row), 0);
  return rows.map((row) => ({ ...row, share: total === 0 ? 0 : value(row) / total }));
}
