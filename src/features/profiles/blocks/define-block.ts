import { z } from 'zod';
import { type LocalizedText, localizedText, type Picture, tooMany } from '#base/schemas.ts';

/** Fields of every block, including kinds unknown to this version. */
export const blockBase = z.object({
  id: z.string({ error: 'errors.invalid' }).regex(/^[\w-]{1,40}$/, { error: 'errors.invalid' }),
  kind: z.string({ error: 'errors.invalid' }).regex(/^[a-z][a-z-]{0,39}$/, { error: 'errors.invalid' }),
  isHidden: z.boolean().default(false),
});

export const blockTitle = { title: localizedText(80).default({}) };

/** Upper bounds across all plans; a plan may allow less. */
export const listOf = <T extends z.ZodType>(item: T, max: number) =>
  z.array(item, { error: 'errors.invalid' }).max(max, tooMany);

/** The list of a block whose items can be added, moved and removed. */
export interface BlockList<N extends string> {
  readonly name: N;
  /** An item whose listed fields are all empty is omitted. */
  readonly blankIn: readonly string[];
  /** The field that the schema requires for an item. */
  readonly needs?: string;
  /** The texts without which visitors do not see an item. */
  readonly shownBy?: readonly string[];
}

/** The name of a link in a profile: the owner's label, and the fallback without one. */
export type LinkTarget = readonly [string, { readonly label: LocalizedText; readonly plain: string }];

type Content<S extends z.ZodRawShape> = z.output<z.ZodObject<S>> & { readonly title: LocalizedText };

/** The definition of a block kind, without its view and form. */
export interface BlockDefinition<S extends z.ZodRawShape = z.ZodRawShape, N extends string = string> {
  /** Its fields besides those of every block. */
  readonly shape: S;
  /** A newly added block, with a first empty item. */
  readonly empty: () => z.output<z.ZodObject<S>>;
  readonly list?: BlockList<N>;
  /** The plan entitlement that limits its list. */
  readonly limitedBy?: 'links' | 'galleryPictures' | 'leadFields';
  /** The number of items, if it differs from the length of the list. Zero means that the block is empty. */
  readonly count?: (block: Content<S>) => number;
  /** Converts the typed values to the form the schema requires. */
  readonly complete?: (block: Content<S>) => Partial<Content<S>>;
  /** Every referenced file and its path in the block. */
  readonly files?: (block: Content<S>) => readonly (readonly [file: string | undefined, path: string])[];
  /** The picture of each list item; each needs an alternative text. */
  readonly pictures?: (block: Content<S>) => readonly (Picture | undefined)[];
  /** The link of each list item; each needs a valid target. */
  readonly links?: (block: Content<S>) => readonly { readonly address: string; readonly label?: LocalizedText }[];
  /** Clickable targets in the block, by the address in their link. */
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
