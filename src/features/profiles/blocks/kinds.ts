/** The block kinds of this version, in the order in which the editor offers them. */
import { z } from 'zod';
import { storableJson } from '#base/schemas.ts';
import { aboutBlock } from './about/block.ts';
import { type BlockDefinition, blockBase, blockTitle } from './define-block.ts';
import { filesBlock } from './files/block.ts';
import { galleryBlock } from './gallery/block.ts';
import { hoursBlock } from './hours/block.ts';
import { leadFormBlock } from './lead-form/block.ts';
import { linksBlock } from './links/block.ts';
import { paymentBlock } from './payment/block.ts';
import { questionsBlock } from './questions/block.ts';
import { recommendationsBlock } from './recommendations/block.ts';
import { servicesBlock } from './services/block.ts';
import { socialBlock } from './social/block.ts';
import { videoBlock } from './video/block.ts';

const definitions = {
  links: linksBlock,
  social: socialBlock,
  about: aboutBlock,
  gallery: galleryBlock,
  services: servicesBlock,
  hours: hoursBlock,
  video: videoBlock,
  recommendations: recommendationsBlock,
  questions: questionsBlock,
  payment: paymentBlock,
  files: filesBlock,
  'lead-form': leadFormBlock,
} as const;

export type BlockKind = keyof typeof definitions;
export const blockKinds = Object.keys(definitions) as BlockKind[];
export const isBlockKind = (kind: string): kind is BlockKind => Object.hasOwn(definitions, kind);

/** The name of a kind's list; `never` if it has none. */
export type ListNameOf<K extends BlockKind> = NonNullable<(typeof definitions)[K]['list']>['name'];

const schemaOf = <K extends BlockKind>(kind: K) =>
  blockBase.extend({
    kind: z.literal(kind),
    ...blockTitle,
    ...(definitions[kind].shape as (typeof definitions)[K]['shape']),
  });
type Schemas = { [K in BlockKind]: ReturnType<typeof schemaOf<K>> };
const schemas = Object.fromEntries(blockKinds.map((kind) => [kind, schemaOf(kind)])) as unknown as Schemas;

export type BlockOf<K extends BlockKind> = z.output<Schemas[K]>;
export type KnownBlock = { [K in BlockKind]: BlockOf<K> }[BlockKind];
/** A kind from a newer version or a removed one: stored unchanged and not displayed. */
export type UnknownBlock = z.output<typeof blockBase> & Readonly<Record<string, unknown>>;
export type Block = KnownBlock | UnknownBlock;

export const isKnownBlock = (block: Block): block is KnownBlock => isBlockKind(block.kind);

/** Untyped access to a definition for any kind; the definitions themselves are fully typed. */
export const definitionOf = ({ kind }: { readonly kind: BlockKind }): BlockDefinition =>
  definitions[kind] as unknown as BlockDefinition;

/** The items of a block's list. */
export const listIn = (block: { readonly kind: BlockKind }): readonly Readonly<Record<string, unknown>>[] => {
  const { list } = definitionOf(block);
  return list ? (Reflect.get(block, list.name) as readonly Readonly<Record<string, unknown>>[]) : [];
};

/** Validates known kinds completely; for unknown kinds only the common fields. */
export const block = z.looseObject(blockBase.shape, { error: 'errors.invalid' }).transform((value, context): Block => {
  if (!isBlockKind(value.kind)) {
    const storable = storableJson(value);
    if (storable) return storable as UnknownBlock;
    context.addIssue({ code: 'custom', path: [], message: 'errors.invalid' });
    return z.NEVER;
  }
  const parsed = schemas[value.kind].safeParse(value);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path: [...path], message });
  return z.NEVER;
});
