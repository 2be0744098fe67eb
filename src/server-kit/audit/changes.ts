import { isDeepStrictEqual } from 'node:util';

type Facts = Readonly<Record<string, unknown>>;

/** Of two states of a thing, what is not the same in both: the `before` and `after` of a line. */
export function changesOf(before: Facts, after: Facts): { readonly before: Facts; readonly after: Facts } {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return { before: only(before, names), after: only(after, names) };
}

const only = (facts: Facts, names: readonly string[]): Facts =>
  Object.fromEntries(names.map((name) => [name, facts[name]]));
