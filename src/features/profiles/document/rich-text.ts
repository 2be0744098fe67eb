import { z } from 'zod';
import { tooMany, untrimmedText, webAddress } from '#base/schemas.ts';

/** Formatted text as a tree, so that no HTML needs to be sanitized. */
const run = z.object({
  text: untrimmedText(4_000),
  isBold: z.boolean().optional(),
  isItalic: z.boolean().optional(),
  link: webAddress.optional(),
});

const runs = z.array(run).max(100, tooMany);

const paragraph = z.object({ kind: z.literal('paragraph'), runs });
const heading = z.object({ kind: z.literal('heading'), runs });
const list = z.object({
  kind: z.literal('list'),
  isNumbered: z.boolean().default(false),
  items: z.array(runs).max(50, tooMany),
});

export const richText = z
  .array(z.discriminatedUnion('kind', [paragraph, heading, list], { error: 'errors.invalid' }))
  .max(100, tooMany);

export type RichText = z.output<typeof richText>;

export const localizedRichText = z.object({ he: richText.optional(), en: richText.optional() });

/** The runs of a paragraph, a heading or a list in sequence. */
export const runsIn = (piece: RichText[number]) => (piece.kind === 'list' ? piece.items.flat() : piece.runs);

/** The text without formatting. */
export const plainText = (text: RichText): string =>
  text
    .flatMap((piece) => (piece.kind === 'list' ? piece.items : [piece.runs]))
    .map((runs) => runs.map((run) => run.text).join(''))
    .join('\n')
    .trim();
