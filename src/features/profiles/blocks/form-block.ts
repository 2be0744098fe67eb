/** Blocks while they are typed: the things of a list have keys, and everything is as it stands in the fields. */
import {
  type Block,
  type BlockKind,
  type BlockOf,
  definitionOf,
  isKnownBlock,
  type KnownBlock,
  type ListNameOf,
  listIn,
  type UnknownBlock,
} from './kinds.ts';

/** Things of a list keep their name while they move, so that what is being typed stays under the hand. */
export type Keyed<T> = T & { readonly key: string };

type KeyedList<B, N> = [N] extends [never]
  ? B
  : Omit<B, N & string> & { [P in N & keyof B]: B[P] extends (infer Item)[] ? Keyed<Item>[] : never };

export type FormBlockOf<K extends BlockKind> = KeyedList<BlockOf<K>, ListNameOf<K>>;
export type KnownFormBlock = { [K in BlockKind]: FormBlockOf<K> }[BlockKind];
export type FormBlock = KnownFormBlock | UnknownBlock;

export const isKnownFormBlock = (block: FormBlock): block is KnownFormBlock => isKnownBlock(block as Block);

/** Short, and unlike any other of this browser. */
export const newKey = (): string => crypto.randomUUID().slice(0, 13);

export const keyed = <T extends object>(items: readonly T[]): Keyed<T>[] =>
  items.map((item) => ({ ...item, key: newKey() }));

/** With new keys for the things of its list. */
function withKeys(block: KnownBlock | KnownFormBlock): KnownFormBlock {
  const { list } = definitionOf(block);
  return (list ? { ...block, [list.name]: keyed(listIn(block)) } : block) as KnownFormBlock;
}

/** A block that this version does not know stays the very object that came. */
export const toFormBlock = (block: Block): FormBlock => (isKnownBlock(block) ? withKeys(block) : block);

/** A block just added, with its first line ready to be typed in. */
export const newBlock = (kind: BlockKind): KnownFormBlock =>
  withKeys({ id: newKey(), kind, isHidden: false, title: {}, ...definitionOf({ kind }).empty() } as KnownBlock);

/** The same once more; a block that this version does not know is not its to copy. */
export const copyOfBlock = (block: FormBlock): FormBlock | undefined =>
  isKnownFormBlock(block) ? withKeys({ ...block, id: newKey() }) : undefined;

/** How many things a block holds: links, pictures, days that are open. */
export const countOf = (block: KnownBlock | KnownFormBlock): number =>
  definitionOf(block).count?.(block) ?? listIn(block).length;
