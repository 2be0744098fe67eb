import { describe, expect, it } from 'vitest';
import { createTypesetter } from '#server-kit/typeset/index.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { createPdfJoin } from './join-pdf.ts';

const typesetter = createTypesetter();

/** Pages of these widths, each with a different word. */
const pagesOf = (...widths: number[]) =>
  typesetter.pdf(
    `#import "base.typ": *
#show: base
#for each in data.widths { page(width: each * 1pt, height: 50pt, margin: 5pt)[#each] }`,
    { widths },
  );
const joinPdfs = (files: readonly Uint8Array[], boxes?: Parameters<typeof createPdfJoin>[0]) => {
  const join = createPdfJoin(boxes);
  for (const file of files) for (const page of join.importPages(file)) join.addPage(page);
  return join.finish();
};
const widthsIn = (file: Uint8Array) => readPdf(file).pages.map(({ MediaBox }) => (MediaBox as number[])[2]);

describe('joined PDF files', () => {
  it('retain their pages in order', () => {
    expect(widthsIn(joinPdfs([pagesOf(100, 200), pagesOf(300), pagesOf(150, 100, 250)]))).toEqual([
      100, 200, 300, 150, 100, 250,
    ]);
  });

  it('may repeat a page, in any order', () => {
    const join = createPdfJoin();
    const [first, second] = join.importPages(pagesOf(100, 200));
    for (const page of [second, first, second]) if (page) join.addPage(page);
    expect(widthsIn(join.finish())).toEqual([200, 100, 200]);
  });

  it('may have hundreds of pages', () => {
    const widths = Array.from({ length: 300 }, (_, at) => at + 60);
    expect(widthsIn(joinPdfs([pagesOf(...widths), pagesOf(50)]))).toEqual([...widths, 50]);
  });

  it('retain the fonts and content streams of their pages byte by byte', () => {
    const [file, joined] = [pagesOf(111), joinPdfs([pagesOf(111)])];
    const fonts = (bytes: Uint8Array) => [...readPdf(bytes).objects.values()].filter(({ FontFile2 }) => FontFile2);
    expect(fonts(joined)).toHaveLength(fonts(file).length);
    expect(fonts(joined).length).toBeGreaterThan(0);
    const contents = (bytes: Uint8Array) => {
      const pdf = readPdf(bytes);
      return pdf.pages.map(({ Contents }) => pdf.stream(Contents).toString('latin1'));
    };
    expect(contents(joined)).toEqual(contents(file));
  });

  it('share identical objects and contain no dangling references', () => {
    const [one, two] = [joinPdfs([pagesOf(111)]), joinPdfs([pagesOf(111), pagesOf(111)])];
    const pdf = readPdf(two);
    expect(pdf.objects.size).toBe(readPdf(one).objects.size + 1);
    const references = [...two.toString('latin1').matchAll(/\b(\d+) 0 R\b/g)].map(([, number]) => Number(number));
    const written = new Set(
      [...two.toString('latin1').matchAll(/^(\d+) 0 obj$/gm)].map(([, number]) => Number(number)),
    );
    for (const number of references) expect(written).toContain(number);
  });

  it('have trim and bleed boxes only when these are passed', () => {
    const boxes = { trim: [1, 2, 3, 4], bleed: [0, 1, 4, 5.5] } as const;
    const [page] = readPdf(joinPdfs([pagesOf(100)], boxes)).pages;
    expect(page).toMatchObject({ TrimBox: [1, 2, 3, 4], BleedBox: [0, 1, 4, 5.5] });
    expect(readPdf(joinPdfs([pagesOf(100)])).pages[0]).not.toHaveProperty('TrimBox');
  });

  it('are rejected when the typesetter did not write them', () => {
    const file = Buffer.from(pagesOf(100));
    expect(() => joinPdfs([Buffer.from('no PDF')])).toThrow();
    expect(() => joinPdfs([file.subarray(0, -40)])).toThrow();
    expect(() => joinPdfs([Buffer.from(file.toString('latin1').replace('/Kids [', '/Sons ['), 'latin1')])).toThrow(
      /one plain list/,
    );
  });
});
