/** Texts that slow parsers stumble over, each made as long as it may be. */
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
  // Each becomes eighteen letters when it is normalised; the other ones are put in order.
  ligatures: (length) => '\ufdfa'.repeat(length / 3),
  accents: (length) => 'a\u0315\u0300'.repeat(length / 5),
  controls: (length) => '\u202e\u0000'.repeat(length / 4),
};

/** At most so many bytes each, as JSON has them in most cases. */
export const worstTexts = (bytes: number): [name: string, text: string][] =>
  Object.entries(seeds).map(([name, make]) => [name, make(bytes)]);

/** The body of a call that declares these fields, each holding a share of what a body may weigh. */
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
