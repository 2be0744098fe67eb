/** Whether two JSON trees are equal, regardless of key order; undefined properties count as missing. */
export function isDeepEqual(one: unknown, two: unknown): boolean {
  if (Object.is(one, two)) return true;
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false;
  if (Array.isArray(one) !== Array.isArray(two)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(two)]);
  return [...names].every((name) => isDeepEqual(Reflect.get(one, name), Reflect.get(two, name)));
}
