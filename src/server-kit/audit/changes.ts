import { isDeepStrictEqual } from 'node:util';

type AuditValues = Readonly<Record<string, unknown>>;

/** Of two states of a thing, what is not the same in both: the `before` and `after` of a line. */
export function changesOf(
  before: AuditValues,
  after: AuditValues,
): { readonly before: AuditValues; readonly after: AuditValues } {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return { before: only(before, names), after: only(after, names) };
}

const only = (values: AuditValues, names: readonly string[]): AuditValues =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
