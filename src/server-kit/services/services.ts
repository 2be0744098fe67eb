import type { Clock } from '#base/time/clock.ts';
import type { Bus } from '../bus/bus.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { Migrations } from '../db/run-migration.ts';
import type { FileStore } from '../files/index.ts';
import type { Limits } from '../limits/limits.ts';
import type { Log } from '../log/index.ts';
import type { Mailer } from '../mail/index.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Typesetter } from '../typeset/index.ts';

/** A value for one extension point, created by `with`. Has no effect until composition collects it. */
export interface Extension {
  // biome-ignore lint/suspicious/noExplicitAny: a list of extensions holds values of many points
  readonly point: ExtensionPoint<any>;
  readonly value: unknown;
}

/** Lets a feature call higher-level ones, which it may not import: it declares the point, they provide the values. */
export interface ExtensionPoint<T> {
  readonly name: string;
  /** Keys must be unique among the values of a point. */
  readonly keyOf: ((value: T) => string) | undefined;
  with(value: T): Extension;
}

export interface Extensions {
  /** In the order of the feature list. */
  of<T>(point: ExtensionPoint<T>): readonly T[];
}

export function extensionPoint<T>(name: string, keyOf?: (value: T) => string): ExtensionPoint<T> {
  const point: ExtensionPoint<T> = { name, keyOf, with: (value) => ({ point, value }) };
  return point;
}

export function collectExtensions(list: readonly Extension[]): Extensions {
  const byPoint = Map.groupBy(list, ({ point }) => point);
  const valuesOf = new Map([...byPoint].map(([point, entries]) => [point, entries.map(({ value }) => value)]));
  for (const [point, values] of valuesOf) refuseSameKeys(point, values);
  return { of: <T>(point: ExtensionPoint<T>) => (valuesOf.get(point) ?? []) as readonly T[] };
}

function refuseSameKeys({ name, keyOf }: ExtensionPoint<unknown>, values: readonly unknown[]): void {
  if (!keyOf) return;
  const seen = new Set<string>();
  for (const key of values.map(keyOf)) {
    if (seen.has(key)) throw new Error(`Two extensions of ${name} are named ${key}`);
    seen.add(key);
  }
}

/** The dependencies of handlers and jobs. Created once by the composition root. */
export interface Services {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly db: Db;
  readonly migrations: Migrations;
  readonly bus: Bus;
  readonly limits: Limits;
  readonly mailer: Mailer;
  readonly files: FileStore;
  readonly secrets: Secrets;
  readonly typesetter: Typesetter;
  readonly extensions: Extensions;
}
