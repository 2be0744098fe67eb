import type { FontName } from '../../design/fonts.ts';

/** A variable file contains every weight; of the others each weight is a file. */
const variable: Readonly<Record<string, string>> = import.meta.glob(
  '/node_modules/@fontsource-variable/{rubik,heebo,assistant,miriam-libre,frank-ruhl-libre}/files/*-{hebrew,latin}-wght-normal.woff2',
  { eager: true, query: '?url', import: 'default' },
);
const single: Readonly<Record<string, string>> = import.meta.glob(
  '/node_modules/@fontsource/{alef,varela-round,david-libre,secular-one,suez-one}/files/*-{hebrew,latin}-{400,700}-normal.woff2',
  { eager: true, query: '?url', import: 'default' },
);

/** A page with Hebrew text only loads no Latin letters, and the other way round. */
const ranges = {
  hebrew: 'U+590-5FF,U+200C-2010,U+20AA,U+FB1D-FB4F',
  latin: 'U+0-FF,U+131,U+152-153,U+2011-206F,U+20AC,U+2122',
} as const;

/** Heavy by nature: headings need no heavier letters, and an artificial bold would blur them. */
const oneWeight: readonly FontName[] = ['secular-one', 'suez-one'];

export interface FontFile {
  readonly url: string;
  readonly weight: string;
  readonly range: string;
}

const sans = 'system-ui,-apple-system,"Segoe UI","Noto Sans Hebrew","Noto Sans",Arial,sans-serif';
export const serifStack =
  '"Frank Ruhl Libre","David Libre","Noto Serif Hebrew","New Peninim MT",David,"Times New Roman",serif';

const familyOf = (font: FontName): string =>
  font.replace(/(^|-)(.)/g, (_, gap, first) => (gap && ' ') + first.toUpperCase());

/** The `font-family` value, ending in fonts that every device has. */
export function fontStack(font: FontName): string {
  if (font === 'system') return sans;
  if (font === 'serif') return serifStack;
  return `"${familyOf(font)}",${/frank|david|suez/.test(font) ? 'serif' : sans}`;
}

export function fontFiles(font: FontName): readonly FontFile[] {
  const found = Object.entries({ ...variable, ...single }).filter(([path]) => path.includes(`/${font}/`));
  return found.map(([path, url]) => {
    const [, script, weight] = /-(hebrew|latin)-(\w+)-normal/.exec(path) as unknown as [
      string,
      keyof typeof ranges,
      string,
    ];
    const isEveryWeight = weight === 'wght' || oneWeight.includes(font);
    return { url, weight: isEveryWeight ? '400 800' : weight, range: ranges[script] };
  });
}

/** Text is readable before the font has loaded: a tap never waits for letters. */
export const fontFaces = (font: FontName): string =>
  fontFiles(font)
    .map(
      ({ url, weight, range }) =>
        `@font-face{font-family:"${familyOf(font)}";font-weight:${weight};font-display:swap;src:url(${url}) format("woff2");unicode-range:${range}}`,
    )
    .join('');

const known = new Set<FontName>();

/** Makes the fonts known to the document, which loads the letters of one when a text uses it. */
export function addFonts(fonts: readonly FontName[]): void {
  for (const font of fonts.filter((one) => !known.has(one))) {
    known.add(font);
    for (const { url, weight, range } of fontFiles(font))
      document.fonts.add(new FontFace(familyOf(font), `url(${url})`, { weight, unicodeRange: range, display: 'swap' }));
  }
}
