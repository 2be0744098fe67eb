import { describe, expect, test } from 'vitest';
import { forAll, forAllOf } from '#base/testing/for-all.ts';
import { quietOf } from './code.ts';
import { designTemplates, finishes, type PhysicalCardDesign, physicalCardSize } from './design.ts';
import type { DesignElement, DesignSide } from './elements.ts';
import { layoutDesign } from './layout.ts';
import { mirrorPath } from './paths.ts';
import { boxOf } from './stack.ts';
import { anyDesign, sampleDesign } from './testing/any-design.ts';

const { width, height, bleed, safe } = physicalCardSize;
const rounding = 0.01;

interface Box {
  readonly role: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Boxes of the elements that must be readable: texts, QR codes with their quiet zone, logos. */
function boxOfElement(element: DesignElement): Box[] {
  const { role } = element;
  if (element.kind === 'text') return [{ role, ...boxOf(element) }];
  if (element.kind === 'shape' || element.role === 'picture') return [];
  const { x, y } = element;
  if (element.kind === 'picture')
    return [{ role, left: x, top: y, right: x + element.width, bottom: y + element.height }];
  const [quiet, side] = [quietOf(element.size), element.size + quietOf(element.size)];
  return [{ role, left: x - quiet, top: y - quiet, right: x + side, bottom: y + side }];
}

const boxesOf = ({ elements }: DesignSide): Box[] => elements.flatMap(boxOfElement);
const sidesOf = (design: PhysicalCardDesign): DesignSide[] => Object.values(layoutDesign(design));
const textsOf = ({ elements }: DesignSide) => elements.filter((element) => element.kind === 'text');

const isSafe = ({ left, right, top, bottom }: Box): boolean =>
  Math.min(left, top, width - right, height - bottom) >= safe - rounding;

const overlap = (one: Box, two: Box): boolean =>
  Math.min(one.right, two.right) - Math.max(one.left, two.left) > rounding &&
  Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > rounding;

describe('for any design', () => {
  test('texts, codes and logos stay in the safe zone', () => {
    forAllOf(300, anyDesign, (design) => {
      expect(
        sidesOf(design)
          .flatMap(boxesOf)
          .filter((box) => !isSafe(box)),
      ).toEqual([]);
    });
  });

  test('no two of them overlap', () => {
    forAllOf(300, anyDesign, (design) => {
      for (const boxes of sidesOf(design).map(boxesOf))
        for (const [index, box] of boxes.entries())
          expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
    });
  });

  test('the other text direction is a mirror image', () => {
    const numbers = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);
    const positionOf = (element: DesignElement, isMirrored: boolean): number[] => {
      if (element.kind === 'shape') return numbers(isMirrored ? mirrorPath(element.path) : element.path);
      const [box] = boxOfElement({ ...element, role: 'logo' });
      if (!box) return [];
      return isMirrored ? [width - box.right, width - box.left, box.top] : [box.left, box.right, box.top];
    };
    // The texts that the card adds itself differ between languages, so they are turned off.
    const silent = anyDesign.map((design) => ({ ...design, hasTapSign: false }));
    forAllOf(60, silent, (design) => {
      const [he, en] = (['he', 'en'] as const).map((language) => layoutDesign({ ...design, language }));
      for (const side of ['front', 'back'] as const) {
        const [one, two] = [he?.[side].elements ?? [], en?.[side].elements ?? []];
        expect(one.map(({ role }) => role)).toEqual(two.map(({ role }) => role));
        const positions = two.flatMap((element) => positionOf(element, false));
        const apart = one
          .flatMap((element) => positionOf(element, true))
          .map((at, index) => Math.abs(at - (positions[index] ?? 99)));
        expect(Math.max(0, ...apart)).toBeLessThan(rounding);
      }
    });
  });

  test('there is one QR code, on the chosen side and of the chosen size', () => {
    forAll(anyDesign, (design) => {
      const layout = layoutDesign(design);
      const sizes = (side: DesignSide) => side.elements.flatMap((one) => (one.kind === 'qr' ? [one.size] : []));
      const other = design.qr.side === 'front' ? 'back' : 'front';
      expect([sizes(layout[design.qr.side]), sizes(layout[other])]).toEqual([[design.qr.size], []]);
    });
  });

  test('the name is on the front, in full or truncated at its end', () => {
    forAll(anyDesign, (design) => {
      const typed = design.words.name.replaceAll(/\s+/g, '');
      const visible = textsOf(layoutDesign(design).front)
        .filter(({ role }) => role === 'name')
        .map(({ text }) => text.replaceAll(/[\s\u2066\u2069]/g, ''))
        .join('');
      expect(visible === typed || (visible.endsWith('…') && typed.startsWith(visible.slice(0, -1)))).toBe(true);
    });
  });
});

