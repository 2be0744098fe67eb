import type { LocalizedText } from '#base/content-schemas.ts';
import { formatPhone } from '#base/phone.ts';
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
} from '#features/profiles/blocks/kinds.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { pointText } from './map-link.ts';

/** Things of a list keep their name while they move, so that what is being typed stays under the hand. */
export type Keyed<T> = T & { readonly key: string };

type KeyedList<B, N> = [N] extends [never]
  ? B
  : Omit<B, N & string> & { [P in N & keyof B]: B[P] extends (infer Item)[] ? Keyed<Item>[] : never };

export type FormBlockOf<K extends BlockKind> = KeyedList<BlockOf<K>, ListNameOf<K>>;
export type KnownFormBlock = { [K in BlockKind]: FormBlockOf<K> }[BlockKind];
export type FormBlock = KnownFormBlock | UnknownBlock;

export const isKnownFormBlock = (block: FormBlock): block is KnownFormBlock => isKnownBlock(block as Block);

type Phone = ProfileDocument['contact']['phones'][number];

/** A document while it is typed: everything as it stands in the fields, half a phone number too. */
export interface EditorForm {
  readonly language: ProfileDocument['language'];
  /** Whether the fields of the second language are shown. */
  readonly isBilingual: boolean;
  readonly identity: ProfileDocument['identity'];
  readonly contact: {
    readonly phones: readonly Keyed<Phone>[];
    readonly whatsapp: { readonly number: string; readonly text: LocalizedText };
    readonly emails: readonly Keyed<{ readonly address: string }>[];
    readonly website: string;
    readonly address: {
      readonly street: LocalizedText;
      readonly city: LocalizedText;
      readonly postcode: string;
      /** Coordinates, or a pasted link of a map. */
      readonly place: string;
    };
  };
  readonly blocks: readonly FormBlock[];
  readonly design: ProfileDocument['design'];
  readonly sharing: ProfileDocument['sharing'];
}

/** Short, and unlike any other of this browser. */
export const newKey = (): string => crypto.randomUUID().slice(0, 13);

const keyed = <T extends object>(items: readonly T[]): Keyed<T>[] => items.map((item) => ({ ...item, key: newKey() }));

export function toForm(document: ProfileDocument, isBilingual: boolean): EditorForm {
  const { language, identity, contact, design, sharing } = document;
  const { address, whatsapp } = contact;
  return {
    language,
    isBilingual,
    identity,
    contact: {
      phones: keyed(contact.phones.map((phone) => ({ ...phone, number: formatPhone(phone.number) }))),
      whatsapp: { number: whatsapp ? formatPhone(whatsapp.number) : '', text: whatsapp?.text ?? {} },
      emails: keyed(contact.emails.map((mail) => ({ address: mail }))),
      website: contact.website ?? '',
      address: {
        street: address?.street ?? {},
        city: address?.city ?? {},
        postcode: address?.postcode ?? '',
        place: address?.point ? pointText(address.point) : '',
      },
    },
    blocks: document.blocks.map(toFormBlock),
    design,
    sharing,
  };
}

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
