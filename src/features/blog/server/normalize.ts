import type { z } from 'zod';
import { searchable } from '#features/leads/search.ts';
import type { PostBlock, PostBody, Run } from '../body.ts';
import type { postChange } from '../contract.ts';
import { linesOfBlock, textOfBody } from '../reading.ts';

export type PostInput = Omit<z.output<typeof postChange>, 'version'>;

/** What turns or hides the letters around it. Marks of direction and joiners stay: Hebrew and emoji are written with them. */
const steering = /[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g;

const straight = (typed: string): string => typed.replace(steering, '');
export const oneLine = (typed: string): string => straight(typed).replace(/\s+/g, ' ').trim();

/** As it is kept: what says nothing is gone, and no letter does anything but stand there. */
export const normalizePost = (post: PostInput): PostInput => ({
  ...post,
  title: oneLine(post.title),
  summary: oneLine(post.summary),
  cover: post.cover && { ...post.cover, alt: oneLine(post.cover.alt) },
  tags: normalizeTags(post.tags),
  body: post.body.map(normalizeBlock),
});

/** Two spellings of one word are one tag, the first as it was typed. */
function normalizeTags(tags: readonly string[]): string[] {
  const bySearchText = new Map<string, string>();
  for (const tag of tags.map(oneLine).filter(Boolean))
    if (!bySearchText.has(searchable(tag))) bySearchText.set(searchable(tag), tag);
  return [...bySearchText.values()];
}

const normalizeRuns = (runs: readonly Run[]): Run[] =>
  runs.map((run) => ({ ...run, text: straight(run.text) })).filter(({ text }) => text !== '');

function normalizeBlock(block: PostBlock): PostBlock {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return { ...block, runs: normalizeRuns(block.runs) };
    case 'list':
      return { ...block, items: block.items.map(normalizeRuns) };
    case 'quote':
      return { ...block, paragraphs: block.paragraphs.map(normalizeRuns) };
    case 'picture':
      return { ...block, alt: oneLine(block.alt), caption: oneLine(block.caption) };
    case 'divider':
      return block;
  }
}

const hasText = (runs: readonly Run[]): boolean => runs.some(({ text }) => text.trim() !== '');

/** As readers get it: whoever writes may leave an empty line for later, which is nothing to see. */
export const visibleBody = (body: PostBody): PostBody =>
  body
    .map((block): PostBlock => {
      if (block.kind === 'list') return { ...block, items: block.items.filter(hasText) };
      return block.kind === 'quote' ? { ...block, paragraphs: block.paragraphs.filter(hasText) } : block;
    })
    .filter((block) => ['picture', 'divider'].includes(block.kind) || linesOfBlock(block).some((line) => line.trim()));

/** Everything that a search looks at, in the form in which two spellings of one thing are equal. */
export const searchTextOf = ({ title, summary, tags, body }: Omit<PostInput, 'slug' | 'language' | 'cover'>): string =>
  [title, summary, ...tags, textOfBody(body)].map(searchable).join('\n');
