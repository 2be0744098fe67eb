import { describe, expect, test } from 'vitest';
import { forAllOf } from '#base/testing/for-all.ts';
import { contrast } from '#features/profiles/design/colour-contrast.ts';
import { coloursUnder, covers } from './colour-under.ts';
import { designTemplates, type FreeText, finishes, materials } from './design.ts';
import type { DesignElement, DesignLayout, DesignWarning } from './elements.ts';
import { coveredBy, freeText, newFreeText, retyped } from './free-text.ts';
import { layoutDesign } from './layout.ts';
import { disc, rectangle, ring } from './paths.ts';
import { anyDesign, sampleDesign } from './testing/any-design.ts';
import { tonesOf } from './tones.ts';
import { warningsOf } from './warnings.ts';

const picture = (width: number, height: number, colour = '556677') =>
  `p_${'a'.repeat(22)}_${width}x${height}_${colour}`;
const summaries = (found: readonly DesignWarning[], code: DesignWarning['code']) =>
  found.filter((one) => one.code === code).map(({ severity, side, role }) => `${severity} ${side} ${role}`);
const warned = (code: DesignWarning['code'], more: object = {}) => summaries(warningsOf(sampleDesign(more)), code);
const free = (more: object) => ({
  front: { free: { text: 'שלום', x: 42, y: 40, size: 3, isBold: false, tone: 'ink', ...more } },
});

/** A layout of a single element, which no template would produce. */
const only = (element: DesignElement, ground = '#ffffff'): DesignLayout => ({
  front: { ground, isGroundPrinted: true, elements: [element] },
  back: { ground, isGroundPrinted: true, elements: [] },
});
const code = (more: object): DesignElement => ({
  kind: 'qr',
  role: 'qr',
  x: 30,
  y: 15,
  size: 20,
  ink: '#000000',
  ground: null,
  ...more,
});

test('engraved lines leave space for a free text, wherever it is', () => {
  for (const template of ['shore', 'night', 'studio'] as const)
    for (const language of ['he', 'en'] as const)
      for (const x of [20, 42.8, 65]) {
        const design = { template, language, material: 'wood', finish: finishes.wood[0], ...free({ x, y: 27 }) };
        expect(warned('low_contrast', design), `${template} ${language} ${x}`).toEqual([]);
      }
});

test('a plain design has no warnings, in any template and on any material', () => {
  for (const template of designTemplates)
    for (const material of materials)
      for (const finish of finishes[material])
        for (const language of ['he', 'en']) {
          const design = sampleDesign({ template, material, finish, language });
          expect([template, finish, language, warningsOf(design)]).toEqual([template, finish, language, []]);
        }
});

describe('low_resolution', () => {
  test('is reported for a logo', () => {
    expect(warned('low_resolution', { logo: picture(900, 400) })).toEqual([]);
    expect(warned('low_resolution', { logo: picture(160, 80) })).toEqual(['warn front logo', 'warn back logo']);
    expect(warned('low_resolution', { logo: picture(60, 30) })).toEqual(['stop front logo', 'stop back logo']);
  });

  test('is reported for a full-bleed picture, where it is shown', () => {
    const of = (width: number, template = 'studio', material = 'pvc', finish = 'matte') =>
      warned('low_resolution', { template, material, finish, picture: picture(width, Math.round(width / 1.5)) });
    expect(of(1_200)).toEqual([]);
    expect(of(900)).toEqual(['warn front picture']);
    expect(of(400)).toEqual(['stop front picture']);
    expect(of(400, 'paper')).toEqual([]);
    expect(of(400, 'studio', 'wood', 'bamboo')).toEqual([]);
  });

  test('is reported for an invalid picture', () => {
    expect(warned('low_resolution', { template: 'studio', picture: 'd_nothing' })).toEqual(['stop front picture']);
  });
});

describe('near_edge', () => {
  test('is reported for a free text', () => {
    expect(warned('near_edge', free({ x: 42 }))).toEqual([]);
    expect(warned('near_edge', free({ x: 6 }))).toEqual(['warn front free']);
    expect(warned('near_edge', free({ x: 2 }))).toEqual(['stop front free']);
    expect(warned('near_edge', free({ y: 53.9 }))).toEqual(['stop front free']);
  });

  test('is reported for a QR code, with its quiet zone', () => {
    const at = (x: number) => summaries(warningsOf(sampleDesign(), only(code({ x }))), 'near_edge');
    expect([at(6.3), at(5), at(2)]).toEqual([[], ['warn front qr'], ['stop front qr']]);
  });
});

