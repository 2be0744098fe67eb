import { pictureId } from '#features/files/picture-id.ts';
import type { Locale } from '#i18n/locale.ts';
import { type ProfileDocument, profileDocument } from '../../document/document.ts';
import { documentExample } from '../../document/testing/profile-example.ts';
import type { PageContext } from '../page-context.ts';
import { sampleTexts as say } from './sample-texts.ts';

/** Different hashes, as in production: repeated ones would compress too well. */
function hashOf(index: number): string {
  let state = index + 1;
  return Array.from({ length: 22 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 36).toString(36);
  }).join('');
}

export const samplePicture = (index: number, width = 1_600, height = 1_200): string =>
  pictureId({ hash: hashOf(index), width, height, colour: `#c9b7a${index % 10}` });

const workingHours = [{ from: 540, to: 1_080 }];

const addresses = [
  'https://calendly.com/noa',
  'https://www.behance.net/noa',
  'https://easy.co.il/page/noa',
  'https://barak.example/blog',
  'https://www.youtube.com/@noa',
  'https://drive.google.com/file/d/1',
  'https://shop.barak.example/',
  'https://open.spotify.com/show/1',
  'https://waze.com/ul/h1',
  'https://www.linkedin.com/in/noa',
  'https://www.pinterest.com/noa',
  'https://news.barak.example/',
];

export const blocks = {
  links: {
    id: 'links',
    kind: 'links',
    items: addresses.map((address, index) => ({ label: say.links[index] ?? {}, address })),
  },
  social: {
    id: 'social',
    kind: 'social',
    items: [
      { network: 'instagram', address: 'https://instagram.com/noa' },
      { network: 'tiktok', address: 'https://tiktok.com/@noa' },
    ],
  },
  about: {
    id: 'about',
    kind: 'about',
    text: {
      he: [
        { kind: 'heading', runs: [{ text: say.film.he }] },
        { kind: 'paragraph', runs: [{ text: say.about.he }, { text: say.aboutBold.he, isBold: true }] },
        { kind: 'list', isNumbered: true, items: [[{ text: say.service.he, link: 'https://barak.example/a' }]] },
      ],
      en: [{ kind: 'paragraph', runs: [{ text: say.about.en }, { text: say.aboutBold.en, isItalic: true }] }],
    },
  },
  gallery: {
    id: 'gallery',
    kind: 'gallery',
    pictures: [0, 1, 2, 3, 4, 5].map((index) => ({ file: samplePicture(index), alt: say.picture })),
  },
  services: {
    id: 'services',
    kind: 'services',
    items: [{ name: say.service, text: say.serviceText, price: say.price, picture: { file: samplePicture(7) } }],
  },
  hours: {
    id: 'hours',
    kind: 'hours',
    week: [workingHours, workingHours, workingHours, workingHours, workingHours, [], []],
    exceptions: [{ date: '2026-09-11', spans: [], note: say.holiday }],
  },
  video: { id: 'video', kind: 'video', title: say.film, address: 'https://youtu.be/dQw4w9WgXcQ' },
  recommendations: {
    id: 'recommendations',
    kind: 'recommendations',
    items: [{ text: say.praise, author: say.author, stars: 4 }],
  },
  questions: { id: 'questions', kind: 'questions', items: [{ question: say.question, answer: say.answer }] },
  payment: {
    id: 'payment',
    kind: 'payment',
    items: [
      { label: say.payment, address: 'https://www.bitpay.co.il/app/1' },
      { label: {}, address: 'https://payboxapp.page.link/1' },
    ],
  },
  files: { id: 'files', kind: 'files', items: [{ file: 'd_portfolio', label: say.file }] },
  'lead-form': {
    id: 'lead',
    kind: 'lead-form',
    fields: [
      { id: 'size', kind: 'choice', label: say.size, choices: [say.small] },
      { id: 'when', kind: 'date', label: say.question, isRequired: true },
    ],
  },
} as const;

export const contact = {
  phones: [
    { kind: 'mobile', number: '+972501234567' },
    { kind: 'work', number: '*2840' },
  ],
  whatsapp: { number: '+972501234567', text: say.greeting },
  emails: ['noa@barak.example'],
  website: 'https://barak.example/',
  address: { street: say.street, city: say.city, point: { latitude: 32.0785, longitude: 34.7743 } },
};

export const identity = {
  name: say.name,
  title: say.title,
  company: say.company,
  tagline: say.tagline,
  avatar: { file: samplePicture(8, 960, 960) },
  cover: { file: samplePicture(9, 1_600, 800) },
};

/** A profile with every possible content; `change` replaces whole sections. */
export const fullProfile = (change: object = {}): ProfileDocument =>
  documentExample({ identity, contact, blocks: Object.values(blocks), ...change });

/** Only the texts of one language, as in most profiles. */
export function inOneLanguage(document: ProfileDocument, locale: Locale): ProfileDocument {
  const other = locale === 'he' ? 'en' : 'he';
  const without = (_: string, value: unknown): unknown => {
    if (!value || typeof value !== 'object' || Array.isArray(value) || !(other in value)) return value;
    return { [locale]: (value as Record<string, unknown>)[locale] };
  };
  return profileDocument.parse({ ...JSON.parse(JSON.stringify(document), without), language: locale });
}

/** A Tuesday, 13:00 in Israel. */
export const now = new Date('2026-09-08T10:00:00Z');

export const pageContext = (change: Partial<PageContext> = {}): PageContext => ({
  locale: 'he',
  locales: ['he', 'en'],
  publicUrl: 'https://negia.example',
  path: '/p/noa',
  profileId: 1,
  now,
  hasBranding: true,
  preview: 'https://negia.example/previews/noa.jpg',
  script: '/assets/card.js',
  leadAction: '/p/noa/leads',
  mode: 'public',
  ...change,
});
