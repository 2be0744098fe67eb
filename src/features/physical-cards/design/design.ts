/**
 * The design of a physical card: one document from which the preview, the warnings and the print file are generated.
 */
import { z } from 'zod';
import { colour, fileId, text } from '#base/schemas.ts';
import { language } from '#features/profiles/document/language.ts';

const wrong = { error: 'errors.invalid' } as const;

export const materials = ['pvc', 'wood', 'metal'] as const;
export type Material = (typeof materials)[number];

/** Appearance of the material where nothing is printed. The first entry of each is the default for a new design. */
export const finishes = {
  pvc: ['matte', 'glossy'],
  wood: ['bamboo', 'walnut'],
  metal: ['black', 'silver', 'gold'],
} as const satisfies Readonly<Record<Material, readonly string[]>>;
export type Finish = (typeof finishes)[Material][number];
const allFinishes: readonly Finish[] = Object.values(finishes).flat();

/** Wood and metal are engraved: a single tone on the material itself, no colours. */
export const isEngraved = (material: Material): boolean => material !== 'pvc';

/** Separate templates, similar in style to those of the profiles. */
export const designTemplates = ['shore', 'paper', 'night', 'market', 'studio', 'line'] as const;
export type DesignTemplate = (typeof designTemplates)[number];

/** In millimetres, the size of a bank card. Layout coordinates start at the upper left corner of the cut card. */
export const physicalCardSize = { width: 85.6, height: 54, corner: 3.18, bleed: 3, safe: 3 } as const;

export const designLimits = {
  /** As long as the texts of a profile, of which none is shortened unseen. */
  maxWords: 80,
  maxFree: 120,
  maxName: 60,
  qrLeast: 12,
  maxQr: 34,
  textLeast: 1.8,
  maxText: 9,
} as const;

const within = (min: number, max: number) => z.number(wrong).min(min, wrong).max(max, wrong);

/** Free text that the owner can place anywhere; the position is the middle of its first line. */
const freeText = z.object({
  text: text(designLimits.maxFree),
  x: within(0, physicalCardSize.width),
  y: within(0, physicalCardSize.height),
  /** Font size (height of the em square) in millimetres. */
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
      /** One more line of any content: a phone number, a website, a slogan. */
      line: text(designLimits.maxWords).default(''),
    }),
    /** The owner's pictures, by id. */
    logo: fileId.nullable().default(null),
    picture: fileId.nullable().default(null),
    front: side.prefault({}),
    back: side.prefault({}),
    qr: z.object({
      side: z.enum(['front', 'back'], wrong).default('back'),
      /** Size of the QR code without its quiet zone, in millimetres. */
      size: within(designLimits.qrLeast, designLimits.maxQr).default(20),
    }),
    /** The tap icon (waves) with a word beside it, which shows where to tap. */
    hasTapSign: z.boolean().default(true),
  })
  .refine(({ material, finish }) => (finishes[material] as readonly string[]).includes(finish), {
    path: ['finish'],
    ...wrong,
  });
export type PhysicalCardDesign = z.output<typeof physicalCardDesign>;
export type DesignSideName = 'front' | 'back';
