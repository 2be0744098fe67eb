/** Returns a copy of the list with one item moved. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Inserts at the index, or at the end if the list has become shorter. */
export const inserted = <T>(items: readonly T[], index: number, item: T): readonly T[] =>
  items.toSpliced(index, 0, item);
