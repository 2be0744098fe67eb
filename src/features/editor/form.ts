import { formatPhone } from '#base/phone.ts';
import type { LocalizedText } from '#base/schemas.ts';
import { type FormBlock, type Keyed, keyed, toFormBlock } from '#features/profiles/blocks/form-block.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { pointText } from './map-link.ts';

type Phone = ProfileDocument['contact']['phones'][number];

/** A document while it is edited: raw field values, including incomplete ones such as half a phone number. */
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
      /** Coordinates or a pasted map link. */
      readonly place: string;
    };
  };
  readonly blocks: readonly FormBlock[];
  readonly design: ProfileDocument['design'];
  readonly sharing: ProfileDocument['sharing'];
}

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
