import type { z } from 'zod';

/** One declared field of a request, at any depth: its path and its schema. */
export interface Field {
  readonly path: readonly (string | number)[];
  readonly schema: z.ZodType;
}

// biome-ignore lint/suspicious/noExplicitAny: what zod keeps about a schema has a shape for each of its kinds
const defOf = (schema: z.ZodType): any => schema._zod.def;

/** Unwraps a schema to the one that validates the input. */
function bare(schema: z.ZodType): z.ZodType {
  const { type, innerType, in: first, getter } = defOf(schema);
  if (type === 'pipe' && defOf(first).type !== 'transform') return bare(first);
  if (type === 'lazy') return bare(getter());
  return innerType ? bare(innerType) : schema;
}

/** Deep enough for all of our documents; anything deeper is recursive. */
const deepest = 9;

/** All fields of a schema: a list's element fields stand for all elements, and every option of a union is included. */
export function fieldsOf(schema: z.ZodType, path: Field['path'] = []): Field[] {
  if (path.length > deepest) return [];
  const inner = bare(schema);
  const { type, shape, element, options, valueType } = defOf(inner);
  const below = (name: string | number, one: z.ZodType): Field[] => [
    { path: [...path, name], schema: one },
    ...fieldsOf(one, [...path, name]),
  ];
  if (type === 'object') return Object.entries<z.ZodType>(shape).flatMap(([name, one]) => below(name, one));
  if (type === 'array') return below(0, element);
  if (type === 'record') return below('x', valueType);
  if (type === 'union') return options.flatMap((one: z.ZodType) => fieldsOf(one, path));
  return [];
}

const texts = [
  'x',
  'example',
  'a-thing',
  'dana@cards.example',
  '+972505550123',
  '2040-06-01',
  '2040-06-01T09:00:00.000Z',
  '#000000',
  '1',
  '12,13',
  '123456789',
  '123456',
  '1234567',
  'A'.repeat(43),
  'https://cards.example/',
  '/pricing',
  '{}',
  'a long enough pass phrase',
  'user:1',
  '',
];
const numbers = [1, 0, 2, 5, 30, 90, 0.5, 20, 60];

/** A valid value for a schema; undefined if none is known here. */
export function exampleOf(schema: z.ZodType, depth = 0): unknown {
  const { type, shape, element, options, values, entries } = defOf(bare(schema));
  const isValid = (value: unknown): boolean => schema.safeParse(value).success;
  const firstValid = (...found: unknown[]) => found.find(isValid);
  if (depth > deepest) return undefined;
  if (type === 'literal') return values[0];
  if (type === 'enum') return Object.values(entries)[0];
  if (type === 'union') return firstValid(...options.map((one: z.ZodType) => exampleOf(one, depth + 1)));
  if (type === 'array') return firstValid([], [exampleOf(element, depth + 1)]);
  if (type === 'object') return objectOf(shape, depth);
  return firstValid(...(type === 'number' ? numbers : texts), true, 1, {}, null);
}

/** Required properties only. */
const objectOf = (shape: Record<string, z.ZodType>, depth: number) =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([, one]) => !one.safeParse(undefined).success)
      .map(([name, one]) => [name, exampleOf(one, depth + 1)]),
  );

/** Returns a copy with one field set; missing parents are created. */
export function withField(schema: z.ZodType, base: unknown, path: Field['path'], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const around = withParents(schema, base, path);
  const known = Array.isArray(around) ? [...around] : { ...(around as object) };
  const inner = innerOf(schema, name, rest);
  const before = (known as Record<string | number, unknown>)[name] ?? (inner && exampleOf(inner));
  (known as Record<string | number, unknown>)[name] = inner ? withField(inner, before, rest, value) : value;
  return known;
}

/** For a union, the option that has the field. */
function choiceOf(schema: z.ZodType, path: Field['path']): z.ZodType {
  const inner = bare(schema);
  const { type, options } = defOf(inner);
  if (type !== 'union') return inner;
  const isIn = (one: z.ZodType) => fieldsOf(one).some((field) => field.path.join() === path.join());
  return choiceOf(options.find(isIn) ?? options[0], path);
}

function withParents(schema: z.ZodType, base: unknown, path: Field['path']): unknown {
  const choice = choiceOf(schema, path);
  const isChosen = bare(schema) !== choice;
  if (typeof base === 'object' && base !== null && !(isChosen && !choice.safeParse(base).success)) return base;
  return exampleOf(choice) ?? (defOf(choice).type === 'array' ? [] : {});
}

function innerOf(schema: z.ZodType, name: string | number, rest: Field['path']): z.ZodType | undefined {
  const { type, shape, element, valueType } = defOf(choiceOf(schema, [name, ...rest]));
  return type === 'object' ? shape[name] : type === 'array' ? element : valueType;
}

const nested = (levels: number, inner: unknown = 1): unknown =>
  Array.from({ length: levels }).reduce((around) => ({ x: around }), inner);

const years = ['0000', '0001', '1999', '2101', '9999', '-000001', '+275760'];
const days = years.map((year) => `${year}-01-01`).concat('9999-12-31', '2040-02-30');
const instants = years.map((year) => `${year}-01-01T00:00:00.000Z`).concat('9999-12-31T23:59:59.999Z');
const numberTexts = ['NaN', 'Infinity', '-0', '0x10', '1e9'];
const numberEdges = [0, -1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e308, 0.5];

/** Characters that no keyboard types or that are special to a database; used alone and combined with a valid value. */
const characters = ['\0', '\ud800', '\u202e\u200f', '\n', "%_\\'"];

/** A schema that accepts any text does not need date or number edge cases. */
const isFreeText = (schema: z.ZodType): boolean => ['x', 'some words'].every((text) => schema.safeParse(text).success);

const textEdges = (schema: z.ZodType, valid: unknown): string[] => [
  '',
  ' ',
  'x',
  'x'.repeat(100_000),
  ...characters,
  ...characters.map((character) => (typeof valid === 'string' ? valid + character : `a${character}b`)),
  ...(isFreeText(schema) ? [] : [...days, ...instants, ...numberTexts]),
];

/** Everything that a client may send in place of one value. */
export const bodyEdges = (schema: z.ZodType, valid: unknown): unknown[] => [
  ...textEdges(schema, valid),
  ...numberEdges,
  null,
  true,
  false,
  [],
  [[]],
  [null],
  ['x'],
  [0],
  {},
  nested(3),
  nested(400),
  { length: 5 },
];

/** The same for a URL, where every value is a string and a parameter may occur twice. */
export const addressEdges = (name: string, schema: z.ZodType, valid: unknown): string[] => [
  ...textEdges(schema, valid === undefined ? undefined : String(valid)),
  ...(isFreeText(schema) ? [] : numberEdges.map(String)),
  'x'.repeat(2_000),
  ...(name === 'after' ? forgedCursors : []),
];

/** Malformed values for a list's `after` cursor. */
const cursorEdges = [
  '-1',
  '9'.repeat(18),
  '9'.repeat(19),
  'NaN',
  '\0',
  '\ud800',
  '',
  ...years.map((year) => `${year}-01-01 00:00:00+00`),
  '2040-01-01 00:00:00+99',
  '2040-01-01 00:00:00+23:59',
];
const forgedCursors = cursorEdges.flatMap((edge) =>
  [[edge], [edge, '1'], ['2040-01-01 00:00:00+00', edge]].map((cursor) =>
    Buffer.from(JSON.stringify(cursor)).toString('base64url'),
  ),
);
