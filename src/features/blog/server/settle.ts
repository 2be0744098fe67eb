import type { z } from 'zod';
import { searchable } from '#features/leads/search.ts';
import type { PostBody, PostPart, Run } from '../body.ts';
import type { postChange } from '../contract.ts';
import { linesOfPart, textOfBody } from '../reading.ts';

export type PostInput = Omit<z.output<typeof postChange>, 'version'>;

/** What turns or hides the letters around it. Marks of direction and joiners stay: Hebrew and emoji are written with them. */
const steering = /[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g;

const straight = (typed: string): string => typed.replace(steering, '');
export const oneLine = (typed: string): string => straight(typed).replace(/\s+/g, ' ').trim();

/** As it is kept: what says nothing is gone, and no letter does anything but stand there. */
export const settlePost = (post: PostInput): PostInput => ({
  ...post,
  title: oneLine(post.title),
  summary: oneLine(post.summary),
  cover: post.cover && { ...post.cover, alt: oneLine(post.cover.alt) },
  tags: settleTags(post.tags),
  body: post.body.map(settlePart),
});

/** Two spellings of one word are one tag, the first as it was typed. */
function settleTags(tags: readonly string[]): string[] {
  const byWord = new Map<string, string>();
  for (const tag of tags.map(oneLine).filter(Boolean))
    if (!byWord.has(searchable(tag))) byWord.set(searchable(tag), tag);
  return [...byWord.values()];
}

const settleRuns = (runs: readonly Run[]): Run[] =>
  runs.map((run) => ({ ...run, text: straight(run.text) })).filter(({ text }) => text !== '');

function settlePart(part: PostPart): PostPart {
  switch (part.kind) {
    case 'paragraph':
    case 'heading':
      return { ...part, runs: settleRuns(part.runs) };
    case 'list':
      return { ...part, items: part.items.map(settleRuns) };
    case 'quote':
      return { ...part, paragraphs: part.paragraphs.map(settleRuns) };
    case 'picture':
      return { ...part, alt: oneLine(part.alt), caption: oneLine(part.caption) };
    case 'divider':
      return part;
  }
}

const isSaid = (runs: readonly Run[]): boolean => runs.some(({ text }) => text.trim() !== '');

/** As readers get it: whoever writes may leave an empty line for later, which is nothing to see. */
export const shownBody = (body: PostBody): PostBody =>
  body
    .map((part): PostPart => {
      if (part.kind === 'list') return { ...part, items: part.items.filter(isSaid) };
      return part.kind === 'quote' ? { ...part, paragraphs: part.paragraphs.filter(isSaid) } : part;
    })
    .filter((part) => ['picture', 'divider'].includes(part.kind) || linesOfPart(part).some((line) => line.trim()));

/** Everything that a search looks at, in the form in which two spellings of one thing are equal. */
export const wordsOf = ({ title, summary, tags, body }: Omit<PostInput, 'slug' | 'language' | 'cover'>): string =>
  [title, summary, ...tags, textOfBody(body)].map(searchable).join('\n');
