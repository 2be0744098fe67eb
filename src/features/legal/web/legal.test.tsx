import { glob, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { type Run, textOfRuns } from '#base/markdown.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml, renderPage } from '#testing/render-page.tsx';
import { legalValues } from '../values.ts';
import {
  type LegalBlock,
  type LegalDocument,
  type LegalName,
  type LegalSection,
  legalNames,
  readDocument,
} from './frame/legal-page.tsx';
import { LegalPage, legalHead } from './index.ts';

const mail = 'legal@negia.example';
const files = import.meta.glob<string>('../content/*.md', { query: '?raw', import: 'default', eager: true });
const sourceOf = (name: LegalName, locale: Locale): string => files[`../content/${name}.${locale}.md`] ?? '';
const documentOf = (name: LegalName): LegalDocument => ({ name, he: sourceOf(name, 'he'), en: sourceOf(name, 'en') });
const read = (name: LegalName, locale: Locale) => readDocument(documentOf(name), locale, mail);
const cells = legalNames.flatMap((name) => locales.map((locale) => [name, locale] as const));

const sectionsOf = (name: LegalName, locale: Locale): LegalSection[] => {
  const { nutshell, sections, changes } = read(name, locale);
  return [nutshell, ...sections, changes];
};

const linesOf = (block: LegalBlock): Run[][] => {
  if (block.kind === 'paragraph') return [block.runs];
  return block.kind === 'list' ? block.items : [[{ text: block.caption }], ...block.head, ...block.rows.flat()];
};

const sentencesOf = (sections: readonly LegalSection[]): Run[][] =>
  sections.flatMap(({ title, blocks }) => [[{ text: title }], ...blocks.flatMap(linesOf)]);

const linksOf = (name: LegalName, locale: Locale): string[] =>
  sentencesOf(sectionsOf(name, locale))
    .flat()
    .flatMap(({ link }) => link ?? []);

const render = (name: LegalName, locale: Locale): string => {
  const contact = { mail, phone: '', whatsapp: '', hours: '', address: '' };
  const settings = { claims: [], contact, holidays: [] };
  return renderPage(<LegalPage document={documentOf(name)} />, {
    locale,
    prepare: (queries) => queries.setQueryData(['/api/settings', locale], settings),
  });
};

describe.each(cells)('%s in %s', (name, locale) => {
  const document = read(name, locale);

  test('is written in its own script, with every number', () => {
    for (const runs of sentencesOf(sectionsOf(name, locale))) {
      const sentence = textOfRuns(runs);
      expect(sentence).not.toMatch(/undefined|NaN/);
      if (locale === 'en') expect(sentence).not.toMatch(/[\u0590-\u05ff]/);
      else if (/\p{L}/u.test(textOfRuns(runs.filter(({ isCode }) => !isCode))))
        expect(sentence).toMatch(/[\u0590-\u05ff]/);
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
    expect(paths).toEqual(expect.arrayContaining(linksOf(name, locale)));
    expect(linksOf(name, locale)).toContain('/contact');
  });

  test('all items of a list start with their subject in bold, or none', () => {
    const blocks = document.sections.flatMap((section) => section.blocks);
    for (const items of blocks.filter(({ kind }) => kind === 'list').map(linesOf)) {
      const subjects = items.flatMap(([first]) => (first?.isBold ? [first.text] : []));
      expect([0, items.length]).toContain(subjects.length);
      for (const subject of subjects) expect(subject).toMatch(/^.{1,79}:$/);
    }
  });

  test('renders the date, the contents and a print button', () => {
    const html = render(name, locale);
    expectSoundHtml(html, locale);
    for (const { id } of [...document.sections, { id: 'changes' }]) {
      expect(html).toContain(` id="${id}"`);
      expect(html).toContain(`href="#${id}"`);
    }
    expect(html).toContain(`dateTime="${document.versions[0].day}`);
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

describe.each(legalNames)('both languages of %s', (name) => {
  test('have the same outline: ids, kinds of blocks and lengths', () => {
    const outlineOf = (locale: Locale) =>
      sectionsOf(name, locale).map(({ id, blocks }) => [
        id,
        blocks.map((block) => [block.kind, linesOf(block).length]),
      ]);
    expect(outlineOf('en')).toEqual(outlineOf('he'));
  });

  test('have the same links, values, names, bold subjects and days in the same lines', () => {
    const marks = /\{#?\w+\}|\]\([^()]+\)|`[^`]+`|\*\*|^- [\d-]{10}:/g;
    const marksOf = (locale: Locale) =>
      sourceOf(name, locale)
        .split('\n')
        .map((line) => (line.match(marks) ?? []).toSorted());
    expect(marksOf('en')).toEqual(marksOf('he'));
  });
});

test('every defined value is used in some text', () => {
  const { demoHours: _, ...values } = legalValues;
  const all = Object.values(files).join();
  for (const name of [...Object.keys(values), 'demoTime', 'mail']) expect(all).toContain(`{${name}}`);
});

test.each(legalNames)('the changes of %s are listed newest first', (name) => {
  const days = read(name, 'he').versions.map(({ day }) => day);
  for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(days).toEqual(days.toSorted().toReversed());
});

describe('browser storage', () => {
  const sections = read('privacy', 'he').sections.filter(({ id }) => id === 'cookies' || id === 'storage');
  const documented = sentencesOf(sections)
    .flat()
    .flatMap(({ text, isCode }) => (isCode ? [text] : []));

  /** Where browser storage is used, and under which name. New entries must be added here and to the policy. */
  const storageOwners: Readonly<Record<string, readonly string[]>> = {
    'src/web-kit/session/session-user.ts': ['currentUser', 'token'],
    'src/web-kit/api/csrf-token.ts': ['csrfToken'],
    'src/web-kit/stored-locale.ts': ['language'],
    'src/features/profiles/page-script/display.ts': ['card-display'],
    'src/features/profiles/web/expired-profile.tsx': ['expiredProfile'],
    'src/features/editor/web/state/autosave.ts': ['negia-draft-…'],
    'src/features/editor/web/state/editor-store.ts': ['negia-second-language-…'],
    'src/features/physical-cards/web/face/true-size-field.tsx': ['cardPixelsPerMillimetre'],
    'src/features/physical-cards/web/order/use-order-form.ts': ['card-order …'],
    'src/features/physical-cards/web/designer/state/draft.ts': ['negia-card-design-…'],
    'src/features/leads/web/detail/notes-section.tsx': ['lead-note-…'],
    'src/features/checkout/web/state/attempts.ts': ['checkout'],
    'src/features/support/web/chat/window/chat-window.tsx': ['supportChatTheme'],
    'src/features/support/web/contact/use-contact.ts': ['contactDraft'],
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
