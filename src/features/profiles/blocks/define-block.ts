import { z } from 'zod';
import { type LocalizedText, localizedText, type Picture } from '#base/schemas.ts';

/** What every block has, known to this version or not. */
export const blockBase = z.object({
  id: z.string({ error: 'errors.invalid' }).regex(/^[\w-]{1,40}$/, { error: 'errors.invalid' }),
  kind: z.string({ error: 'errors.invalid' }).regex(/^[a-z][a-z-]{0,39}$/, { error: 'errors.invalid' }),
  isHidden: z.boolean().default(false),
});

export const blockTitle = { title: localizedText(80).default({}) };

/** Bounds are those of any plan; what a package allows is less. */
export const listOf = <T extends z.ZodType>(item: T, max: number) =>
  z.array(item, { error: 'errors.invalid' }).max(max, { error: 'errors.too_long' });

/** The list of a block in which things are added, moved and removed. */
export interface BlockList<N extends string> {
  readonly name: N;
  /** A thing with nothing in these fields says nothing yet and is left out. */
  readonly blankIn: readonly string[];
  /** The field without which the schema refuses a thing. */
  readonly needs?: string;
}

/** What a profile calls a link: words of the owner's, and what stands there without them. */
export type LinkTarget = readonly [string, { readonly label: LocalizedText; readonly plain: string }];

type Content<S extends z.ZodRawShape> = z.output<z.ZodObject<S>> & { readonly title: LocalizedText };

/** Everything about a kind of block that is neither seen nor typed. */
export interface BlockDefinition<S extends z.ZodRawShape = z.ZodRawShape, N extends string = string> {
  /** Its fields beside those that every block has. */
  readonly shape: S;
  /** A block just added, with its first line ready to be typed in. */
  readonly empty: () => z.output<z.ZodObject<S>>;
  readonly list?: BlockList<N>;
  /** The entitlement of a plan that bounds its list. */
  readonly limitedBy?: 'links' | 'galleryPictures' | 'leadFields';
  /** How many things it holds, where that is not the length of its list. None: the block is empty. */
  readonly count?: (block: Content<S>) => number;
  /** What was typed, as the schema wants it. */
  readonly complete?: (block: Content<S>) => Partial<Content<S>>;
  /** Every file that it mentions, and where. */
  readonly files?: (block: Content<S>) => readonly (readonly [file: string | undefined, path: string])[];
  /** The picture of each thing of its list: each must be described. */
  readonly pictures?: (block: Content<S>) => readonly (Picture | undefined)[];
  /** The link of each thing of its list: each must lead somewhere. */
  readonly links?: (block: Content<S>) => readonly { readonly address: string; readonly label?: LocalizedText }[];
  /** What can be pressed in it, by the address in its link. */
  readonly targets?: (block: Content<S>) => readonly LinkTarget[];
}

export const defineBlock = <S extends z.ZodRawShape, N extends string = never>(
  definition: BlockDefinition<S, N>,
): BlockDefinition<S, N> => definition;

export const hostOf = (address: string): string => URL.parse(address)?.hostname.replace(/^www\./, '') ?? address;

export function linkTarget(address: string, label: LocalizedText, plain = hostOf(address)): LinkTarget[] {
  const href = URL.parse(address)?.href;
  return href ? [[href, { label, plain }]] : [];
}
