import fc from 'fast-check';
import {
  designLimits,
  designTemplates,
  finishes,
  materials,
  type PhysicalCardDesign,
  physicalCardDesign,
} from '../design.ts';
import { sampleCharacters, sampleDesignTexts } from './sample-texts.ts';

const characters = fc.constantFrom(...sampleCharacters, ...'abcdefgWMil', ...'0123456789', ...'  ', ...'.-&·@');
const text = fc
  .array(characters, { maxLength: designLimits.maxWords, size: 'max' })
  .map((typed) => typed.join('').trim());

const picture = fc
  .tuple(fc.integer({ min: 40, max: 4_000 }), fc.integer({ min: 40, max: 4_000 }))
  .map(([width, height]) => `p_${'a'.repeat(22)}_${width}x${height}_556677`);
const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const made = fc
  .constantFrom(...materials)
  .chain((material) => fc.record({ material: fc.constant(material), finish: fc.constantFrom(...finishes[material]) }));

/** Arbitrary valid designs. */
export const anyDesign: fc.Arbitrary<PhysicalCardDesign> = fc
  .record({
    version: fc.constant(1 as const),
    language: fc.constantFrom('he', 'en'),
    made,
    template: fc.constantFrom(...designTemplates),
    colours: fc.record({ ground: colour, ink: colour, accent: colour }),
    words: fc.record({ name: text, title: text, company: text, line: text }),
    logo: fc.option(picture),
    picture: fc.option(picture),
    qr: fc.record({
      side: fc.constantFrom('front', 'back'),
      size: fc.integer({ min: designLimits.qrLeast, max: designLimits.maxQr }),
    }),
    hasTapSign: fc.boolean(),
  })
  .map(({ made: { material, finish }, ...rest }) => physicalCardDesign.parse({ ...rest, material, finish }));

export const sampleDesign = (more: object = {}): PhysicalCardDesign =>
  physicalCardDesign.parse({
    version: 1,
    language: 'he',
    material: 'pvc',
    finish: 'matte',
    template: 'line',
    colours: { ground: '#ffffff', ink: '#111416', accent: '#c8452a' },
    words: sampleDesignTexts,
    qr: { side: 'back', size: 20 },
    ...more,
  });
