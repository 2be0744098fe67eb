import type { z } from 'zod';
import type { Words } from '#base/content-schemas.ts';
import type { profileDocument } from '#features/profiles/document/document.ts';
import type { Locale } from '#i18n/locale.ts';

export type DocumentInput = z.input<typeof profileDocument>;
type BlockInput = NonNullable<DocumentInput['blocks']>[number];

/** In Hebrew and in English; a text alone is the same in every language of the card, as a price is. */
export type Said = string | readonly [he: string, en: string];

/** Ids of stored files by the name of the drawing; what is not stored yet is left out. */
export type StoredNames = ReadonlyMap<string, string>;

type Rich = { readonly heading: Said } | { readonly list: readonly Said[] } | Said;

const isPair = (said: Rich): said is Said => typeof said === 'string' || Array.isArray(said);

/** `9:00-13:00 16:00-19:00`: the spans of one day; nothing: closed. */
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

/** Writes a card of an invented business with few words about form, so that its file reads like the card itself. */
export function writer(languages: readonly Locale[], stored: StoredNames) {
  const say = (said: Said): Words =>
    typeof said === 'string'
      ? Object.fromEntries(languages.map((language) => [language, said]))
      : { he: said[0], en: said[1] };
  const picture = (name: string, alt: Said) => {
    const file = stored.get(name);
    return file ? { file, alt: say(alt) } : undefined;
  };
  const run = (text: string) => [{ text }];
  const richPart = (part: Rich, locale: Locale) => {
    if (isPair(part)) return { kind: 'paragraph', runs: run(say(part)[locale] ?? '') };
    if ('heading' in part) return { kind: 'heading', runs: run(say(part.heading)[locale] ?? '') };
    return { kind: 'list', items: part.list.map((item) => run(say(item)[locale] ?? '')) };
  };

  return {
    say,
    picture,
    /** `{avatar: …}` or nothing, as the document's optional fields want it. */
    pictures: (names: Readonly<Record<string, readonly [name: string, alt: Said]>>) =>
      Object.fromEntries(
        Object.entries(names).flatMap(([place, [name, alt]]) => {
          const found = picture(name, alt);
          return found ? [[place, found]] : [];
        }),
      ),
    about: (title: Said, parts: readonly Rich[]): BlockInput => ({
      id: 'about',
      kind: 'about',
      title: say(title),
      text: Object.fromEntries(languages.map((locale) => [locale, parts.map((part) => richPart(part, locale))])),
    }),
    links: (items: readonly (readonly [label: Said, address: string])[], title?: Said): BlockInput => ({
      id: 'links',
      kind: 'links',
      ...(title && { title: say(title) }),
      items: items.map(([label, address]) => ({ label: say(label), address })),
    }),
    social: (items: readonly (readonly [network: string, address: string])[]): BlockInput => ({
      id: 'social',
      kind: 'social',
      items: items.map(([network, address]) => ({ network, address })),
    }),
    gallery: (title: Said, items: readonly (readonly [name: string, alt: Said])[]): BlockInput => ({
      id: 'gallery',
      kind: 'gallery',
      title: say(title),
      pictures: items.map(([name, alt]) => picture(name, alt)).filter(present),
    }),
    services: (
      title: Said,
      items: readonly (readonly [name: Said, text: Said, price: Said, drawing?: string])[],
    ): BlockInput => ({
      id: 'services',
      kind: 'services',
      title: say(title),
      items: items.map(([name, text, price, drawing]) => {
        const shown = drawing && picture(drawing, name);
        return { name: say(name), text: say(text), price: say(price), ...(shown && { picture: shown }) };
      }),
    }),
    /** Sunday first. */
    hours: (
      week: readonly string[],
      exceptions: readonly (readonly [date: string, spans: string, note: Said])[] = [],
    ): BlockInput => ({
      id: 'hours',
      kind: 'hours',
      week: week.map(spansOf),
      exceptions: exceptions.map(([date, spans, note]) => ({ date, spans: spansOf(spans), note: say(note) })),
    }),
    video: (title: Said, address: string): BlockInput => ({ id: 'video', kind: 'video', title: say(title), address }),
    recommendations: (
      title: Said,
      items: readonly (readonly [text: Said, author: Said, stars?: number])[],
    ): BlockInput => ({
      id: 'recommendations',
      kind: 'recommendations',
      title: say(title),
      items: items.map(([text, author, stars = 5]) => ({ text: say(text), author: say(author), stars })),
    }),
    questions: (title: Said, items: readonly (readonly [question: Said, answer: Said])[]): BlockInput => ({
      id: 'questions',
      kind: 'questions',
      title: say(title),
      items: items.map(([question, answer]) => ({ question: say(question), answer: say(answer) })),
    }),
    payment: (title: Said, items: readonly (readonly [label: Said, address: string])[]): BlockInput => ({
      id: 'payment',
      kind: 'payment',
      title: say(title),
      items: items.map(([label, address]) => ({ label: say(label), address })),
    }),
    files: (title: Said, items: readonly (readonly [name: string, label: Said])[]): BlockInput => ({
      id: 'files',
      kind: 'files',
      title: say(title),
      items: items.flatMap(([name, label]) => {
        const file = stored.get(name);
        return file ? [{ file, label: say(label) }] : [];
      }),
    }),
    leadForm: (
      title: Said,
      button: Said,
      fields: readonly { label: Said; choices?: readonly Said[]; kind?: 'text' | 'date' }[] = [],
    ): BlockInput => ({
      id: 'lead-form',
      kind: 'lead-form',
      title: say(title),
      button: say(button),
      fields: fields.map(({ label, choices = [], kind = 'text' }, place) => ({
        id: `field-${place + 1}`,
        kind: choices.length ? 'choice' : kind,
        label: say(label),
        choices: choices.map(say),
        isRequired: false,
      })),
    }),
  };
}

export type Writer = ReturnType<typeof writer>;
