import type { z } from 'zod';

type Filter<Shape extends z.ZodRawShape> = { readonly [Name in keyof Shape]?: NonNullable<z.output<Shape[Name]>> };

/** Reads the fields of a filter from the URL. Missing and invalid values are ignored. */
export function readFilter<Shape extends z.ZodRawShape>(search: URLSearchParams, shape: Shape): Filter<Shape> {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const value = search.get(name)?.trim();
    const parsed = value ? (schema as z.ZodType).safeParse(value) : undefined;
    return parsed?.success ? [[name, parsed.data]] : [];
  });
  return Object.fromEntries(fields) as Filter<Shape>;
}

/** A filter as URL and request parameters, without empty values. */
export const paramsOf = (filter: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value)
      .map(([name, value]) => [name, String(value)]),
  );

/** The path with the filter as its query string. */
export function hrefWith(path: string, filter: object): string {
  const text = new URLSearchParams(paramsOf(filter)).toString();
  return text ? `${path}?${text}` : path;
}
