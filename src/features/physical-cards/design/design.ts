/** The design of a physical card: one document, from which the preview, the warnings and the print file are made. */
import { z } from 'zod';
import { colour, fileId, text } from '#base/schemas.ts';
import { language } from '#features/profiles/document/language.ts';

const wrong = { error: 'errors.invalid' } as const;

export const materials = ['pvc', 'wood', 'metal'] as const;
export type Material = (typeof materials)[number];

/** What the material looks like where nothing is printed. The first of each is what a new design gets. */
export const finishes = {
  pvc: ['matte', 'glossy'],
  wood: ['bamboo', 'walnut'],
  metal: ['black', 'silver', 'gold'],
} as const satisfies Readonly<Record<Material, readonly string[]>>;
export type Finish = (typeof finishes)[Material][number];
const allFinishes: readonly Finish[] = Object.values(finishes).flat();

/** Wood and metal are engraved: one tone on the material itself, no colours. */
export const isEngraved = (material: Material): boolean => material !== 'pvc';

/** Characters of their own, close to those of the profiles. */
export const designTemplates = ['shore', 'paper', 'night', 'market', 'studio', 'line'] as const;
export type DesignTemplate = (typeof designTemplates)[number];

/** In millimetres, as bank cards are. Everything in a layout is measured from the upper left corner of the cut card. */
export const physicalCardSize = { width: 85.6, height: 54, corner: 3.18, bleed: 3, safe: 3 } as const;

export const designLimits = {
  maxWords: 60,
  maxFree: 120,
  maxName: 60,
  qrLeast: 12,
  maxQr: 34,
  textLeast: 1.8,
  maxText: 9,
} as const;

const within = (min: number, max: number) => z.number(wrong).min(min, wrong).max(max, wrong);

/** A text of the owner's own, wherever they put it: the middle of its first line. */
const freeText = z.object({
  text: text(designLimits.maxFree),
  x: within(0, physicalCardSize.width),
  y: within(0, physicalCardSize.height),
  /** Height of the letters' square, in millimetres. */
  size: within(designLimits.textLeast, designLimits.maxText),
  isBold: z.boolean().default(false),
  tone: z.enum(['ink', 'accent'], wrong).default('ink'),
});
export type FreeText = z.output<typeof freeText>;

const side = z.object({ free: freeText.nullable().default(null) });

export const physicalCardDesign = z
  .object({
    version: z.literal(1, wrong),
    language,
    material: z.enum(materials, wrong),
    finish: z.enum(allFinishes, wrong),
    template: z.enum(designTemplates, wrong),
    colours: z.object({ ground: colour, ink: colour, accent: colour }, wrong),
    words: z.object({
      name: text(designLimits.maxWords),
      title: text(designLimits.maxWords).default(''),
      company: text(designLimits.maxWords).default(''),
      /** Whatever else: a phone, a site, a promise. */
      line: text(designLimits.maxWords).default(''),
    }),
    /** Pictures of the owner's, by their ids. */
    logo: fileId.nullable().default(null),
    picture: fileId.nullable().default(null),
    front: side.prefault({}),
    back: side.prefault({}),
    qr: z.object({
      side: z.enum(['front', 'back'], wrong).default('back'),
      /** Of the code without its quiet edge, in millimetres. */
      size: within(designLimits.qrLeast, designLimits.maxQr).default(20),
    }),
    /** The sign of waves and a word beside it: where to tap. */
    hasTapSign: z.boolean().default(true),
  })
  .refine(({ material, finish }) => (finishes[material] as readonly string[]).includes(finish), {
    path: ['finish'],
    ...wrong,
  });
export type PhysicalCardDesign = z.output<typeof physicalCardDesign>;
export type DesignSideName = 'front' | 'back';
