/** `contact.phones.0.number` → its parts; a list's places are numbers written out. */
export const pathSegments = (path: string): string[] => (path ? path.split('.') : []);

type Tree = Readonly<Record<string, unknown>> | readonly unknown[];

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

export function getIn(value: unknown, segments: readonly (string | number)[]): unknown {
  let found = value;
  for (const segment of segments)
    found = isTree(found) && Object.hasOwn(found, segment) ? Reflect.get(found, segment) : undefined;
  return found;
}

/** A copy with another value at the end of a path; what lies beside the path stays the same object. */
export function setIn<T>(value: T, segments: readonly (string | number)[], next: unknown): T {
  const [segment, ...rest] = segments;
  if (segment === undefined) return next as T;
  const inner = setIn(isTree(value) ? Reflect.get(value, segment) : undefined, rest, next);
  if (Array.isArray(value)) return value.map((one, index) => (index === Number(segment) ? inner : one)) as T;
  const { [segment]: _, ...others } = (isTree(value) ? value : {}) as Record<string, unknown>;
  // A field that is gone and one that was never there must look alike to whoever compares.
  return (inner === undefined ? others : { ...(value as object), [segment]: inner }) as T;
}