describe('every template', () => {
  test.each(designTemplates)('%s differs from the others on both sides', (template) => {
    const drawn = (name: typeof template) =>
      sidesOf(sampleDesign({ template: name })).map((side) => JSON.stringify(side));
    for (const other of designTemplates.filter((name) => name !== template))
      for (const [index, side] of drawn(template).entries()) expect(side).not.toBe(drawn(other)[index]);
  });

  test.each(designTemplates)('%s shows all texts, the tap sign and a call to tap', (template) => {
    const { front, back } = layoutDesign(sampleDesign({ template }));
    const rolesOf = (side: DesignSide) => new Set(side.elements.map(({ role }) => role));
    for (const role of ['name', 'title', 'company', 'line', 'tap'] as const) expect(rolesOf(front)).toContain(role);
    expect(textsOf(back).map(({ role }) => role)).toContain('tap');
    const without = layoutDesign(sampleDesign({ template, hasTapSign: false }));
    expect([...rolesOf(without.front), ...rolesOf(without.back)]).not.toContain('tap');
  });

  test.each(Object.values(finishes.wood).concat(finishes.metal as never))(
    '%s has two tones and no printed background',
    (finish) => {
      const material = (finishes.wood as readonly string[]).includes(finish) ? 'wood' : 'metal';
      for (const template of designTemplates)
        for (const side of sidesOf(
          sampleDesign({ template, material, finish, picture: `p_${'a'.repeat(22)}_900x600_556677` }),
        )) {
          expect(side.isGroundPrinted).toBe(false);
          const tones = side.elements.flatMap((one) =>
            one.kind === 'qr' ? [one.ink] : 'fill' in one ? [one.fill] : [],
          );
          expect(new Set([...tones, side.ground]).size).toBe(2);
          expect(side.elements.some(({ role }) => role === 'picture')).toBe(false);
        }
    },
  );
});

describe('elements at the edge extend into the bleed', () => {
  const numbers = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const levels = (path: string): number[] => numbers(path).filter((_, index) => index % 2 === 1);

  test('the awning and counter of “market”', () => {
    const shapes = layoutDesign(sampleDesign({ template: 'market' })).front.elements.filter(
      ({ role }) => role === 'ornament',
    );
    const all = shapes.flatMap((one) => (one.kind === 'shape' ? [one.path] : []));
    const across = all.flatMap(numbers).filter((_, index) => index % 2 === 0);
    expect([Math.min(...all.flatMap(levels)), Math.max(...all.flatMap(levels))]).toEqual([-bleed, height + bleed]);
    expect([Math.min(...across), Math.max(...across)]).toEqual([-bleed, width + bleed]);
  });

  test('the picture of “studio”', () => {
    const picture = `p_${'a'.repeat(22)}_2400x1600_556677`;
    const [first] = layoutDesign(sampleDesign({ template: 'studio', picture })).front.elements;
    expect(first).toMatchObject({
      kind: 'picture',
      x: -bleed,
      y: -bleed,
      width: width + 6,
      height: height + 6,
      fit: 'cover',
    });
  });

  test('the bar of “line”, from the side where reading starts', () => {
    const bar = (language: string) => {
      const [first] = layoutDesign(sampleDesign({ template: 'line', language })).front.elements;
      const across = first?.kind === 'shape' ? numbers(first.path).filter((_, index) => index % 2 === 0) : [];
      return [Math.min(...across), Math.max(...across)];
    };
    expect(bar('en')[0]).toBe(-bleed);
    expect(bar('he')[1]).toBe(width + bleed);
  });
});

