import { expect, test } from 'vitest';
import { createThreadedTypesetter, createTypesetter, TypesetError } from './index.ts';

const template = '#import "base.typ": *\n#show: base\n#data.text';
/** A PDF contains its creation time, and the second may have changed in between. */
const withoutDates = (pdf: Uint8Array): string =>
  Buffer.from(pdf)
    .toString('latin1')
    .replace(/\d{14}Z|\d{4}-\d\d-\d\dT[\d:]+Z|(?<=(?:uuid:|ID>))[^<]+|\/ID \[.*?\]/g, '');

const typesetter = createThreadedTypesetter();

test('typesets on its thread with the same output, without blocking the process', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  const long = { text: 'שלום Negia 123 '.repeat(3_000) };
  const [svg, pdf] = await Promise.all([typesetter.svg(template, { text: 'שלום' }), typesetter.pdf(template, long)]);
  clearInterval(turning);
  expect(svg).toBe(createTypesetter().svg(template, { text: 'שלום' }));
  expect(withoutDates(pdf)).toBe(withoutDates(createTypesetter().pdf(template, long)));
  expect(turns).toBeGreaterThan(5);
});

test('reports template errors as the same error type', async () => {
  await expect(typesetter.pdf('#nothing', {})).rejects.toBeInstanceOf(TypesetError);
  await expect(typesetter.pdf('#nothing', {})).rejects.toThrow(/unknown variable/);
});

test('includes the images passed to it', async () => {
  const square = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
  );
  expect(await typesetter.svg('#image("a.svg")', {}, { 'a.svg': square })).toContain('<image');
});
