import type { z } from 'zod';

type Filter<Shape extends z.ZodRawShape> = { readonly [Name in keyof Shape]?: NonNullable<z.output<Shape[Name]>> };

/** The fields of a filter that stand in an address. Whatever makes no sense there is as if it were not there. */
export function readFilter<Shape extends z.ZodRawShape>(search: URLSearchParams, shape: Shape): Filter<Shape> {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const value = search.get(name)?.trim();
    const parsed = value ? (schema as z.ZodType).safeParse(value) : undefined;
    return parsed?.success ? [[name, parsed.data]] : [];
  });
  return Object.fromEntries(fields) as Filter<Shape>;
}

/** A filter as addresses and calls have it: what has no value is not there. */
export const paramsOf = (filter: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value)
      .map(([name, value]) => [name, String(value)]),
  );

/** The address of a filter. */
export function hrefWith(path: string, filter: object): string {
  const text = new URLSearchParams(paramsOf(filter)).toString();
  return text ? `${path}?${text}` : path;
}
