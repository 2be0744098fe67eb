import { isDeepEqual } from '#base/edits/deep-equal.ts';
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

/**
 * The form after changes from elsewhere. Fields that did not change keep what is typed in them, also what cannot be
 * saved yet and is therefore in neither document.
 */
export function withChanges(form: EditorForm, before: ProfileDocument, after: ProfileDocument): EditorForm {
  const fresh = toForm(after, form.isBilingual);
  return {
    ...keepUnchanged(form, fresh, before, after),
    isBilingual: form.isBilingual,
    identity: keepUnchanged(form.identity, fresh.identity, before.identity, after.identity),
    contact: keepUnchanged(form.contact, fresh.contact, before.contact, after.contact),
    blocks: mergedBlocks(form.blocks, fresh.blocks, before.blocks, after.blocks),
  };
}

function keepUnchanged<Part extends object>(typed: Part, fresh: Part, before: object, after: object): Part {
  const isUnchanged = (name: string) => isDeepEqual(Reflect.get(before, name), Reflect.get(after, name));
  const names = [...new Set([...Object.keys(typed), ...Object.keys(fresh)])];
  return Object.fromEntries(names.map((name) => [name, Reflect.get(isUnchanged(name) ? typed : fresh, name)])) as Part;
}

/** A block that was never valid is only in the form, and stays. */
function mergedBlocks(
  typed: readonly FormBlock[],
  fresh: readonly FormBlock[],
  before: ProfileDocument['blocks'],
  after: ProfileDocument['blocks'],
): FormBlock[] {
  const byId = (blocks: readonly { readonly id: string }[], id: string) => blocks.find((block) => block.id === id);
  const blocks = fresh.map((block) => {
    const own = typed.find(({ id }) => id === block.id);
    return own && isDeepEqual(byId(before, block.id), byId(after, block.id)) ? own : block;
  });
  return [...blocks, ...typed.filter(({ id }) => !byId(before, id) && !byId(after, id))];
}
