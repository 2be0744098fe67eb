/** `contact.phones.0.number` → its parts; a list's places are numbers written out. */
export const partsOf = (path: string): string[] => (path ? path.split('.') : []);

type Tree = Readonly<Record<string, unknown>> | readonly unknown[];

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

export function getIn(value: unknown, parts: readonly (string | number)[]): unknown {
  let found = value;
  for (const part of parts) found = isTree(found) && Object.hasOwn(found, part) ? Reflect.get(found, part) : undefined;
  return found;
}

/** A copy with another value at the end of a path; what lies beside the path stays the same object. */
export function setIn<T>(value: T, parts: readonly (string | number)[], next: unknown): T {
  const [part, ...rest] = parts;
  if (part === undefined) return next as T;
  const inner = setIn(isTree(value) ? Reflect.get(value, part) : undefined, rest, next);
  if (Array.isArray(value)) return value.map((one, place) => (place === Number(part) ? inner : one)) as T;
  const { [part]: _, ...others } = (isTree(value) ? value : {}) as Record<string, unknown>;
  // A field that is gone and one that was never there must look alike to whoever compares.
  return (inner === undefined ? others : { ...(value as object), [part]: inner }) as T;
}
