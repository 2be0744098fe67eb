import { z } from 'zod';
import { fileId, text, tooLong, tooMany, untrimmedText, webAddress } from '#base/schemas.ts';

const wrong = { error: 'errors.invalid' } as const;

export const bodyLimits = {
  runMax: 4_000,
  maxRuns: 200,
  maxItems: 100,
  maxQuote: 20,
  pictureWordsMax: 200,
  maxParts: 400,
} as const;

/** A root-relative path of our site; never `//host`, which is another site. */
const ownPath = z
  .string(wrong)
  .regex(/^\/(?![/\\])[^\s\\\p{C}]*$/u, wrong)
  .max(500, tooLong);

/** Allowed link targets: our pages or web URLs. */
export const postLink = z.union([ownPath, webAddress], wrong);

const run = z.object({
  text: untrimmedText(bodyLimits.runMax),
  isBold: z.boolean().optional(),
  isItalic: z.boolean().optional(),
  link: postLink.optional(),
});
export type Run = z.output<typeof run>;

const runs = z.array(run).max(bodyLimits.maxRuns, tooMany);

const paragraph = z.object({ kind: z.literal('paragraph'), runs });
/** Levels 2 and 3: the post's title is the only first-level heading. */
const heading = z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), runs });
const list = z.object({
  kind: z.literal('list'),
  isNumbered: z.boolean().default(false),
  items: z.array(runs).max(bodyLimits.maxItems, tooMany),
});
const quote = z.object({ kind: z.literal('quote'), paragraphs: z.array(runs).max(bodyLimits.maxQuote, tooMany) });
const picture = z.object({
  kind: z.literal('picture'),
  file: fileId,
  /** Empty for decorative images. */
  alt: text(bodyLimits.pictureWordsMax).default(''),
  caption: text(bodyLimits.pictureWordsMax).default(''),
});
const divider = z.object({ kind: z.literal('divider') });

/** A post's body as a tree of a few block kinds; contains no HTML. */
export const postBody = z
  .array(z.discriminatedUnion('kind', [paragraph, heading, list, quote, picture, divider], wrong))
  .max(bodyLimits.maxParts, tooMany);
export type PostBody = z.output<typeof postBody>;
export type PostBlock = PostBody[number];
