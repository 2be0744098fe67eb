import { isDeepEqual } from './deep-equal.ts';

export type Side = 'mine' | 'theirs';

interface Merged<T> {
  readonly value: T;
  /** Both sides changed the same value, so one of them was taken as preferred. */
  readonly hasConflict: boolean;
}

interface Row {
  readonly id: string | number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.every((one) => isRecord(one) && 'id' in one);

/**
 * Merges two edits of one JSON tree. What only one side changed is taken from it; rows with an ID are matched by it. A
 * row that one side changed and the other removed stays, so that nothing typed is lost. Records with different files
 * are not mixed, because a description belongs to its picture.
 */
export function mergeEdits<T>(base: unknown, mine: T, theirs: T, preferred: Side = 'mine'): Merged<T> {
  if (isDeepEqual(mine, theirs) || isDeepEqual(base, theirs)) return { value: mine, hasConflict: false };
  if (isDeepEqual(base, mine)) return { value: theirs, hasConflict: false };
  if (isRows(mine) && isRows(theirs)) return mergeRows(base, mine, theirs, preferred) as Merged<T>;
  if (isRecord(mine) && isRecord(theirs) && mine.file === theirs.file)
    return mergeRecords(base, mine, theirs, preferred) as Merged<T>;
  return { value: preferred === 'mine' ? mine : theirs, hasConflict: true };
}

function mergeRecords<R extends Readonly<Record<string, unknown>>>(base: unknown, mine: R, theirs: R, preferred: Side) {
  const before = isRecord(base) ? base : {};
  let hasConflict = false;
  const entries = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((name) => {
    const merged = mergeEdits(before[name], mine[name], theirs[name], preferred);
    hasConflict ||= merged.hasConflict;
    return [name, merged.value] as const;
  });
  return { value: Object.fromEntries(entries.filter(([, value]) => value !== undefined)), hasConflict };
}

function mergeRows(base: unknown, mine: readonly Row[], theirs: readonly Row[], preferred: Side) {
  const [before, ours, others] = [isRows(base) ? base : [], mine, theirs].map(
    (rows) => new Map(rows.map((row) => [row.id, row])),
  ) as [Map<Row['id'], Row>, Map<Row['id'], Row>, Map<Row['id'], Row>];
  const orders = [ours, others].map((rows) => [...rows.keys()]);
  const isReordered = orders.map((ids) => !hasSameOrder([...before.keys()], ids));
  let hasConflict = isReordered.every(Boolean) && !hasSameOrder(orders[0] ?? [], orders[1] ?? []);
  const isMineFirst = hasConflict ? preferred === 'mine' : isReordered[0];
  const ids = insertMissing(...((isMineFirst ? orders : orders.toReversed()) as [Row['id'][], Row['id'][]]));
  const rows = ids.flatMap((id): Row[] => {
    const [old, one, other] = [before.get(id), ours.get(id), others.get(id)];
    if (one && other) {
      const merged = mergeEdits(old, one, other, preferred);
      hasConflict ||= merged.hasConflict;
      return [merged.value];
    }
    const left = one ?? other;
    return left && !isDeepEqual(left, old) ? [left] : [];
  });
  return { value: rows, hasConflict };
}

/** Whether the IDs in both lists come in the same order. */
function hasSameOrder(one: readonly Row['id'][], other: readonly Row['id'][]): boolean {
  const shared = one.filter((id) => other.includes(id));
  return isDeepEqual(
    shared,
    other.filter((id) => shared.includes(id)),
  );
}

/** Adds the IDs that are missing from the first list, each after the one that it follows in the second. */
function insertMissing(first: readonly Row['id'][], second: readonly Row['id'][]): Row['id'][] {
  const ids = [...first];
  for (const [index, id] of second.entries())
    if (!ids.includes(id)) ids.splice(ids.lastIndexOf(second[index - 1] ?? '') + 1, 0, id);
  return ids;
}
