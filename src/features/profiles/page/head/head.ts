import { escapeHtml, safeJson } from '#base/html.ts';
import { pictureUrl } from '#features/files/picture-id.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { paletteOf, schemesOf } from '../../design/colours.ts';
import { webHref } from '../addresses.ts';
import { findPicture, largest } from '../profile-header.tsx';
import type { View } from '../view.ts';
import { hoursOf, visibleBlocks } from '../visible-blocks.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Structured data for search engines: the page's owner and contact details. A place with hours is a business. */
function structuredData(view: View): object {
  const { context, localize, name } = view;
  const { contact, identity } = view.document;
  const hours = hoursOf(view);
  const address = context.publicUrl + context.path;
  const avatar = findPicture(identity.avatar?.file);
  const person = {
    '@type': hours ? 'LocalBusiness' : 'Person',
    name,
    url: address,
    image: avatar && context.publicUrl + pictureUrl(avatar, largest(avatar, 640), 'webp'),
    description: localize(identity.tagline) || undefined,
    telephone: contact.phones.find(({ number }) => number.startsWith('+'))?.number,
    email: contact.emails[0],
    address: postal(view),
    sameAs: sameAs(view),
    ...(hours
      ? { openingHoursSpecification: specification(hours.week) }
      : { jobTitle: localize(identity.title) || undefined, worksFor: worksFor(view) }),
  };
  return { '@context': 'https://schema.org', '@type': 'ProfilePage', url: address, mainEntity: person };
}

const worksFor = ({ localize, document }: View) => {
  const company = localize(document.identity.company);
  return company ? { '@type': 'Organization', name: company } : undefined;
};

function postal({ document, localize }: View) {
  const { address } = document.contact;
  if (!address || !(localize(address.street) || localize(address.city))) return undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: localize(address.street) || undefined,
    addressLocality: localize(address.city) || undefined,
    postalCode: address.postcode || undefined,
  };
}

function sameAs(view: View): string[] | undefined {
  const social = visibleBlocks(view).flatMap((block) => (block.kind === 'social' ? block.items : []));
  const all = [view.document.contact.website, ...social.map(({ address }) => address)].flatMap(
    (one) => webHref(one) ?? [],
  );
  return all.length ? all : undefined;
}

const specification = (week: readonly (readonly { from: number; to: number }[])[]) =>
  week.flatMap((spans, index) =>
    spans.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[index],
      opens: clock(from),
      closes: clock(to),
    })),
  );

const meta = (attribute: 'name' | 'property', key: string, value: string): string =>
  `<meta ${attribute}="${key}" content="${escapeHtml(value)}">`;
const link = (rel: string, href: string, more = ''): string => `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;

/** Plain text has no markup for direction, so text of the other direction is wrapped in isolate characters. */
const otherDirection = { he: /[A-Za-z]/, en: /[\u0590-\u05ff]/ } as const;
const isolated = (text: string, locale: Locale): string =>
  otherDirection[locale].test(text) ? `\u2068${text}\u2069` : text;

export function previewOf({ t, localize, name, document, context }: View) {
  const { title, company, tagline } = document.identity;
  const own = document.sharing;
  const of = (text: string) => isolated(text, context.locale);
  const role = localize(title) || localize(company);
  return {
    title: localize(own.title) || (role ? t('card.previewWith', { name: of(name), title: of(role) }) : name),
    description: localize(own.description) || localize(tagline) || t('card.description', { name: of(name) }),
  };
}

const isOpen = ({ document, context }: View): boolean => document.sharing.isListed && context.mode === 'public';

/** The address without a query shows the document's own language; the other language has a `lang` parameter. */
const addressIn = ({ context, document }: View, locale: Locale): string =>
  context.publicUrl +
  context.path +
  (locale === document.language || context.locales.length < 2 ? '' : `?lang=${locale}`);

export function headOf(view: View): string {
  const { context } = view;
  const { title, description } = previewOf(view);
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...themeColours(view),
    ...(isOpen(view) ? [] : [meta('name', 'robots', 'noindex')]),
    ...(context.mode === 'embedded' ? ['<base target="_blank">'] : []),
    ...addressLinks(view),
    ...previewTags(view),
    `<script type="application/ld+json">${safeJson(structuredData(view))}</script>`,
  ].join('');
}

/** The colour at the top edge of each template, used as the browser's theme colour. */
const skyOf: Readonly<Record<string, 'hero' | 'card' | 'page'>> = {
  line: 'card',
  paper: 'page',
  night: 'page',
  studio: 'hero',
};

export function themeColours({ document: { design } }: View): string[] {
  const schemes = schemesOf(design);
  return schemes.map((scheme) => {
    const palette = paletteOf(design, design.template, scheme);
    const media = schemes.length > 1 ? ` media="(prefers-color-scheme:${scheme})"` : '';
    return `<meta name="theme-color" content="${palette[skyOf[design.template] ?? 'hero']}"${media}>`;
  });
}

function addressLinks(view: View): string[] {
  const { context, document } = view;
  const hasBoth = context.locales.length > 1;
  return [
    link('canonical', addressIn(view, context.locale)),
    ...(hasBoth ? locales.map((one) => link('alternate', addressIn(view, one), ` hreflang="${one}"`)) : []),
    ...(hasBoth ? [link('alternate', addressIn(view, document.language), ' hreflang="x-default"')] : []),
    link('alternate', `${context.path}.vcf`, ' type="text/vcard"'),
    link('manifest', `${context.path}/manifest.webmanifest`),
    link('icon', `${context.path}/icon-180.png`),
    link('apple-touch-icon', `${context.path}/icon-180.png`),
  ];
}

const localeNames = { he: 'he_IL', en: 'en_US' } as const;

function previewTags(view: View): string[] {
  const { context, t } = view;
  const { title, description } = previewOf(view);
  const others = context.locales.filter((locale) => locale !== context.locale);
  return [
    meta('property', 'og:type', 'profile'),
    meta('property', 'og:site_name', t('card.brand')),
    meta('property', 'og:locale', localeNames[context.locale]),
    ...others.map((locale) => meta('property', 'og:locale:alternate', localeNames[locale])),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', addressIn(view, context.locale)),
    ...(context.preview
      ? [
          meta('property', 'og:image', context.preview),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', title),
        ]
      : []),
    meta('name', 'twitter:card', context.preview ? 'summary_large_image' : 'summary'),
  ];
}
