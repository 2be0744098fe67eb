/** The list with the thing at one place put at another. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** At its place, or at the end when the list is shorter by now. */
export const inserted = <T>(items: readonly T[], index: number, item: T): readonly T[] =>
  items.toSpliced(index, 0, item);
