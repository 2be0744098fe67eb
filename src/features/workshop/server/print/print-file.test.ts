import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  designTemplates,
  type Material,
  type PhysicalCardDesign,
  physicalCardSize,
} from '#features/physical-cards/design/design.ts';
import type { DesignElement, DesignLayout, TextElement } from '#features/physical-cards/design/elements.ts';
import { layoutDesign } from '#features/physical-cards/design/layout.ts';
import { sampleDesign } from '#features/physical-cards/design/testing/any-design.ts';
import { createTypesetter } from '#server-kit/typeset/index.ts';
import { decodePage } from '../testing/paint-page.ts';
import { type Box, readPage } from '../testing/read-page.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { sheet } from './layers.ts';
import { makePrintFile, type PrintJob } from './print-file.ts';

const typesetter = createTypesetter();
const { bleed } = physicalCardSize;
const links = ['HTTPS://NEGIA.EXAMPLE/T/ABCDEFGH', 'HTTPS://NEGIA.EXAMPLE/T/JKMNPQRS'];
const none = { names: new Map<string, string>(), files: {} };

const designOf = (input: object = {}): PhysicalCardDesign =>
  sampleDesign({
    template: 'paper',
    colours: { ground: '#ffffff', ink: '#101418', accent: '#0b4f6c' },
    words: { name: 'דנה לוי', title: 'Architect', company: 'סטודיו 24', line: '050-555-0123' },
    qr: {},
    ...input,
  });

async function print(...jobs: Partial<PrintJob>[]) {
  async function* input(): AsyncGenerator<PrintJob> {
    for (const [at, job] of jobs.entries())
      yield {
        name: `job-${at}`,
        layout: layoutDesign(designOf()),
        material: 'pvc',
        links,
        marks: [],
        isRtl: false,
        pictures: none,
        ...job,
      };
  }
  const pdf = readPdf(await makePrintFile(typesetter, input()));
  return { pdf, pages: pdf.pages.map((page) => readPage(pdf, page)) };
}

/** A card with these elements on the front and only a QR code on the back. */
const layoutWith = (elements: readonly DesignElement[], ground = '#ffffff'): DesignLayout => ({
  front: { ground, isGroundPrinted: true, elements },
  back: { ground, isGroundPrinted: true, elements: [] },
});
const square = (fill: string): DesignElement => ({ kind: 'shape', role: 'ornament', path: 'M10 20H15V26H10z', fill });
const line = (input: Partial<TextElement>): TextElement => ({
  kind: 'text',
  role: 'name',
  text: 'x',
  x: 10,
  y: 20,
  anchor: 'left',
  size: 4,
  weight: 400,
  fill: '#ff0000',
  direction: 'ltr',
  width: 1,
  ...input,
});
const near = (box: Box | undefined, expected: readonly number[]) => {
  for (const [at, value] of expected.entries()) expect(box?.[at]).toBeCloseTo(value, 2);
};

describe('the print file', () => {
  it('has a page for each side of each card, sized to the card and its bleed', async () => {
    const { pdf } = await print({}, { links: links.slice(0, 1) });
    expect(pdf.pages).toHaveLength(6);
    for (const page of pdf.pages) {
      const boxes = [page.MediaBox, page.TrimBox, page.BleedBox] as unknown as [number[], number[], number[]];
      const [media, trim, bled] = boxes.map((box) => box.map((value) => (value / 72) * 25.4)) as typeof boxes;
      for (const box of [media, bled])
        for (const [at, value] of [0, 0, 91.6, 60].entries()) expect(box[at]).toBeCloseTo(value, 3);
      for (const [at, value] of [3, 3, 88.6, 57].entries()) expect(trim[at]).toBeCloseTo(value, 3);
    }
  });

  it('embeds no fonts: all text is outlines', async () => {
    const { pdf, pages } = await print({});
    for (const object of pdf.objects.values()) {
      expect(String(object.Type)).not.toMatch(/Font/);
      expect(Object.keys(object).filter((key) => key.startsWith('FontFile'))).toEqual([]);
      for (const { Font = {} } of [object, pdf.dict(object.Resources)]) expect(pdf.dict(Font)).toEqual({});
    }
    // The test reader supports no text operators, so everything it found is a shape.
    expect(pages[0]?.shapes.length).toBeGreaterThan('דנהלויArchitectסטודיו24050-555-0123'.length);
  });

  it.each(designTemplates)('has a separate QR code for each card, decoded from template %s', async (template) => {
    const colours = { ground: '#0f4c4a', ink: '#fff6e8', accent: '#ff7a59' };
    const { pages } = await print({ layout: layoutDesign(designOf({ template, colours })) });
    const [, first, , second] = pages;
    expect(first && (await decodePage(first, sheet))).toBe(links[0]);
    expect(second && (await decodePage(second, sheet))).toBe(links[1]);
  });

  it('places the QR code where the owner put it, with nothing near it', async () => {
    const layout = layoutDesign(designOf({ qr: { side: 'front', size: 30 } }));
    const { pages } = await print({ layout });
    expect(pages[0] && (await decodePage(pages[0], sheet))).toBe(links[0]);
    expect(pages[1] && (await decodePage(pages[1], sheet))).toBeUndefined();
    const element = layout.front.elements.find((each) => each.kind === 'qr');
    if (element?.kind !== 'qr') throw new Error('no code');
    const modules = pages[0]?.shapes.findLast(({ box }) => Math.abs(box[0] - element.x - bleed) < 0.01);
    const corner = [element.x + bleed, element.y + bleed];
    near(modules?.box, [...corner, ...corner.map((each) => each + element.size)]);
  });

  it('stores the shared content once and adds little per card', async () => {
    const many = Array.from({ length: 40 }, (_, at) => `HTTPS://NEGIA.EXAMPLE/T/AAAAAA${String(at + 22)}`);
    async function* of(input: string[]): AsyncGenerator<PrintJob> {
      yield {
        name: 'job',
        layout: layoutDesign(designOf()),
        material: 'pvc',
        links: input,
        marks: [],
        isRtl: false,
        pictures: none,
      };
    }
    const one = await makePrintFile(typesetter, of(many.slice(0, 1)));
    const all = await makePrintFile(typesetter, of(many));
    expect(readPdf(all).pages).toHaveLength(80);
    expect(all.length).toBeLessThan(one.length + 40 * 4_000);
  });
});

