import type { PostPart, Run } from '../../body.ts';

/** `**bold**` and `[words](/address)` within a sentence. */
const pattern = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()]+)\)/g;

/** Turns a sentence into runs, so that a post's file reads like the post itself. */
export function runsOf(sentence: string): Run[] {
  const runs: Run[] = [];
  let read = 0;
  for (const { 0: whole, 1: bold, 2: words, 3: link, index } of sentence.matchAll(pattern)) {
    if (index > read) runs.push({ text: sentence.slice(read, index) });
    if (bold) runs.push({ text: bold, isBold: true });
    if (words && link) runs.push({ text: words, link });
    read = index + whole.length;
  }
  return read < sentence.length ? [...runs, { text: sentence.slice(read) }] : runs;
}

export const p = (sentence: string): PostPart => ({ kind: 'paragraph', runs: runsOf(sentence) });

export const h = (words: string): PostPart => ({ kind: 'heading', level: 2, runs: runsOf(words) });

export const list = (...items: string[]): PostPart => ({ kind: 'list', isNumbered: false, items: items.map(runsOf) });

export const steps = (...items: string[]): PostPart => ({ kind: 'list', isNumbered: true, items: items.map(runsOf) });

export const quote = (...paragraphs: string[]): PostPart => ({ kind: 'quote', paragraphs: paragraphs.map(runsOf) });
