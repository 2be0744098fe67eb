import sharp from 'sharp';
import type { Words } from '#base/content-schemas.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { ProfileDocument } from '../document/document.ts';
import { profilesTexts } from '../texts.ts';
import type { Contact } from './vcard.ts';

interface Facts {
  readonly document: ProfileDocument;
  readonly locale: Locale;
  readonly uid: string;
  readonly changedAt: Date;
  /** The page and the file itself, absolute. */
  readonly page: string;
  readonly source: string;
  readonly photo: Uint8Array | undefined;
}

/** A profile as an address book takes it, in the visitor's language where the owner wrote both. */
export function contactOf({ document, locale, uid, changedAt, page, source, photo }: Facts): Contact {
  const { identity, contact } = document;
  const say = (words: Words | undefined): string => words?.[locale] || words?.he || words?.en || '';
  const { street, city, postcode } = contact.address ?? {};
  return {
    name: say(identity.name),
    title: say(identity.title),
    company: say(identity.company),
    phones: contact.phones,
    emails: contact.emails,
    websites: [...(contact.website ? [contact.website] : []), page],
    ...(contact.address && {
      address: {
        street: say(street),
        city: say(city),
        postcode: postcode ?? '',
        country: translator(profilesTexts, locale)('profiles.country'),
      },
    }),
    note: say(identity.tagline),
    ...(photo && { photo }),
    uid: `urn:uuid:${uid}`,
    changedAt,
    source,
  };
}

const photoSide = 320;
const maxPhoto = 40 * 1024;

/** What phones keep: square, baseline, small. */
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