describe('low_contrast', () => {
  const colours = (ink: string) => ({ colours: { ground: '#ffffff', ink, accent: '#c8452a' } });

  test('is reported for texts on their background', () => {
    expect(warned('low_contrast', colours('#111416'))).toEqual([]);
    expect(warned('low_contrast', colours('#8a8a8a'))).toContain('warn front name');
    expect(warned('low_contrast', colours('#dddddd'))).toContain('stop front name');
  });

  test('is reported for a text that is partly on an ornament; one wholly on it takes a readable colour', () => {
    const market = { template: 'market', colours: { ground: '#ffffff', ink: '#111111', accent: '#222222' } };
    expect(warned('low_contrast', { ...market, ...free({ y: 43 }) })).toEqual(['stop front free']);
    expect(warned('low_contrast', { ...market, ...free({ y: 48.5 }) })).toEqual([]);
    expect(warned('low_contrast', { ...market, ...free({ y: 20 }) })).toEqual([]);
  });

  test('is measured over a picture by its mean colour under the overlay', () => {
    const studio = (ground: string, ink: string, colour: string) =>
      warned('low_contrast', {
        template: 'studio',
        picture: picture(2_400, 1_600, colour),
        colours: { ground, ink, accent: ink },
      });
    expect(studio('#0e0e0e', '#f3f1ee', 'f0f0f0')).toEqual([]);
    expect(studio('#777777', '#ffffff', 'f0f0f0')).toContain('warn front name');
    const high = { template: 'studio', picture: picture(2_400, 1_600, 'f0f0f0'), ...free({ y: 8 }) };
    const dark = { colours: { ground: '#0e0e0e', ink: '#f3f1ee', accent: '#f3f1ee' } };
    expect(warned('low_contrast', { ...high, ...dark })).toEqual(['stop front free']);
  });

  test('is reported for a transparent logo in the colour of the card', () => {
    const logo = (ink: string) => `${picture(900, 400)}_${ink}`;
    const of = (ink: string, more: object = colours('#111416')) => warned('low_contrast', { logo: logo(ink), ...more });
    expect(of('111416')).toEqual([]);
    expect(of('ffffff')).toEqual(['stop front logo', 'stop back logo']);
    expect(of('c0c0c0')).toEqual(['warn front logo', 'warn back logo']);
    expect(warned('low_contrast', { logo: picture(900, 400), ...colours('#111416') })).toEqual([]);
    const dark = { colours: { ground: '#101010', ink: '#ffffff', accent: '#ff7a59' } };
    expect([of('ffffff', dark), of('0a0a0a', dark)]).toEqual([[], ['stop front logo', 'stop back logo']]);
    // The laser leaves out what is white, on a dark material too.
    const metal = { material: 'metal', finish: 'black' };
    expect([of('ffffff', metal)[0], of('000000', metal)]).toEqual(['stop front logo', []]);
  });

  test('uses the material’s own colours when engraved', () => {
    const faint = { ground: '#ffffff', ink: '#fefefe', accent: '#fdfdfd' };
    expect(warned('low_contrast', { material: 'metal', finish: 'silver', colours: faint })).toEqual([]);
  });
});

describe('qr_small', () => {
  const of = (size: number) => warned('qr_small', { qr: { side: 'back', size } });

  test('is reported by its side length', () => {
    expect([of(16), of(15.9), of(12)]).toEqual([[], ['warn back qr'], ['warn back qr']]);
  });

  test('is reported by module size too fine to print', () => {
    expect(summaries(warningsOf(sampleDesign(), only(code({ size: 10 }))), 'qr_small')).toEqual(['stop front qr']);
  });
});

describe('qr_contrast', () => {
  const of = (more: object, ground?: string) =>
    summaries(warningsOf(sampleDesign(), only(code(more), ground)), 'qr_contrast');

  test('is reported on the background and on a field', () => {
    expect([of({}), of({ ink: '#999999' }), of({}, '#333333')]).toEqual([[], ['stop front qr'], ['stop front qr']]);
    expect(of({ ground: '#ffffff' }, '#333333')).toEqual([]);
  });

  test('is not reported for a large code among engraved elements', () => {
    const qr = { side: 'front', size: 33 } as const;
    const engraved = { material: 'metal', finish: 'gold', qr } as const;
    for (const template of designTemplates)
      for (const language of ['he', 'en'] as const)
        expect([
          template,
          summaries(warningsOf(sampleDesign({ ...engraved, template, language })), 'qr_contrast'),
        ]).toEqual([template, []]);
  });

  test('is never reported for a template, for any colours', () => {
    forAllOf(60, anyDesign, (design) => {
      expect(summaries(warningsOf(design), 'qr_contrast')).toEqual([]);
    });
  });
});

test('text_small is reported below a size of 2', () => {
  expect(warned('text_small', free({ size: 2 }))).toEqual([]);
  expect(warned('text_small', free({ size: 1.9 }))).toEqual(['warn front free']);
});

test('text_cut is reported once per part, and not for the owner’s own ellipsis', () => {
  const name = (text: string) => warned('text_cut', { words: { name: text } });
  expect(name('נועה ברק…')).toEqual([]);
  expect(name('ש'.repeat(60))).toEqual(['warn front name']);
});

