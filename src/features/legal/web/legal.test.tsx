import { glob, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { type Dictionary, isText, type Text, type Texts } from '#i18n/texts.ts';
import { expectSoundHtml } from '#testing/expect-sound-html.ts';
import { renderPage } from '#testing/render-page.tsx';
import { legalValues } from '../values.ts';
import { legalNames, type ReadDocument, readDocument } from './frame/legal-document.ts';
import { parseRichText } from './frame/rich-text.tsx';
import {
  accessibilityDocument,
  LegalPage,
  legalHead,
  privacyDocument,
  refundDocument,
  termsDocument,
} from './index.ts';
import { privacyTexts } from './privacy/privacy-texts.ts';

const mail = 'legal@negia.example';
const documents = {
  privacy: (locale: Locale) => readDocument(privacyDocument, locale, mail),
  terms: (locale: Locale) => readDocument(termsDocument, locale, mail),
  refund: (locale: Locale) => readDocument(refundDocument, locale, mail),
  accessibility: (locale: Locale) => readDocument(accessibilityDocument, locale, mail),
};
const pages = {
  privacy: () => <LegalPage document={privacyDocument} />,
  terms: () => <LegalPage document={termsDocument} />,
  refund: () => <LegalPage document={refundDocument} />,
  accessibility: () => <LegalPage document={accessibilityDocument} />,
};
const cells = legalNames.flatMap((name) => locales.map((locale) => [name, locale] as const));

const sentencesOf = ({ nutshell, sections, changes }: ReadDocument): string[] => [
  ...nutshell,
  ...changes.map(({ text }) => text),
  ...sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => {
      if (typeof block === 'string') return [block];
      return block.kind === 'table' ? [block.caption, ...block.head, ...block.rows.flat()] : block.items;
    }),
  ]),
];

const linksOf = (document: ReadDocument): string[] =>
  sentencesOf(document)
    .flatMap(parseRichText)
    .flatMap((node) => (node.kind === 'link' ? [node.href] : []));

const textsIn = (dictionary: Dictionary): Text[] =>
  Object.values(dictionary).flatMap((value) => (isText(value) ? [value] : textsIn(value)));

const render = (name: (typeof legalNames)[number], locale: Locale): string => {
  const Page = pages[name];
  const contact = { mail, phone: '', whatsapp: '', hours: '', address: '' };
  const settings = { claims: [], contact, holidays: [] };
  return renderPage(<Page />, {
    locale,
    prepare: (queries) => queries.setQueryData(['/api/settings', locale], settings),
  });
};