describe('a readable code on the back', () => {
  const marks = ['ABCDEFGH', 'JKMNPQRS'];
  const backs = async (job: Partial<PrintJob>) => {
    const { pages } = await print(job);
    return pages.filter((_, at) => at % 2 === 1);
  };
  /** The shapes in the lower corners, clear of everything else. */
  const lowest = (page: { shapes: readonly { box: Box; fill: string }[] } | undefined) =>
    (page?.shapes ?? []).filter(({ box }) => box[1] > bleed + physicalCardSize.height - 5 && box[3] - box[1] < 3);

  it('is another on each card, on a field of the card’s colour, and leaves the front alone', async () => {
    const layout = layoutWith([square('#ff0000')], '#0b4f6c');
    const { pages } = await print({ layout, marks });
    const [one, other] = pages.filter((_, at) => at % 2 === 1).map(lowest);
    expect(one?.[0]?.fill).toBe('#0b4f6c');
    expect(new Set(one?.slice(1).map(({ fill }) => fill))).toEqual(new Set(['#ffffff']));
    expect(one?.map(({ box }) => box)).not.toEqual(other?.map(({ box }) => box));
    for (const { box } of one ?? []) expect(box[3]).toBeLessThan(bleed + physicalCardSize.height - 1);
    for (const page of pages.filter((_, at) => at % 2 === 0)) expect(lowest(page)).toEqual([]);
  });

  it('is not there unless it is asked for', async () => {
    for (const page of await backs({ layout: layoutWith([]) })) expect(lowest(page)).toEqual([]);
  });

  it('stands where texts start: on the right in Hebrew, with the QR code still readable', async () => {
    const [english] = await backs({ marks, layout: layoutWith([]) });
    const [hebrew] = await backs({ marks, layout: layoutWith([]), isRtl: true });
    const sideOf = (page: typeof hebrew) => Math.min(...lowest(page).map(({ box }) => box[0]));
    expect(sideOf(english)).toBeLessThan(15);
    expect(sideOf(hebrew)).toBeGreaterThan(70);
    const [coded] = await backs({ marks });
    expect(coded && (await decodePage(coded, sheet))).toBe(links[0]);
  });

  it('is engraved without a field', async () => {
    const [page] = await backs({ marks, layout: layoutWith([], '#20262b'), material: 'metal' });
    expect(new Set(lowest(page).map(({ fill }) => fill))).toEqual(new Set(['#000000']));
  });
});

