/** Blocks in the form state: list items have keys, and values are stored as typed. */
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

/** List items have stable keys, so that moving them does not remount the field being edited. */
export type Keyed<T> = T & { readonly key: string };

type KeyedList<B, N> = [N] extends [never]
  ? B
  : Omit<B, N & string> & { [P in N & keyof B]: B[P] extends (infer Item)[] ? Keyed<Item>[] : never };

export type FormBlockOf<K extends BlockKind> = KeyedList<BlockOf<K>, ListNameOf<K>>;
export type KnownFormBlock = { [K in BlockKind]: FormBlockOf<K> }[BlockKind];
export type FormBlock = KnownFormBlock | UnknownBlock;

export const isKnownFormBlock = (block: FormBlock): block is KnownFormBlock => isKnownBlock(block as Block);

/** Short, and unique within this browser. */
export const newKey = (): string => crypto.randomUUID().slice(0, 13);

export const keyed = <T extends object>(items: readonly T[]): Keyed<T>[] =>
  items.map((item) => ({ ...item, key: newKey() }));

/** Assigns new keys to the items of its list. */
function withKeys(block: KnownBlock | KnownFormBlock): KnownFormBlock {
  const { list } = definitionOf(block);
  return (list ? { ...block, [list.name]: keyed(listIn(block)) } : block) as KnownFormBlock;
}

/** Returns blocks of unknown kinds unchanged (same reference). */
export const toFormBlock = (block: Block): FormBlock => (isKnownBlock(block) ? withKeys(block) : block);

/** A newly added block, with a first empty item. */
export const newBlock = (kind: BlockKind): KnownFormBlock =>
  withKeys({ id: newKey(), kind, isHidden: false, title: {}, ...definitionOf({ kind }).empty() } as KnownBlock);

/** Duplicates a block; returns undefined for an unknown kind, which this version cannot copy. */
export const copyOfBlock = (block: FormBlock): FormBlock | undefined =>
  isKnownFormBlock(block) ? withKeys({ ...block, id: newKey() }) : undefined;

/** True when all fields are empty in both languages. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isEmptyValue));

/** Whether an item is blank: none of the named fields has a value. */
export const blankIn =
  (...names: readonly string[]) =>
  (item: Readonly<Record<string, unknown>>): boolean =>
    names.every((name) => isEmptyValue(item[name]));

/** The number of items in a block: links, pictures, open days. Items without content do not count. */
export function countOf(block: KnownBlock | KnownFormBlock): number {
  const { count, list } = definitionOf(block);
  const isBlank = blankIn(...(list?.blankIn ?? []));
  return count?.(block) ?? listIn(block).filter((item) => !isBlank({ ...item })).length;
}
