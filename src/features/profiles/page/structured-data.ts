import { pictureUrl } from '#features/files/picture-id.ts';
import { webHref } from './addresses.ts';
import { findPicture, largest } from './photo.tsx';
import { hoursOf, shownBlocks } from './shown-blocks.ts';
import type { View } from './view.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** For search engines: whose page this is, and what can be reached there. A place with hours is a business. */
export function structuredData(view: View): object {
  const { context, say, name } = view;
  const { contact, identity } = view.document;
  const hours = hoursOf(view);
  const address = context.publicUrl + context.path;
  const face = findPicture(identity.avatar?.file);
  const person = {
    '@type': hours ? 'LocalBusiness' : 'Person',
    name,
    url: address,
    image: face && context.publicUrl + pictureUrl(face, largest(face, 640), 'webp'),
    description: say(identity.tagline) || undefined,
    telephone: contact.phones.find(({ number }) => number.startsWith('+'))?.number,
    email: contact.emails[0],
    address: postal(view),
    sameAs: sameAs(view),
    ...(hours
      ? { openingHoursSpecification: specification(hours.week) }
      : { jobTitle: say(identity.title) || undefined, worksFor: worksFor(view) }),
  };
  return { '@context': 'https://schema.org', '@type': 'ProfilePage', url: address, mainEntity: person };
}

const worksFor = ({ say, document }: View) => {
  const company = say(document.identity.company);
  return company ? { '@type': 'Organization', name: company } : undefined;
};

function postal({ document, say }: View) {
  const { address } = document.contact;
  if (!address || !(say(address.street) || say(address.city))) return undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: say(address.street) || undefined,
    addressLocality: say(address.city) || undefined,
    postalCode: address.postcode || undefined,
  };
}

function sameAs(view: View): string[] | undefined {
  const social = shownBlocks(view).flatMap((block) => (block.kind === 'social' ? block.items : []));
  const all = [view.document.contact.website, ...social.map(({ address }) => address)].flatMap(
    (one) => webHref(one) ?? [],
  );
  return all.length ? all : undefined;
}

const specification = (week: readonly (readonly { from: number; to: number }[])[]) =>
  week.flatMap((spans, place) =>
    spans.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[place],
      opens: clock(from),
      closes: clock(to),
    })),
  );
