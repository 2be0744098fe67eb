import type { z } from 'zod';

/** Values as the database gives them: an instant may still be a `Date`. */
export type Presentable<Wire> = Wire extends string
  ? string extends Wire
    ? Wire | Date
    : Wire
  : Wire extends readonly (infer Item)[]
    ? readonly Presentable<Item>[]
    : Wire extends object
      ? { readonly [Key in keyof Wire]: Presentable<Wire[Key]> }
      : Wire;

/** What a schema names of some values, as it travels: what it does not name stays behind, so a new column never slips out. */
export function presentAs<Schema extends z.ZodObject>(
  schema: Schema,
  values: Presentable<z.input<Schema>>,
): z.input<Schema> {
  const given = values as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(schema.shape).map((key) => [key, toWire(given[key])])) as z.input<Schema>;
}

function toWire(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(toWire);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toWire(inner)]));
}
