import sharp from 'sharp';
import type { LocalizedText } from '#base/schemas.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { ProfileDocument } from '../../document/document.ts';
import { profilesTexts } from '../../texts.ts';
import type { Contact } from './vcard.ts';

interface ContactDetails {
  readonly document: ProfileDocument;
  readonly locale: Locale;
  readonly uid: string;
  readonly changedAt: Date;
  /** Absolute URLs of the page and of this file. */
  readonly page: string;
  readonly source: string;
  readonly photo: Uint8Array | undefined;
}

/** The profile as a contact, in the visitor's language if the owner wrote both. */
export function contactOf({ document, locale, uid, changedAt, page, source, photo }: ContactDetails): Contact {
  const { identity, contact } = document;
  const localize = (value: LocalizedText | undefined): string => value?.[locale] || value?.he || value?.en || '';
  const { street, city, postcode } = contact.address ?? {};
  return {
    name: localize(identity.name),
    title: localize(identity.title),
    company: localize(identity.company),
    phones: contact.phones,
    emails: contact.emails,
    websites: [...(contact.website ? [contact.website] : []), page],
    ...(contact.address && {
      address: {
        street: localize(street),
        city: localize(city),
        postcode: postcode ?? '',
        country: translator(profilesTexts, locale)('profiles.country'),
      },
    }),
    note: localize(identity.tagline),
    ...(photo && { photo }),
    uid: `urn:uuid:${uid}`,
    changedAt,
    source,
  };
}

const photoSide = 320;
const maxPhoto = 40 * 1024;

/** Square, baseline and small, so that phones accept it. */
export async function contactPhoto(picture: Buffer): Promise<Buffer | undefined> {
  for (const quality of [82, 70, 55, 40]) {
    const photo = await sharp(picture)
      .resize(photoSide, photoSide, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, progressive: false, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (photo.length <= maxPhoto) return photo;
  }
  return undefined;
}
