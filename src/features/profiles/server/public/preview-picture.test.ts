import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { createTypesetter, type Typesetter } from '#server-kit/typeset/index.ts';
import { readSvgGlyphs, readSvgLines } from '#server-kit/typeset/testing/read-svg-glyphs.ts';
import { contrast } from '../../design/colours.ts';
import { templates } from '../../design/templates.ts';
import { documentExample } from '../../document/testing/profile-example.ts';
import { drawPreview, monogram, type PreviewInput, previewHash, previewTheme } from './preview-picture.ts';

const typesetter = createTypesetter();

const documentOf = (identity: object, design: object = { template: 'shore' }, language = 'he') =>
  documentExample({ language, identity, design });

const dana = documentOf({
  name: { he: 'דנה לוי', en: 'Dana Levi' },
  title: { he: 'אינסטלטורית', en: 'Plumber' },
  company: { he: 'לוי שרברבות' },
});
const danaIn = (template: string) => ({ ...dana, design: { ...dana.design, template } });
const inputOf = (change: Partial<PreviewInput> = {}): PreviewInput => ({
  document: dana,
  locale: 'he',
  host: 'negia.example',
  ...change,
});

/** Returns the SVG to inspect the glyphs; it is not rasterized, which would take most of the time. */
async function renderSvg(input: PreviewInput): Promise<string> {
  let svg = '';
  const recordingTypesetter: Typesetter = {
    ...typesetter,
    svg: (...parameters) => {
      svg = typesetter.svg(...parameters);
      throw new Error('seen');
    },
  };
  await expect(drawPreview(recordingTypesetter, input)).rejects.toThrow('seen');
  return svg;
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><rect width="60" height="60" fill="#ffd5c2"/>
    <circle cx="30" cy="24" r="12" fill="#5a2a22"/><path d="M8 60a22 22 0 0 1 44 0z" fill="#0f4c4a"/></svg>`;
const photo = await sharp(Buffer.from(drawing), { density: 600 }).resize(400, 400).webp().toBuffer();

describe('a preview picture', () => {
  test.each(templates)('in %s is one JPEG with the right dimensions and a limited file size', async (template) => {
    const jpeg = await drawPreview(typesetter, inputOf({ document: danaIn(template), avatar: photo, logo: photo }));
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630, channels: 3 });
    expect(jpeg.length).toBeLessThanOrEqual(250_000);
  });

  test('stays within the size limit even with a noisy picture', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const create = { width: 800, height: 800, channels: 3, background: '#808080', noise } as const;
    const avatar = await sharp({ create }).png().toBuffer();
    const document = documentOf({ name: { he: 'רעש' } }, { template: 'studio' });
    expect((await drawPreview(typesetter, inputOf({ document, avatar }))).length).toBeLessThanOrEqual(250_000);
  });

  describe.each(templates)('in %s shows a logo of 6:1 whole', (template) => {
    const ends = '<path fill="#ff00ff" d="M0 0h60v100H0z"/><path fill="#00ff00" d="M540 0h60v100H540z"/>';
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="100">${ends}<path fill="#fff" d="M60 0h480v100H60z"/></svg>`;
    const file = `p_${'a'.repeat(22)}_600x100_eeeeee_ffffff`;
    const document = documentOf({ name: { he: 'דנה לוי' }, logo: { file, alt: {} } }, { template });

    test.each([undefined, photo])('%#: alone or beside a portrait', async (avatar) => {
      const logo = await sharp(Buffer.from(drawn)).webp({ lossless: true }).toBuffer();
      const jpeg = await drawPreview(typesetter, inputOf({ document, logo, ...(avatar && { avatar }) }));
      const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
      const boxOf = (isEnd: (red: number, green: number, blue: number) => boolean) => {
        const found: [number, number][] = [];
        for (let at = 0; at < data.length; at += 3)
          if (isEnd(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
            found.push([(at / 3) % info.width, Math.floor(at / 3 / info.width)]);
        const [xs, ys] = [found.map(([x]) => x), found.map(([, y]) => y)];
        return { left: Math.min(...xs), right: Math.max(...xs), height: Math.max(...ys) - Math.min(...ys) + 1 };
      };
      const start = boxOf((red, green, blue) => red > 200 && green < 70 && blue > 200);
      const end = boxOf((red, green, blue) => red < 70 && green > 200 && blue < 70);
      expect((end.right - start.left) / start.height).toBeGreaterThan(5);
      expect((end.right - start.left) / start.height).toBeLessThan(7);
      // Both ends have the proportions that they have in the logo.
      for (const box of [start, end])
        expect(Math.abs((box.right - box.left + 1) / box.height - 0.6)).toBeLessThan(0.15);
      expect(Math.abs(start.height - end.height)).toBeLessThanOrEqual(2);
      expect(end.right - start.left).toBeGreaterThan(110);
    });
  });

  test('omits a picture that cannot be decoded', async () => {
    const broken = Buffer.from('<svg onload="x">');
    const svg = await renderSvg(inputOf({ avatar: Buffer.from('no picture'), logo: broken }));
    expect(svg).not.toContain('<image');
  });
});

