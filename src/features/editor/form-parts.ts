import type { z } from 'zod';
import { block, definitionOf } from '#features/profiles/blocks/kinds.ts';
import { colourFlaws } from '#features/profiles/colours.ts';
import { profileDocument } from '#features/profiles/document/document.ts';
import { type EditorForm, type FormBlock, isKnownFormBlock } from './form.ts';
import { parseMapPoint } from './map-link.ts';

type Item = Readonly<Record<string, unknown>>;

/** A list of a part: when one of its things says nothing yet, and what may not be missing from it. */
export interface ListShape {
  readonly name: string;
  readonly isBlank: (item: Item) => boolean;
  /** The field without which the schema refuses the thing. */
  readonly needs?: string;
}

/** A piece of the form that is checked by itself: unchanged pieces are never checked again. */
export interface FormPart {
  readonly schema: z.ZodType;
  readonly lists: readonly ListShape[];
  /** As the schema wants it. */
  readonly input: Item;
  /** Faults that the schema does not see. */
  readonly ownFlaws: Readonly<Record<string, string>>;
}

/** Nothing written in either language, in any of these fields. */
const saysNothing = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(saysNothing));

const blankIn =
  (...names: readonly string[]) =>
  (item: Item): boolean =>
    names.every((name) => saysNothing(item[name]));

const contactLists: readonly ListShape[] = [
  { name: 'phones', isBlank: blankIn('number'), needs: 'number' },
  { name: 'emails', isBlank: blankIn('address'), needs: 'address' },
];

/** Colours that cannot be read on one another are refused: until they can, the card keeps those it had. */
const readableDesign = profileDocument.shape.design.refine((design) => colourFlaws(design).length === 0, {
  path: ['colours'],
  error: 'errors.contrast',
});

const plain = (schema: z.ZodType, input: Item): FormPart => ({ schema, lists: [], input, ownFlaws: {} });

export const identityPart = ({ identity }: EditorForm): FormPart => plain(profileDocument.shape.identity, identity);
export const designPart = ({ design }: EditorForm): FormPart => plain(readableDesign, design);
export const sharingPart = ({ sharing }: EditorForm): FormPart => plain(profileDocument.shape.sharing, sharing);

export function blockPart(one: FormBlock): FormPart {
  if (!isKnownFormBlock(one)) return plain(block, one);
  const { list, complete } = definitionOf(one);
  const lists = list ? [{ ...list, isBlank: blankIn(...list.blankIn) }] : [];
  return { schema: block, lists, input: { ...one, ...complete?.(one) }, ownFlaws: {} };
}

export function contactPart({ contact }: EditorForm): FormPart {
  const { phones, emails, website, whatsapp, address } = contact;
  const point = parseMapPoint(address.place);
  const isLost = !point && !saysNothing(address.place);
  const input = {
    phones,
    emails,
    ...(!saysNothing(website) && { website }),
    ...(!saysNothing(whatsapp.number) && { whatsapp }),
    ...(!saysNothing(address) && {
      address: {
        street: address.street,
        city: address.city,
        ...(!saysNothing(address.postcode) && { postcode: address.postcode }),
        ...(point && { point }),
      },
    }),
  };
  const ownFlaws = isLost ? { 'address.place': 'errors.invalid' } : {};
  return { schema: profileDocument.shape.contact, lists: contactLists, input, ownFlaws };
}