test('no_name is reported for a blank name', () => {
  expect(warned('no_name', { words: { name: 'נ' } })).toEqual([]);
  expect(warned('no_name', { words: { name: '  ' } })).toEqual(['stop front name']);
});

test('blocking warnings come first', () => {
  const found = warningsOf(sampleDesign({ words: { name: '' }, qr: { side: 'front', size: 12 }, ...free({ x: 2 }) }));
  expect(found.map(({ severity }) => severity)).toEqual(['stop', 'stop', 'warn']);
});

describe('what is under a text', () => {
  test('a path covers its inside and not its holes', () => {
    const around = ring(20, 20, 10, 2);
    expect([10, 11.5, 20, 30.5, 32].map((x) => covers(around, { x, y: 20 }))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    expect([covers(disc(20, 20, 5), { x: 20, y: 24.9 }), covers(rectangle(0, 0, 5, 5), { x: 5.1, y: 1 })]).toEqual([
      true,
      false,
    ]);
  });

  test('a half-transparent shape counts half', () => {
    const [text] = layoutDesign(sampleDesign()).front.elements.filter((one) => one.kind === 'text');
    if (!text) throw new Error('A card has words');
    const veil: DesignElement = {
      kind: 'shape',
      role: 'ornament',
      path: rectangle(-3, -3, 92, 60),
      fill: '#000000',
      opacity: 0.5,
    };
    const side = { ground: '#ffffff', isGroundPrinted: true, elements: [veil, text, { ...veil, opacity: 1 }] };
    expect(coloursUnder(side, text)).toEqual(['#808080']);
    expect(contrast('#808080', '#ffffff')).toBeLessThan(4.5);
  });
});

describe('overlap', () => {
  test('never lies over the QR code, wherever it is placed, in any template', () => {
    for (const template of designTemplates)
      for (const material of materials)
        for (const language of ['he', 'en'])
          for (const text of ['שלום', 'A line that is as long as a line of the owner gets\nand another\nand a third'])
            for (const [x, y] of [
              [12, 27],
              [20, 20],
              [42, 27],
              [65, 34],
              [75, 27],
            ]) {
              const placed = {
                ...free({ text, x, y }),
                finish: finishes[material][0],
                qr: { side: 'front', size: 24 },
              };
              const { front } = layoutDesign(sampleDesign({ template, material, language, ...placed }));
              const lines = front.elements.filter((one) => one.kind === 'text' && one.role === 'free');
              const covered = lines.flatMap((line) => (line.kind === 'text' ? coveredBy(line, front) : []));
              expect(covered, `${template} ${material} ${language} ${x} ${y}`).not.toContain('qr');
            }
  });

  test('moves off a QR code, warns over texts, and is silent in free space and for other texts', () => {
    const { front, back } = layoutDesign(sampleDesign({}));
    const name = front.elements.find(({ role }) => role === 'name');
    const qr = back.elements.find(({ role }) => role === 'qr');
    if (name?.kind !== 'text' || qr?.kind !== 'qr') throw new Error('The sample has a name and a code.');
    const at = (side: 'front' | 'back', x: number, y: number) => warned('overlap', { [side]: free({ x, y }).front });
    const middle = name.x + { left: name.width, middle: 0, right: -name.width }[name.anchor] / 2;
    expect(at('front', middle, name.y)).toEqual(['warn front free']);
    expect(at('back', qr.x + qr.size / 2, qr.y + qr.size / 2)).toEqual([]);
    expect(warned('overlap')).toEqual([]);
  });

  test('a new free text covers nothing, shares no line and has no warnings, in any template, on any material and side', () => {
    for (const template of designTemplates)
      for (const material of materials)
        for (const language of ['he', 'en'])
          for (const side of ['front', 'back'] as const) {
            const design = sampleDesign({ template, material, finish: finishes[material][0], language });
            const added = newFreeText(design, layoutDesign(design)[side]);
            const label = `${template} ${material} ${language} ${side}`;
            const [line] = freeText(added, tonesOf(design));
            expect(line && coveredBy(line, layoutDesign(design)[side]), label).toEqual([]);
            const others = layoutDesign(design)[side].elements.filter((element) => element.kind === 'text');
            expect(
              others.filter((other) => line && Math.abs(other.y - line.y) < line.size).map(({ text }) => text),
              label,
            ).toEqual([]);
            const codesWith = (free: FreeText) =>
              warningsOf({ ...design, [side]: { ...design[side], free } }).map(({ code }) => code);
            expect(codesWith(added), label).toEqual(['sample']);
            const longer = language === 'he' ? '10% הנחה בטיפול ראשון' : '10% off the first visit';
            expect(codesWith(retyped(added, longer)), label).toEqual([]);
          }
  });
});
