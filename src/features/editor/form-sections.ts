import type { z } from 'zod';
import { blankIn, type FormBlock, isEmptyValue, isKnownFormBlock } from '#features/profiles/blocks/form-block.ts';
import { block, definitionOf } from '#features/profiles/blocks/kinds.ts';
import { colourErrors } from '#features/profiles/design/colours.ts';
import { profileDocument } from '#features/profiles/document/document.ts';
import type { EditorForm } from './form.ts';
import { parseMapPoint } from './map-link.ts';

type Item = Readonly<Record<string, unknown>>;

/** A list of a section: when one of its items counts as blank, and which field an item requires. */
export interface ListShape {
  readonly name: string;
  readonly isBlank: (item: Item) => boolean;
  /** The field without which the schema rejects the item. */
  readonly needs?: string;
}

/** A part of the form that is validated separately; unchanged parts are not validated again. */
export interface FormSection {
  readonly schema: z.ZodType;
  readonly lists: readonly ListShape[];
  /** In the shape that the schema expects. */
  readonly input: Item;
  /** Errors that the schema does not detect. */
  readonly ownErrors: Readonly<Record<string, string>>;
}

const contactLists: readonly ListShape[] = [
  { name: 'phones', isBlank: blankIn('number'), needs: 'number' },
  { name: 'emails', isBlank: blankIn('address'), needs: 'address' },
];

/** Rejects colours with insufficient contrast; until they are fixed, the profile retains its previous colours. */
const readableDesign = profileDocument.shape.design.refine((design) => colourErrors(design).length === 0, {
  path: ['colours'],
  error: 'errors.contrast',
});

const plainSection = (schema: z.ZodType, input: Item): FormSection => ({ schema, lists: [], input, ownErrors: {} });

export const identitySection = ({ identity }: EditorForm): FormSection =>
  plainSection(profileDocument.shape.identity, identity);
export const designSection = ({ design }: EditorForm): FormSection => plainSection(readableDesign, design);
export const sharingSection = ({ sharing }: EditorForm): FormSection =>
  plainSection(profileDocument.shape.sharing, sharing);

export function blockSection(one: FormBlock): FormSection {
  if (!isKnownFormBlock(one)) return plainSection(block, one);
  const { list, complete } = definitionOf(one);
  const lists = list ? [{ ...list, isBlank: blankIn(...list.blankIn) }] : [];
  return { schema: block, lists, input: { ...one, ...complete?.(one) }, ownErrors: {} };
}

export function contactSection({ contact }: EditorForm): FormSection {
  const { phones, emails, website, whatsapp, address } = contact;
  const point = parseMapPoint(address.place);
  const isInvalidPlace = !point && !isEmptyValue(address.place);
  const input = {
    phones,
    emails,
    ...(!isEmptyValue(website) && { website }),
    ...(!isEmptyValue(whatsapp.number) && { whatsapp }),
    ...(!isEmptyValue(address) && {
      address: {
        street: address.street,
        city: address.city,
        ...(!isEmptyValue(address.postcode) && { postcode: address.postcode }),
        ...(point && { point }),
      },
    }),
  };
  const ownErrors = isInvalidPlace ? { 'address.place': 'errors.invalid' } : {};
  return { schema: profileDocument.shape.contact, lists: contactLists, input, ownErrors };
}
