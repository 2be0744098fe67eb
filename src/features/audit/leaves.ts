/** A single value of an entry, by the names that lead to it: `entitlements`, `links`. */
export interface Leaf {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

type Side = Readonly<Record<string, unknown>> | null;
type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;

const isMissing = (value: unknown): boolean => value === undefined || value === null;
const isEmpty = (value: unknown): boolean => isMissing(value) || value === '';

/** What an entry says, value by value, without what did not change and what was never filled in. */
export function leavesOf({ before, after }: { readonly before: Side; readonly after: Side }): Leaf[] {
  return childrenOf([], before, after).filter((leaf) =>
    leaf.before === undefined || leaf.after === undefined
      ? !isEmpty(leaf.before ?? leaf.after)
      : JSON.stringify(leaf.before) !== JSON.stringify(leaf.after) && !(isEmpty(leaf.before) && isEmpty(leaf.after)),
  );
}

function childrenOf(path: readonly string[], before: unknown, after: unknown): Leaf[] {
  const [one, other] = [groupOf(before), groupOf(after)];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.flatMap((name) => leavesAt([...path, name], one[name], other[name]));
}

const groupOf = (value: unknown): Group => (isGroup(value) ? value : {});

/** Two groups are compared by their members; a group against nothing is listed on its side alone. */
function leavesAt(path: readonly string[], before: unknown, after: unknown): Leaf[] {
  const isGrouped = (isGroup(before) && (isGroup(after) || isMissing(after))) || (isMissing(before) && isGroup(after));
  return isGrouped ? childrenOf(path, before, after) : [{ path, before, after }];
}
