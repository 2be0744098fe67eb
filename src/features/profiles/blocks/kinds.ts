/** The kinds of block of this version, in the order in which the editor offers them. */
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

/** The name of the list of a kind; never for one that has none. */
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
/** Of a newer version, or of one that came and went: kept as it is and not shown. */
export type UnknownBlock = z.output<typeof blockBase> & Readonly<Record<string, unknown>>;
export type Block = KnownBlock | UnknownBlock;

export const isKnownBlock = (block: Block): block is KnownBlock => isBlockKind(block.kind);

/** For what is asked of a block whatever its kind; a kind's own answers are typed where they are written. */
export const definitionOf = ({ kind }: { readonly kind: BlockKind }): BlockDefinition =>
  definitions[kind] as unknown as BlockDefinition;

/** The things of a block's list. */
export const listIn = (block: { readonly kind: BlockKind }): readonly Readonly<Record<string, unknown>>[] => {
  const { list } = definitionOf(block);
  return list ? (Reflect.get(block, list.name) as readonly Readonly<Record<string, unknown>>[]) : [];
};

/** A block of a known kind is checked to its last field; of an unknown kind only what all blocks have. */
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
