/** A profile is one document: the editor changes it, this schema validates it, one component tree renders it. */
import { z } from 'zod';
import { colour, localizedText, mailAddress, phoneNumber, picture, text, tooMany, webAddress } from '#base/schemas.ts';
import { block, definitionOf, isKnownBlock } from '../blocks/kinds.ts';
import { fontNames } from '../design/fonts.ts';
import { language } from './language.ts';

const listOf = <T extends z.ZodType>(item: T, maxItems: number) =>
  z.array(item, { error: 'errors.invalid' }).max(maxItems, tooMany);

const identity = z.object({
  /** In Hebrew and in Latin letters. */
  name: localizedText(80),
  title: localizedText(80).default({}),
  company: localizedText(80).default({}),
  tagline: localizedText(160).default({}),
  avatar: picture.optional(),
  logo: picture.optional(),
  cover: picture.optional(),
});

const contact = z.object({
  phones: listOf(z.object({ kind: z.enum(['mobile', 'work', 'home', 'fax']), number: phoneNumber }), 8).default([]),
  whatsapp: z.object({ number: phoneNumber, text: localizedText(300).default({}) }).optional(),
  emails: listOf(mailAddress, 5).default([]),
  website: webAddress.optional(),
  address: z
    .object({
      street: localizedText(120).default({}),
      city: localizedText(60).default({}),
      postcode: text(10).optional(),
      point: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).optional(),
    })
    .optional(),
});

const design = z.object({
  template: z.string({ error: 'errors.invalid' }).regex(/^[a-z][a-z-]{0,29}$/, { error: 'errors.invalid' }),
  colours: z.object({ ground: colour, ink: colour, accent: colour }).partial().default({}),
  font: z.enum(fontNames, { error: 'errors.invalid' }).default('system'),
  corner: z.enum(['square', 'soft', 'round'], { error: 'errors.invalid' }).default('round'),
  button: z.enum(['filled', 'outlined', 'quiet'], { error: 'errors.invalid' }).default('filled'),
  scheme: z.enum(['light', 'dark', 'auto'], { error: 'errors.invalid' }).default('auto'),
});

const sharing = z.object({
  title: localizedText(80).default({}),
  description: localizedText(200).default({}),
  /** Whether search engines may index the page. */
  isListed: z.boolean().default(true),
});

export const documentVersion = 1;
const maxBlocks = 60;

export const profileDocument = z.object({
  version: z.literal(documentVersion, { error: 'errors.invalid' }),
  language,
  identity,
  contact: contact.default(() => contact.parse({})),
  blocks: listOf(block, maxBlocks)
    .default([])
    .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, { error: 'errors.invalid' }),
  design,
  sharing: sharing.default(() => sharing.parse({})),
});

export type ProfileDocument = z.output<typeof profileDocument>;

/** Adds defaults for fields that an earlier version did not store. Returns an unparsable document unchanged. */
export const fromStore = (stored: ProfileDocument): ProfileDocument => profileDocument.safeParse(stored).data ?? stored;

/** Every file that a document references, with the path of the first reference. */
export function filesOf({ identity, blocks }: ProfileDocument): Map<string, string> {
  const found = new Map<string, string>();
  const note = (file: string | undefined, path: string) => {
    if (file && !found.has(file)) found.set(file, path);
  };
  for (const name of ['avatar', 'logo', 'cover'] as const) note(identity[name]?.file, `identity.${name}`);
  for (const [index, one] of blocks.entries())
    if (isKnownBlock(one))
      for (const [file, path] of definitionOf(one).files?.(one) ?? []) note(file, `blocks.${index}.${path}`);
  return found;
}
