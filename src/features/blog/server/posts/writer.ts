import type { Locale } from '#i18n/locale.ts';
import type { PostBlock, PostBody, Run } from '../../body.ts';

/** `**bold**` and `[words](/address)` within a sentence. */
const pattern = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()]+)\)/g;

/** Parses a sentence into runs, so that a post's source file stays readable. */
export function runsOf(sentence: string): Run[] {
  const runs: Run[] = [];
  let read = 0;
  for (const { 0: match, 1: bold, 2: text, 3: link, index } of sentence.matchAll(pattern)) {
    if (index > read) runs.push({ text: sentence.slice(read, index) });
    if (bold) runs.push({ text: bold, isBold: true });
    if (text && link) runs.push({ text, link });
    read = index + match.length;
  }
  return read < sentence.length ? [...runs, { text: sentence.slice(read) }] : runs;
}

export const p = (sentence: string): PostBlock => ({ kind: 'paragraph', runs: runsOf(sentence) });

export const h = (text: string): PostBlock => ({ kind: 'heading', level: 2, runs: runsOf(text) });

export const list = (...items: string[]): PostBlock => ({ kind: 'list', isNumbered: false, items: items.map(runsOf) });

export const steps = (...items: string[]): PostBlock => ({ kind: 'list', isNumbered: true, items: items.map(runsOf) });

export const quote = (...paragraphs: string[]): PostBlock => ({ kind: 'quote', paragraphs: paragraphs.map(runsOf) });

/** A post bundled with the product: it exists in a new installation until an admin changes or deletes it. */
export interface SeedPost {
  readonly slug: string;
  readonly language: Locale;
  readonly title: string;
  readonly summary: string;
  /** The image is `db/covers/{name}`. */
  readonly cover: { readonly name: string; readonly alt: string };
  readonly tags: readonly string[];
  readonly body: PostBody;
  readonly daysAgo: number;
}