/** All text must be within the area that every app shows; `overhang` is tolerated, in pixels. */
const expectInside = (svg: string, overhang = 0) => {
  const glyphs = readSvgGlyphs(svg);
  expect(glyphs.length).toBeGreaterThan(0);
  expect(Math.min(...glyphs.map(({ x }) => x))).toBeGreaterThanOrEqual(290 - overhang);
  expect(Math.max(...glyphs.map(({ x }) => x))).toBeLessThanOrEqual(910 + overhang);
  expect(Math.max(...glyphs.map(({ y }) => y))).toBeLessThan(600);
};

describe('texts of the preview picture', () => {
  test.each([
    ['one endless word', 'א'.repeat(80)],
    ['many words', 'משרד עורכי דין ונוטריון '.repeat(3)],
    ['wide letters', 'W'.repeat(80)],
    ['a single letter', 'ש'],
  ])('stay inside the safe area: %s', async (_, text) => {
    for (const template of templates) {
      const title = { he: text.trim().slice(0, 80) };
      expectInside(
        await renderSvg(inputOf({ document: documentOf({ name: title, title, company: title }, { template }) })),
      );
    }
  });

  test('stay inside the safe area for arbitrary text', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    const texts = fc.tuple(text, text, text);
    const check = async ([name, title, company]: [string, string, string]) => {
      const document = documentOf({
        name: { he: `א${name}`.slice(0, 80) },
        title: { he: title },
        company: { he: company },
      });
      // A name of Hebrew, Latin, Cyrillic and Arabic letters in one hung over by 11 pixels, a part of a letter.
      expectInside(await renderSvg(inputOf({ document })), 15);
    };
    await fc.assert(fc.asyncProperty(texts, check), { numRuns: 25 });
  });

  test('are never interpreted as markup', async () => {
    const hostile = '#panic("x") *a* $x$ \\ // <b>';
    const document = documentOf({ name: { he: 'א' }, title: { en: hostile } });
    const plain = readSvgLines(await renderSvg(inputOf({ document })));
    expect(plain.map((line) => line.length)).toContain([...hostile.replaceAll(' ', '')].length);
  });

  test('a phone number in a Hebrew line retains the order of its digits', async () => {
    const line = (company: string) =>
      renderSvg(inputOf({ document: documentOf({ name: { he: 'א' }, company: { he: company } }) }));
    const outlines = (svg: string) => readSvgLines(svg).map((glyphs) => glyphs.map(({ outline }) => outline).join('|'));
    const [alone = ''] = outlines(await line('03-555-0129')).filter((one) => one.split('|').length === 11);
    expect(alone).not.toBe('');
    expect(outlines(await line('טלפון 03-555-0129')).some((one) => one.startsWith(alone))).toBe(true);
  });

  test.each([
    ['דנה לוי', 'דל'],
    ['Dana bar Levi', 'DB'],
    ['🎉', ''],
  ])('%s has the monogram %s', (name, initials) => {
    expect(monogram(name)).toBe(initials);
  });

  test('a profile without a name shows its company, otherwise the site’s host', async () => {
    const glyphs = async (identity: object) =>
      readSvgGlyphs(await renderSvg(inputOf({ document: documentOf(identity) }))).length;
    expect(await glyphs({ name: {}, company: { he: 'אבג' } })).toBe(1 + 3 + 'negia.example'.length);
    expect(await glyphs({ name: {} })).toBe(1 + 2 * 'negia.example'.length);
  });
});