describe('positions on the page', () => {
  it('match the layout, offset by the bleed', async () => {
    const { pages } = await print({ layout: layoutWith([square('#ff0000')]) });
    const [ground, shape] = pages[0]?.shapes ?? [];
    near(ground?.box, [0, 0, sheet.width, sheet.height]);
    near(shape?.box, [13, 23, 18, 29]);
    expect(shape?.fill).toBe('#ff0000');
  });

  it.each([
    ['left', (box: Box) => box[0], 10.4],
    ['middle', (box: Box) => (box[0] + box[2]) / 2, 10],
    ['right', (box: Box) => box[2], 9.6],
  ] as const)('follow the %s anchor of a text in both directions', async (anchor, edge, expected) => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const { pages } = await print({ layout: layoutWith([line({ text: 'HHH', anchor, direction, size: 5 })]) });
      const glyphs = pages[0]?.shapes.filter(({ fill }) => fill === '#ff0000') ?? [];
      expect(glyphs).toHaveLength(3);
      const box = boxAround(glyphs.map((glyph) => glyph.box));
      // Glyphs have small side bearings.
      expect(Math.abs(edge(box) - bleed - expected)).toBeLessThan(0.15);
      expect(box[3]).toBeCloseTo(20 + bleed, 1);
      // Cap height of Rubik is 0.7 em.
      expect(box[3] - box[1]).toBeCloseTo(5 * 0.7, 1);
    }
  });

  it('match the text width of the layout', async () => {
    const layout = layoutDesign(designOf({ words: { name: 'דנה לוי־כהן Levi 24' } }));
    const name = layout.front.elements.find((each) => each.role === 'name');
    if (name?.kind !== 'text') throw new Error('no name');
    const { pages } = await print({ layout: layoutWith([{ ...name, fill: '#ff0000' }]) });
    const glyphs = pages[0]?.shapes.filter(({ fill }) => fill === '#ff0000').map(({ box }) => box) ?? [];
    const [left, , right] = boxAround(glyphs);
    // The layout ignores kerning, and glyphs have small side bearings.
    expect(right - left).toBeLessThanOrEqual(name.width);
    expect(right - left).toBeGreaterThan(name.width * 0.95);
  });

  it('set Hebrew from right to left and a phone number in it from left to right', async () => {
    const widths = async (text: string, direction: 'rtl' | 'ltr') => {
      const { pages } = await print({
        layout: layoutWith([line({ text, direction, anchor: 'middle', x: 40, size: 6 })]),
      });
      const glyphs = pages[0]?.shapes.filter(({ fill }) => fill === '#ff0000').map(({ box }) => box) ?? [];
      return glyphs.sort((one, other) => one[0] - other[0]).map(([left, , right]) => (right - left).toFixed(2));
    };
    const [one, dash] = [await widths('1', 'ltr'), await widths('-', 'ltr')];
    const [vav] = await widths('ו', 'rtl');
    // From the left: the phone number in dialling order, then the Hebrew word in visual order.
    const measured = await widths('ושש 1-800', 'rtl');
    expect(measured.slice(0, 2)).toEqual([...one, ...dash]);
    expect(measured.at(-1)).toBe(vav);
  });

  it('render user text literally, without interpreting markup', async () => {
    const text = '#panic("x") *b* $y$ <svg>&"';
    const { pages } = await print({ layout: layoutWith([line({ text, size: 2 })]) });
    const glyphs = pages[0]?.shapes.filter(({ fill }) => fill === '#ff0000') ?? [];
    expect(glyphs).toHaveLength(text.replaceAll(' ', '').length);
  });
});

describe('an image', () => {
  const photo = () => sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } }).png();
  const box = { x: 5, y: 6, width: 20, height: 20, corner: 2 };
  const pictured = async (fit: 'cover' | 'contain', bytes: Buffer, material: Material = 'pvc') =>
    print({
      material,
      layout: layoutWith([{ kind: 'picture', role: 'picture', file: 'p_1', fit, ...box }]),
      pictures: { names: new Map([['p_1', 'photo.png']]), files: { 'photo.png': bytes } },
    });

  it('covers or fits its box', async () => {
    const bytes = await photo().toBuffer();
    const covering = (await pictured('cover', bytes)).pages[0]?.pictures[0];
    near(covering?.box, [8 - 10, 9, 28 + 10, 29]);
    const contained = (await pictured('contain', bytes)).pages[0]?.pictures[0];
    near(contained?.box, [8, 9 + 5, 28, 29 - 5]);
  });

  it('is embedded once at full resolution', async () => {
    const { pdf, pages } = await pictured('cover', await photo().toBuffer());
    expect(pages[0]?.pictures[0]?.image).toMatchObject({ Width: 400, Height: 200, Filter: '/FlateDecode' });
    const images = [...pdf.objects.values()].filter(({ Subtype }) => Subtype === '/Image');
    expect(images).toHaveLength(1);
  });
});

describe('an engraved card', () => {
  const engraved = (finish: string) => {
    const material: Material = finish === 'black' ? 'metal' : 'wood';
    const design = designOf({ material, finish, template: 'market' });
    return print({ material, layout: layoutDesign(design) });
  };

  it.each(['black', 'bamboo'])('is only black and white, without the background of the material %s', async (finish) => {
    const { pages } = await engraved(finish);
    for (const { shapes } of pages) {
      expect(shapes.length).toBeGreaterThan(5);
      for (const { fill } of shapes) expect(['#000000', '#ffffff']).toContain(fill);
      const isGround = ([left, top, right, bottom]: Box) =>
        left <= 0.01 && top <= 0.01 && right >= sheet.width - 0.01 && bottom >= sheet.height - 0.01;
      expect(shapes.filter(({ box }) => isGround(box))).toEqual([]);
    }
  });

  it('has a readable QR code: dark on light wood, with a light field on dark metal', async () => {
    const wood = (await engraved('bamboo')).pages[1];
    expect(wood && (await decodePage(wood, sheet))).toBe(links[0]);
    const metal = (await engraved('black')).pages[1];
    expect(metal && (await decodePage(metal, sheet, { isNegative: true }))).toBe(links[0]);
    expect(metal && (await decodePage(metal, sheet))).toBeUndefined();
  });
});

const boxAround = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map((box) => box[0])),
  Math.min(...boxes.map((box) => box[1])),
  Math.max(...boxes.map((box) => box[2])),
  Math.max(...boxes.map((box) => box[3])),
];
