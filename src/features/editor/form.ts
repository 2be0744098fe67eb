import type { Words } from '#base/content-schemas.ts';
import { formatPhone } from '#base/phone.ts';
import { type Block, isKnownBlock, type KnownBlock, type UnknownBlock } from '#features/profiles/document/blocks.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { pointText } from './map-link.ts';

/** Things of a list keep their name while they move, so that what is being typed stays under the hand. */
export type Keyed<T> = T & { readonly key: string };

type KeyedLists<B> = B extends { items: (infer Item)[] }
  ? Omit<B, 'items'> & { items: Keyed<Item>[] }
  : B extends { pictures: (infer Item)[] }
    ? Omit<B, 'pictures'> & { pictures: Keyed<Item>[] }
    : B extends { exceptions: (infer Item)[] }
      ? Omit<B, 'exceptions'> & { exceptions: Keyed<Item>[] }
      : B extends { fields: (infer Item)[] }
        ? Omit<B, 'fields'> & { fields: Keyed<Item>[] }
        : B;

export type BlockKind = KnownBlock['kind'];
export type FormBlockOf<K extends BlockKind> = KeyedLists<Extract<KnownBlock, { kind: K }>>;
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
    readonly whatsapp: { readonly number: string; readonly text: Words };
    readonly emails: readonly Keyed<{ readonly address: string }>[];
    readonly website: string;
    readonly address: {
      readonly street: Words;
      readonly city: Words;
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

/** A block that this version does not know stays the very object that came. */
export function toFormBlock(block: Block): FormBlock {
  if (!isKnownBlock(block)) return block;
  if ('items' in block) return { ...block, items: keyed<object>(block.items) } as KnownFormBlock;
  if (block.kind === 'gallery') return { ...block, pictures: keyed(block.pictures) };
  if (block.kind === 'lead-form') return { ...block, fields: keyed(block.fields) };
  return block.kind === 'hours' ? { ...block, exceptions: keyed(block.exceptions) } : block;
}
