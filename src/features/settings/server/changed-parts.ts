import { isDeepStrictEqual } from 'node:util';

type Facts = Readonly<Record<string, unknown>>;

/** Of two values of a setting only what differs, part by part. */
export function changedParts(before: unknown, after: unknown): { before: Facts; after: Facts } {
  const [old, now] = [before as Facts, after as Facts];
  const names = Object.keys(now).filter((name) => !isDeepStrictEqual(old[name], now[name]));
  const pick = (facts: Facts): Facts => Object.fromEntries(names.map((name) => [name, facts[name]]));
  return { before: pick(old), after: pick(now) };
}
