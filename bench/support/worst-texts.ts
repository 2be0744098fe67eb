/** Inputs that slow parsers handle badly, each as long as allowed. */
const seeds: Readonly<Record<string, (length: number) => string>> = {
  letters: (length) => 'a'.repeat(length),
  slashes: (length) => `a${'/'.repeat(length - 2)}b`,
  spaces: (length) => `a${' '.repeat(length - 2)}b`,
  dashes: (length) => `a${'-'.repeat(length - 2)}b`,
  marks: (length) => '<'.repeat(length),
  tags: (length) => '<b '.repeat(length / 3),
  mails: (length) => `${'a.'.repeat(length / 2 - 1)}@`,
  urls: (length) => 'a://b:'.repeat(length / 6),
  tokens: (length) => 'eyJa-eyJ.'.repeat(length / 9),
  quotes: (length) => `token="${"'".repeat(length - 7)}`,
  digits: (length) => '4 '.repeat(length / 2),
  // The ligature expands to eighteen letters when normalized; normalization has to reorder the accents.
  ligatures: (length) => '\ufdfa'.repeat(length / 3),
  accents: (length) => 'a\u0315\u0300'.repeat(length / 5),
  controls: (length) => '\u202e\u0000'.repeat(length / 4),
};

/** At most `bytes` bytes each, in most cases as JSON encodes them. */
export const worstTexts = (bytes: number): [name: string, text: string][] =>
  Object.entries(seeds).map(([name, make]) => [name, make(bytes)]);

/** Request bodies for an endpoint with these fields; each field gets an equal share of the maximum body size. */
export function worstBodies(fields: readonly string[], bytes: number): [name: string, body: string][] {
  const share = Math.floor(bytes / Math.max(1, fields.length)) - 60;
  const filled = worstTexts(share).map(([name, text]): [string, string] => [
    name,
    JSON.stringify(Object.fromEntries(fields.map((field) => [field, text]))),
  ]);
  const nested = Math.floor(bytes / 2) - 100;
  const keys = Array.from({ length: Math.floor(bytes / 13) }, (_, at) => `"k${String(at).padStart(7, '0')}":1`);
  return [
    ...filled.filter(([, body]) => Buffer.byteLength(body) <= bytes),
    ['lists in lists', `{"${fields[0] ?? 'a'}":${'['.repeat(nested)}${']'.repeat(nested)}}`],
    ['many keys', `{${keys.join(',')}}`],
  ];
}