describe('colours', () => {
  const themeOf = (colours: object, template = 'shore', scheme = 'auto') =>
    previewTheme(documentOf({ name: { he: 'א' } }, { template, scheme, colours }));

  test('are the owner’s if readable', () => {
    const theme = themeOf({ ground: '#fff6e6', ink: '#222222', accent: '#7a1fa2' });
    expect(theme).toMatchObject({ ground: '#fff6e6', ink: '#222222', accent: '#7a1fa2', title: '#7a1fa2' });
  });

  test('any three custom colours leave every text readable', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    forAll(colour, colour, colour, fc.constantFrom(...templates), (ground, ink, accent, template) => {
      const theme = themeOf({ ground, ink, accent }, template);
      for (const texts of [theme.ink, theme.title, theme.second])
        expect(contrast(theme.ground, texts)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme.accent, theme.onAccent)).toBeGreaterThanOrEqual(4.5);
    });
  });

  test('dark profiles and the night template are dark, and an unknown template falls back to shore', () => {
    const isDark = (...design: Parameters<typeof themeOf>) => contrast(themeOf(...design).ground, '#000000') < 2;
    expect(isDark({}, 'line', 'dark')).toBe(true);
    expect([isDark({}, 'night'), isDark({}, 'night', 'light'), isDark({}, 'paper')]).toEqual([true, false, false]);
    expect(themeOf({}, 'hologram').template).toBe('shore');
  });
});

describe('the hash', () => {
  const base = previewHash(inputOf());

  test('is 16 characters long and the same for the same picture', () => {
    expect(base).toMatch(/^[\w-]{16}$/);
    expect(previewHash(inputOf({ document: structuredClone(dana) }))).toBe(base);
  });

  test('does not change with fields that are not drawn', () => {
    expect(previewHash(inputOf({ document: { ...dana, sharing: { ...dana.sharing, isListed: false } } }))).toBe(base);
  });

  test.each<[string, Partial<PreviewInput>]>([
    ['the language', { locale: 'en' }],
    ['the host', { host: 'cards.example' }],
    ['a word', { document: { ...dana, identity: { ...dana.identity, title: { he: 'שרברבית' } } } }],
    ['a picture', { document: { ...dana, identity: { ...dana.identity, avatar: { file: 'p_1', alt: {} } } } }],
    ['a logo', { document: { ...dana, identity: { ...dana.identity, logo: { file: 'p_1', alt: {} } } } }],
    ['the template', { document: danaIn('night') }],
    ['a colour', { document: { ...dana, design: { ...dana.design, colours: { accent: '#123456' } } } }],
  ])('changes with %s', (_, change) => {
    expect(previewHash(inputOf(change))).not.toBe(base);
  });
});

/**
 * Compares decoded pixels with golden pictures of half the size, with a tolerance for other builds of the renderer. To
 * update them after an intended change: `GOLDEN=write vitest run
 * src/features/profiles/server/public/preview-picture.test.ts`, and review.
 */
describe('golden pictures', () => {
  const size = { width: 600, height: 315 };
  const pixels = (picture: Buffer) => sharp(picture).resize(size.width, size.height).removeAlpha().raw().toBuffer();

  const long = 'עו"ד אביגיל רוזנבלום־שטרנברג, משרד עורכי דין ונוטריון (1998) בע"מ';
  const mixed = { name: { he: "ג'ורג' & Sons" }, title: { he: 'קייטרינג לצה"ל, 050-555-0123' } };
  const longTexts = { name: { he: long }, title: { he: long }, company: { he: long } };
  const cases: [string, PreviewInput][] = [
    ['he', inputOf()],
    ['he-picture', inputOf({ avatar: photo })],
    ['en', inputOf({ locale: 'en', document: danaIn('night') })],
    ['mixed', inputOf({ document: documentOf(mixed, { template: 'market' }) })],
    ['long', inputOf({ document: documentOf(longTexts, { template: 'paper' }) })],
    ['studio-picture', inputOf({ avatar: photo, document: danaIn('studio') })],
    ['line-logo', inputOf({ logo: photo, document: danaIn('line') })],
  ];

  test.each(cases)('%s', async (name, input) => {
    const file = join(import.meta.dirname, 'golden', `preview-${name}.webp`);
    const rendered = await drawPreview(typesetter, input);
    if (process.env.GOLDEN === 'write')
      writeFileSync(file, await sharp(rendered).resize(size.width, size.height).webp({ quality: 90 }).toBuffer());
    const [one, two] = await Promise.all([pixels(rendered), pixels(readFileSync(file))]);
    const differences = one.map((value, index) => Math.abs(value - (two[index] ?? 0)));
    const far = differences.filter((difference) => difference > 48).length / differences.length;
    const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
    expect(far).toBeLessThan(0.004);
    expect(mean).toBeLessThan(3);
  });
});
