/** Splits `contact.phones.0.number` into its segments; list indexes are digits. */
export const pathSegments = (path: string): string[] => (path ? path.split('.') : []);

type Tree = Readonly<Record<string, unknown>> | readonly unknown[];

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

export function getIn(value: unknown, segments: readonly (string | number)[]): unknown {
  let found = value;
  for (const segment of segments)
    found = isTree(found) && Object.hasOwn(found, segment) ? Reflect.get(found, segment) : undefined;
  return found;
}

/** Returns a copy with another value at the path; everything beside the path keeps its object identity. */
export function setIn<T>(value: T, segments: readonly (string | number)[], next: unknown): T {
  const [segment, ...rest] = segments;
  if (segment === undefined) return next as T;
  const inner = setIn(isTree(value) ? Reflect.get(value, segment) : undefined, rest, next);
  if (Array.isArray(value)) return value.map((one, index) => (index === Number(segment) ? inner : one)) as T;
  const { [segment]: _, ...others } = (isTree(value) ? value : {}) as Record<string, unknown>;
  // Removes the property, so that a cleared field and a missing one compare as equal.
  return (inner === undefined ? others : { ...(value as object), [segment]: inner }) as T;
}
