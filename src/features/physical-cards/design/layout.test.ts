import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quietOf } from './code.ts';
import { type CardDesign, cardSize, cardTemplates, finishes } from './design.ts';
import type { CardElement, CardSide } from './elements.ts';
import { layoutCard } from './layout.ts';
import { mirrorPath } from './paths.ts';
import { boxOf } from './stack.ts';
import { anyDesign, sampleDesign } from './testing/any-design.ts';

const { width, height, bleed, safe } = cardSize;
const rounding = 0.01;

interface Box {
  readonly part: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What must be read: words, codes with their quiet edge, logos. */
function boxOfElement(element: CardElement): Box[] {
  const { part } = element;
  if (element.kind === 'text') return [{ part, ...boxOf(element) }];
  if (element.kind === 'shape' || element.part === 'picture') return [];
  const { x, y } = element;
  if (element.kind === 'picture')
    return [{ part, left: x, top: y, right: x + element.width, bottom: y + element.height }];
  const [quiet, side] = [quietOf(element.size), element.size + quietOf(element.size)];
  return [{ part, left: x - quiet, top: y - quiet, right: x + side, bottom: y + side }];
}

const boxesOf = ({ elements }: CardSide): Box[] => elements.flatMap(boxOfElement);
const sidesOf = (design: CardDesign): CardSide[] => Object.values(layoutCard(design));
const textsOf = ({ elements }: CardSide) => elements.filter((element) => element.kind === 'text');

const isSafe = ({ left, right, top, bottom }: Box): boolean =>
  Math.min(left, top, width - right, height - bottom) >= safe - rounding;

const overlap = (one: Box, two: Box): boolean =>
  Math.min(one.right, two.right) - Math.max(one.left, two.left) > rounding &&
  Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > rounding;

describe('whatever the owner comes up with', () => {
  test('words, codes and logos stay in the safe zone', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        expect(
          sidesOf(design)
            .flatMap(boxesOf)
            .filter((box) => !isSafe(box)),
        ).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('none of them lies on another', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        for (const boxes of sidesOf(design).map(boxesOf))
          for (const [place, box] of boxes.entries())
            expect(boxes.slice(place + 1).filter((other) => overlap(box, other))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('the other direction is the same card in a mirror', () => {
    const numbers = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);
    const placeOf = (element: CardElement, isMirrored: boolean): number[] => {
      if (element.kind === 'shape') return numbers(isMirrored ? mirrorPath(element.path) : element.path);
      const [box] = boxOfElement({ ...element, part: 'logo' });
      if (!box) return [];
      return isMirrored ? [width - box.right, width - box.left, box.top] : [box.left, box.right, box.top];
    };
    // What the card says by itself differs from one language to the other.
    const silent = anyDesign.map((design) => ({ ...design, hasTapSign: false }));
    fc.assert(
      fc.property(silent, (design) => {
        const [he, en] = (['he', 'en'] as const).map((language) => layoutCard({ ...design, language }));
        for (const side of ['front', 'back'] as const) {
          const [one, two] = [he?.[side].elements ?? [], en?.[side].elements ?? []];
          expect(one.map(({ part }) => part)).toEqual(two.map(({ part }) => part));
          const places = two.flatMap((element) => placeOf(element, false));
          const apart = one
            .flatMap((element) => placeOf(element, true))
            .map((at, place) => Math.abs(at - (places[place] ?? 99)));
          expect(Math.max(0, ...apart)).toBeLessThan(rounding);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('one code, where it is wanted and as large', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const layout = layoutCard(design);
        const sizes = (side: CardSide) => side.elements.flatMap((one) => (one.kind === 'qr' ? [one.size] : []));
        const other = design.qr.side === 'front' ? 'back' : 'front';
        expect([sizes(layout[design.qr.side]), sizes(layout[other])]).toEqual([[design.qr.size], []]);
      }),
    );
  });

  test('the name is on the front, whole or cut at its end', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const typed = design.words.name.replaceAll(/\s+/g, '');
        const shown = textsOf(layoutCard(design).front)
          .filter(({ part }) => part === 'name')
          .map(({ text }) => text.replaceAll(/[\s\u2066\u2069]/g, ''))
          .join('');
        expect(shown === typed || (shown.endsWith('…') && typed.startsWith(shown.slice(0, -1)))).toBe(true);
      }),
    );
  });
});

describe('every template', () => {
  test.each(cardTemplates)('%s differs from the others on both sides', (template) => {
    const drawn = (name: typeof template) =>
      sidesOf(sampleDesign({ template: name })).map((side) => JSON.stringify(side));
    for (const other of cardTemplates.filter((name) => name !== template))
      for (const [place, side] of drawn(template).entries()) expect(side).not.toBe(drawn(other)[place]);
  });

  test.each(cardTemplates)('%s shows all words, the sign and an invitation', (template) => {
    const { front, back } = layoutCard(sampleDesign({ template }));
    const parts = (side: CardSide) => new Set(side.elements.map(({ part }) => part));
    for (const part of ['name', 'title', 'company', 'line', 'tap'] as const) expect(parts(front)).toContain(part);
    expect(textsOf(back).map(({ part }) => part)).toContain('tap');
    const without = layoutCard(sampleDesign({ template, hasTapSign: false }));
    expect([...parts(without.front), ...parts(without.back)]).not.toContain('tap');
  });

  test.each(Object.values(finishes.wood).concat(finishes.metal as never))(
    '%s has two tones, and no print under them',
    (finish) => {
      const material = (finishes.wood as readonly string[]).includes(finish) ? 'wood' : 'metal';
      for (const template of cardTemplates)
        for (const side of sidesOf(
          sampleDesign({ template, material, finish, picture: `p_${'a'.repeat(22)}_900x600_556677` }),
        )) {
          expect(side.isGroundPrinted).toBe(false);
          const tones = side.elements.flatMap((one) =>
            one.kind === 'qr' ? [one.ink] : 'fill' in one ? [one.fill] : [],
          );
          expect(new Set([...tones, side.ground]).size).toBe(2);
          expect(side.elements.some(({ part }) => part === 'picture')).toBe(false);
        }
    },
  );
});

describe('what ends at the edge reaches into the bleed', () => {
  const numbers = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const levels = (path: string): number[] => numbers(path).filter((_, place) => place % 2 === 1);

  test("the market's awning and counter", () => {
    const shapes = layoutCard(sampleDesign({ template: 'market' })).front.elements.filter(
      ({ part }) => part === 'ornament',
    );
    const all = shapes.flatMap((one) => (one.kind === 'shape' ? [one.path] : []));
    const across = all.flatMap(numbers).filter((_, place) => place % 2 === 0);
    expect([Math.min(...all.flatMap(levels)), Math.max(...all.flatMap(levels))]).toEqual([-bleed, height + bleed]);
    expect([Math.min(...across), Math.max(...across)]).toEqual([-bleed, width + bleed]);
  });

  test("the studio's picture", () => {
    const picture = `p_${'a'.repeat(22)}_2400x1600_556677`;
    const [first] = layoutCard(sampleDesign({ template: 'studio', picture })).front.elements;
    expect(first).toMatchObject({
      kind: 'picture',
      x: -bleed,
      y: -bleed,
      width: width + 6,
      height: height + 6,
      fit: 'cover',
    });
  });

  test("the line's line, from the side where one begins to read", () => {
    const bar = (language: string) => {
      const [first] = layoutCard(sampleDesign({ template: 'line', language })).front.elements;
      const across = first?.kind === 'shape' ? numbers(first.path).filter((_, place) => place % 2 === 0) : [];
      return [Math.min(...across), Math.max(...across)];
    };
    expect(bar('en')[0]).toBe(-bleed);
    expect(bar('he')[1]).toBe(width + bleed);
  });
});

describe('lines of words', () => {
  const front = (words: object, more: object = {}) =>
    textsOf(layoutCard(sampleDesign({ words: { name: 'נועה', ...words }, ...more })).front);

  test('are read in their own direction, on the side of the card', () => {
    const [name, , company, line] = front({ title: 'אדריכלית', company: 'Barak Ltd', line: '050-555-0134' });
    expect([name?.direction, company?.direction, line?.direction]).toEqual(['rtl', 'ltr', 'ltr']);
    expect(new Set([name, company, line].map((text) => text?.anchor))).toEqual(new Set(['right']));
  });

  test('keep a number whole among Hebrew letters', () => {
    expect(front({ line: 'טלפון +972 50 555 0134 ' }).at(-1)?.text).toBe('טלפון \u2066+972 50 555 0134\u2069');
    expect(front({ line: 'Call 050 555 0134' }).at(-1)?.text).toBe('Call 050 555 0134');
  });

  test('shrink, then break, then are cut', () => {
    const names = (name: string) => front({ name }).filter(({ part }) => part === 'name');
    const [short] = names('נועה ברק');
    const [longer] = names('אלכסנדרה בן־שמעון הורוביץ');
    expect(longer?.size).toBeLessThan(short?.size ?? 0);
    expect(names('פרופסור אלכסנדרה בן־שמעון הורוביץ רוזנצוויג')).toHaveLength(2);
    expect(
      names(`${'ש'.repeat(40)} ${'ש'.repeat(19)}`)
        .at(-1)
        ?.text.endsWith('…'),
    ).toBe(true);
  });
});

describe('a text of the owner’s own', () => {
  const free = { text: 'שורה\nשנייה', x: 20, y: 30, size: 3, isBold: true, tone: 'accent' };
  const texts = (language: string) =>
    textsOf(layoutCard(sampleDesign({ language, back: { free } })).back).filter(({ part }) => part === 'free');

  test('stands where it was put in either direction, line by line', () => {
    const [first, second] = texts('he');
    expect(first).toMatchObject({ text: 'שורה', x: 20, anchor: 'middle', size: 3, weight: 700, fill: '#c8452a' });
    expect([first?.y, second?.y].map((y) => y?.toFixed(2))).toEqual(['31.05', '34.95']);
    expect(texts('en').map(({ x, y }) => [x, y])).toEqual(texts('he').map(({ x, y }) => [x, y]));
  });

  test('lies over everything else', () => {
    const { elements } = layoutCard(sampleDesign({ back: { free } })).back;
    expect(elements.slice(-2).map(({ part }) => part)).toEqual(['free', 'free']);
  });
});