describe('text lines', () => {
  const front = (texts: object, more: object = {}) =>
    textsOf(layoutDesign(sampleDesign({ words: { name: 'נועה', ...texts }, ...more })).front);

  test('have their own direction, and align to the card’s side', () => {
    const hebrew = front({ company: 'WOW! Studio בע״מ' }).find(({ role }) => role === 'company');
    expect(hebrew?.direction).toBe('rtl');
    const [name, , company, line] = front({ title: 'אדריכלית', company: 'Barak Ltd', line: '050-555-0134' });
    expect([name?.direction, company?.direction, line?.direction]).toEqual(['rtl', 'ltr', 'ltr']);
    expect(new Set([name, company, line].map((text) => text?.anchor))).toEqual(new Set(['right']));
  });

  test('keep the direction of the whole text on every line', () => {
    const lines = front({ name: 'סטודיו לעיצוב ולמיתוג של עסקים & Branding בע״מ' }).filter(
      ({ role }) => role === 'name',
    );
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines.map(({ direction }) => direction))).toEqual(new Set(['rtl']));
  });

  test.each([
    '10% הנחה',
    'זמינים 24/7',
    '9:00-18:00 פתוח',
    '₪50 הנחה',
    '15.11.2026 12:30 כנס',
    'קומות 5 6',
    '03-555-0134 משרד',
  ])('leave the order of %s to the reading direction', (line) => {
    expect(front({ line }).at(-1)?.text).toBe(line);
  });

  test('isolate a phone number within Hebrew text', () => {
    expect(front({ line: 'טלפון +972 50 555 0134 ' }).at(-1)?.text).toBe('טלפון \u2066+972 50 555 0134\u2069');
    expect(front({ line: 'נייד 050 555 0134' }).at(-1)?.text).toBe('נייד \u2066050 555 0134\u2069');
    expect(front({ line: 'מוקד *2700' }).at(-1)?.text).toBe('מוקד \u2066*2700\u2069');
    expect(front({ line: 'Call 050 555 0134' }).at(-1)?.text).toBe('Call 050 555 0134');
  });

  test('shrink, then wrap, then are truncated', () => {
    const names = (name: string) => front({ name }).filter(({ role }) => role === 'name');
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

describe('a free text', () => {
  const free = { text: 'שורה\nשנייה', x: 20, y: 30, size: 3, isBold: true, tone: 'accent' };
  const texts = (language: string) =>
    textsOf(layoutDesign(sampleDesign({ language, qr: { side: 'front' }, back: { free } })).back).filter(
      ({ role }) => role === 'free',
    );

  test('is placed at the same position in both directions, line by line', () => {
    const [first, second] = texts('he');
    expect(first).toMatchObject({ text: 'שורה', x: 20, anchor: 'middle', size: 3, weight: 700, fill: '#c8452a' });
    expect([first?.y, second?.y].map((y) => y?.toFixed(2))).toEqual(['31.05', '34.95']);
    expect(texts('en').map(({ x, y }) => [x, y])).toEqual(texts('he').map(({ x, y }) => [x, y]));
  });

  test('is on top of everything else', () => {
    const { elements } = layoutDesign(sampleDesign({ back: { free } })).back;
    expect(elements.slice(-2).map(({ role }) => role)).toEqual(['free', 'free']);
  });
});
