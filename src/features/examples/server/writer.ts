import type { z } from 'zod';
import type { LocalizedText } from '#base/schemas.ts';
import type { profileDocument } from '#features/profiles/document/document.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ExampleField } from '../contract.ts';

export type DocumentInput = z.input<typeof profileDocument>;
type BlockInput = NonNullable<DocumentInput['blocks']>[number];

/** Hebrew and English; a single string applies to every language of the profile, such as a price. */
export type TextInput = string | readonly [he: string, en: string];

/** IDs of stored files by drawing name; files not stored yet are missing. */
export type StoredNames = ReadonlyMap<string, string>;

type Rich = { readonly heading: TextInput } | { readonly list: readonly TextInput[] } | TextInput;

const isPair = (text: Rich): text is TextInput => typeof text === 'string' || Array.isArray(text);

/** Parses the opening hours of one day: `9:00-13:00 16:00-19:00`; empty means closed. */
const spansOf = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((span) => {
      const [from = 0, to = 0] = span.split('-').map(minutesOf);
      return { from, to };
    });

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

const present = <T>(value: T | undefined): value is T => value !== undefined;

/** Helpers for writing example profiles concisely, so that a seed file reads like the profile itself. */
export function writer(languages: readonly Locale[], stored: StoredNames) {
  const localized = (text: TextInput): LocalizedText =>
    typeof text === 'string'
      ? Object.fromEntries(languages.map((language) => [language, text]))
      : { he: text[0], en: text[1] };
  const picture = (name: string, alt: TextInput) => {
    const file = stored.get(name);
    return file ? { file, alt: localized(alt) } : undefined;
  };
  const run = (text: string) => [{ text }];
  const richTextNode = (node: Rich, locale: Locale) => {
    if (isPair(node)) return { kind: 'paragraph', runs: run(localized(node)[locale] ?? '') };
    if ('heading' in node) return { kind: 'heading', runs: run(localized(node.heading)[locale] ?? '') };
    return { kind: 'list', items: node.list.map((item) => run(localized(item)[locale] ?? '')) };
  };

  return {
    localized,
    picture,
    address: (street: TextInput, city: TextInput, [latitude, longitude]: readonly [number, number]) => ({
      street: localized(street),
      city: localized(city),
      point: { latitude, longitude },
    }),
    /** Returns `{avatar: …}` or an empty object, as the document's optional fields require. */
    pictures: (names: Readonly<Record<string, readonly [name: string, alt: TextInput]>>) =>
      Object.fromEntries(
        Object.entries(names).flatMap(([index, [name, alt]]) => {
          const found = picture(name, alt);
          return found ? [[index, found]] : [];
        }),
      ),
    about: (title: TextInput, nodes: readonly Rich[]): BlockInput => ({
      id: 'about',
      kind: 'about',
      title: localized(title),
      text: Object.fromEntries(languages.map((locale) => [locale, nodes.map((node) => richTextNode(node, locale))])),
    }),
    links: (items: readonly (readonly [label: TextInput, address: string])[], title?: TextInput): BlockInput => ({
      id: 'links',
      kind: 'links',
      ...(title && { title: localized(title) }),
      items: items.map(([label, address]) => ({ label: localized(label), address })),
    }),
    social: (items: readonly (readonly [network: string, address: string])[]): BlockInput => ({
      id: 'social',
      kind: 'social',
      items: items.map(([network, address]) => ({ network, address })),
    }),
    gallery: (title: TextInput, items: readonly (readonly [name: string, alt: TextInput])[]): BlockInput => ({
      id: 'gallery',
      kind: 'gallery',
      title: localized(title),
      pictures: items.map(([name, alt]) => picture(name, alt)).filter(present),
    }),
    services: (
      title: TextInput,
      items: readonly (readonly [name: TextInput, text: TextInput, price: TextInput, drawing?: string])[],
    ): BlockInput => ({
      id: 'services',
      kind: 'services',
      title: localized(title),
      items: items.map(([name, text, price, drawing]) => {
        const image = drawing && picture(drawing, name);
        return {
          name: localized(name),
          text: localized(text),
          price: localized(price),
          ...(image && { picture: image }),
        };
      }),
    }),
    /** Sunday first. */
    hours: (
      week: readonly string[],
      exceptions: readonly (readonly [date: string, spans: string, note: TextInput])[] = [],
    ): BlockInput => ({
      id: 'hours',
      kind: 'hours',
      week: week.map(spansOf),
      exceptions: exceptions.map(([date, spans, note]) => ({ date, spans: spansOf(spans), note: localized(note) })),
    }),
    video: (title: TextInput, address: string): BlockInput => ({
      id: 'video',
      kind: 'video',
      title: localized(title),
      address,
    }),
    recommendations: (
      title: TextInput,
      items: readonly (readonly [text: TextInput, author: TextInput, stars?: number])[],
    ): BlockInput => ({
      id: 'recommendations',
      kind: 'recommendations',
      title: localized(title),
      items: items.map(([text, author, stars = 5]) => ({ text: localized(text), author: localized(author), stars })),
    }),
    questions: (
      title: TextInput,
      items: readonly (readonly [question: TextInput, answer: TextInput])[],
    ): BlockInput => ({
      id: 'questions',
      kind: 'questions',
      title: localized(title),
      items: items.map(([question, answer]) => ({ question: localized(question), answer: localized(answer) })),
    }),
    payment: (title: TextInput, items: readonly (readonly [label: TextInput, address: string])[]): BlockInput => ({
      id: 'payment',
      kind: 'payment',
      title: localized(title),
      items: items.map(([label, address]) => ({ label: localized(label), address })),
    }),
    files: (title: TextInput, items: readonly (readonly [name: string, label: TextInput])[]): BlockInput => ({
      id: 'files',
      kind: 'files',
      title: localized(title),
      items: items.flatMap(([name, label]) => {
        const file = stored.get(name);
        return file ? [{ file, label: localized(label) }] : [];
      }),
    }),
    leadForm: (
      title: TextInput,
      button: TextInput,
      fields: readonly { label: TextInput; choices?: readonly TextInput[]; kind?: 'text' | 'date' }[] = [],
    ): BlockInput => ({
      id: 'lead-form',
      kind: 'lead-form',
      title: localized(title),
      button: localized(button),
      fields: fields.map(({ label, choices = [], kind = 'text' }, index) => ({
        id: `field-${index + 1}`,
        kind: choices.length ? 'choice' : kind,
        label: localized(label),
        choices: choices.map(localized),
        isRequired: false,
      })),
    }),
  };
}

export type Writer = ReturnType<typeof writer>;

/** Profile of a fictional business. Its drawings' names start with its slug. */
export interface ExampleSeed {
  readonly slug: string;
  readonly customSlug?: string;
  readonly field: ExampleField;
  readonly language: Locale;
  /** Second language, if any. */
  readonly alsoIn?: Locale;
  readonly write: (writer: Writer) => Omit<DocumentInput, 'version' | 'language'>;
}

export const documentOf = ({ language, alsoIn, write }: ExampleSeed, stored: StoredNames): DocumentInput => ({
  version: 1,
  language,
  ...write(writer(alsoIn ? [language, alsoIn] : [language], stored)),
});