describe.each(cells)('%s in %s', (name, locale) => {
  const document = documents[name](locale);

  test('has no unresolved markup, key or number', () => {
    for (const sentence of sentencesOf(document)) {
      expect(sentence).not.toMatch(/[{}<>]|undefined|NaN/);
      for (const node of parseRichText(sentence)) if (node.kind === 'words') expect(node.text).not.toMatch(/[[\]`]/);
    }
  });

  test('is written in its own script', () => {
    for (const sentence of sentencesOf(document)) {
      const texts = parseRichText(sentence).flatMap((node) => (node.kind === 'words' ? [node.text] : []));
      if (locale === 'en') expect(sentence).not.toMatch(/[\u0590-\u05ff]/);
      else if (/\p{L}/u.test(texts.join(''))) expect(sentence).toMatch(/[\u0590-\u05ff]/);
    }
  });

  test('links only to pages of the product or to the contact email', () => {
    const paths = [
      '/privacy',
      '/terms',
      '/refund',
      '/accessibility',
      '/contact',
      '/embed',
      '/blog',
      '/communities',
      '/account',
      '/wallet',
      '/physical-cards',
      `mailto:${mail}`,
    ];
    expect(paths).toEqual(expect.arrayContaining(linksOf(document)));
    expect(linksOf(document)).toContain('/contact');
  });

  test('list items start with their subject', () => {
    const points = document.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block !== 'string' && block.kind === 'points' ? block.items : [])),
    );
    for (const point of points) expect(point.indexOf(':')).toBeGreaterThan(0);
    for (const point of points) expect(point.indexOf(':')).toBeLessThan(80);
  });

  test('renders the date, the contents and a print button', () => {
    const html = render(name, locale);
    expectSoundHtml(html, locale);
    for (const { id } of [...document.sections, { id: 'changes' }]) {
      expect(html).toContain(` id="${id}"`);
      expect(html).toContain(`href="#${id}"`);
    }
    expect(html).toContain(`dateTime="${document.changes[0].day}`);
    expect(html).toContain({ he: 'הדפסה', en: 'Print' }[locale]);
    expect(html).toContain(`<h1>${legalHead(name, locale).title}</h1>`);
    expect(html).toContain(`href="mailto:${mail}"`);
  });

  test('links to the other documents and not to itself', () => {
    const links = [...render(name, locale).matchAll(/href="\/(\w+)"/g)].map(([, path]) => path);
    expect(links).toEqual(expect.arrayContaining(legalNames.filter((one) => one !== name)));
    expect(links).not.toContain(name);
  });
});

test.each(legalNames)('%s has the same structure and links in both languages', (name) => {
  const shape = ({ sections, nutshell }: ReadDocument) => [
    nutshell.length,
    sections.map(({ id, blocks }) => [id, blocks.map((block) => (typeof block === 'string' ? 'text' : block.kind))]),
  ];
  expect(shape(documents[name]('he'))).toEqual(shape(documents[name]('en')));
  expect(linksOf(documents[name]('he')).toSorted()).toEqual(linksOf(documents[name]('en')).toSorted());
});

test.each([privacyDocument.texts, termsDocument.texts, refundDocument.texts, accessibilityDocument.texts] as Texts[])(
  'both languages have the same placeholders in the same sentences',
  ({ dictionary }) => {
    const placeholders = (sentence: string) => (sentence.match(/\{\w+(?=[,}])/g) ?? []).toSorted();
    for (const [he, en] of textsIn(dictionary)) expect(placeholders(he)).toEqual(placeholders(en));
  },
);

test('every defined value is used in some text', () => {
  const all = [privacyDocument, termsDocument, refundDocument, accessibilityDocument]
    .flatMap(({ texts }) => textsIn((texts as Texts).dictionary).map(([he]) => he))
    .join(' ');
  for (const name of [...Object.keys(legalValues), 'mail']) expect(all).toMatch(new RegExp(`\\{${name}[,}]`));
});

test('changes are listed newest first', () => {
  for (const name of legalNames) {
    const days = documents[name]('he').changes.map(({ day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
  }
});

describe('browser storage', () => {
  const { cookies, storage } = privacyTexts.dictionary;
  const documented = [...textsIn(cookies), ...textsIn(storage)]
    .flatMap(([he]) => parseRichText(he))
    .flatMap((node) => (node.kind === 'name' ? [node.text] : []));

  /** Where browser storage is used, and under which name. New entries must be added here and to the policy. */
  const storageOwners: Readonly<Record<string, readonly string[]>> = {
    'src/web-kit/session/session-user.ts': ['currentUser', 'token'],
    'src/web-kit/api/csrf-token.ts': ['csrfToken'],
    'src/entries/page-root/browser-environment.ts': ['language'],
    'src/features/profiles/page-script/display.ts': ['card-display'],
    'src/features/profiles/web/expired-profile.tsx': ['expiredProfile'],
    'src/features/editor/web/state/autosave.ts': ['negia-draft-…'],
    'src/features/physical-cards/web/face/true-size-field.tsx': ['cardPixelsPerMillimetre'],
    'src/features/physical-cards/web/order/use-order-form.ts': ['card-order …'],
    'src/features/physical-cards/web/designer/state/draft.ts': ['negia-card-design-…'],
    'src/features/leads/web/detail/notes-section.tsx': ['lead-note-…'],
    'src/features/checkout/web/state/attempts.ts': ['checkout'],
    'src/features/support/web/chat/window/chat-window.tsx': ['supportChatTheme'],
    'src/features/support/web/contact/contact-draft.ts': ['contactDraft'],
    'src/features/blog/web/admin/editor/state/post-draft.ts': ['negia-post-…'],
  };

  const sources = async (pattern: RegExp): Promise<string[]> => {
    const files = (await Array.fromAsync(glob('src/**/*.{ts,tsx}'))).map((file) => file.replaceAll('\\', '/'));
    const read = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const));
    return read.flatMap(([file, text]) => (!file.includes('.test.') && pattern.test(text) ? [file] : []));
  };

  test('is documented wherever the code writes to it', async () => {
    const found = await sources(/writeStored\('|unsavedCopies\(\s*'|Storage\.setItem\(/);
    expect(found.toSorted()).toEqual(Object.keys(storageOwners).toSorted());
    expect(documented).toEqual(expect.arrayContaining(Object.values(storageOwners).flat()));
  });

  test('is documented under the names in the code', async () => {
    for (const [file, names] of Object.entries(storageOwners)) {
      const text = `${await readFile(file, 'utf8')} ${await readFile('src/i18n/locale.ts', 'utf8')}`;
      for (const name of names) expect(text).toContain(name.replace('…', ''));
    }
  });

  test('has every cookie documented', async () => {
    const files = await sources(/cookies\.set\(|document\.cookie = /);
    const code = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
    const named = [...code.matchAll(/[cC]ookieName = '([\w-]+)'/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThanOrEqual(4);
    expect(documented).toEqual(expect.arrayContaining([...named, 'session', 'language']));
  });
});
