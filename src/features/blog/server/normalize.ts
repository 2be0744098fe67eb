import type { z } from 'zod';
import { transliterated } from '#base/transliterated.ts';
import { searchable } from '#features/leads/search.ts';
import type { PostBlock, PostBody, Run } from '../body.ts';
import type { postChange } from '../contract.ts';
import { blogLimits } from '../domain.ts';
import { linesOfBlock, textOfBody } from '../reading.ts';

export type PostInput = Omit<z.output<typeof postChange>, 'version'>;

/** Characters that reorder or hide text around them. Direction marks and joiners stay: Hebrew and emoji need them. */
const steering = /[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g;

const straight = (typed: string): string => typed.replace(steering, '');
export const oneLine = (typed: string): string => straight(typed).replace(/\s+/g, ' ').trim();

/** The stored form: without empty content and bidi control characters. */
export const normalizePost = (post: PostInput): PostInput => ({
  ...post,
  title: oneLine(post.title),
  summary: oneLine(post.summary),
  cover: post.cover && { ...post.cover, alt: oneLine(post.cover.alt) },
  tags: normalizeTags(post.tags),
  body: post.body.map(normalizeBlock),
});

/** Different spellings of one word become one tag, as first typed. */
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

/** The body for readers: drops empty blocks, which authors may leave in drafts. */
export const visibleBody = (body: PostBody): PostBody =>
  body
    .map((block): PostBlock => {
      if (block.kind === 'list') return { ...block, items: block.items.filter(hasText) };
      return block.kind === 'quote' ? { ...block, paragraphs: block.paragraphs.filter(hasText) } : block;
    })
    .filter((block) => ['picture', 'divider'].includes(block.kind) || linesOfBlock(block).some((line) => line.trim()));

/** The searchable text, normalized so that equivalent spellings are equal. */
export const searchTextOf = ({ title, summary, tags, body }: Omit<PostInput, 'slug' | 'language' | 'cover'>): string =>
  [title, summary, ...tags, textOfBody(body)].map(searchable).join('\n');

/** Generates a slug from a title: ASCII letters stay, Hebrew is transliterated, everything else becomes hyphens. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0591-\u05c7'"’\u05f3\u05f4]/g, '')
    .toLowerCase();
  const slugWords = transliterated(plain)
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  const slug = shortened(slugWords.join('-'), blogLimits.slugMax - suffixLength);
  // A slug of digits alone would be ambiguous with a post ID.
  return /[a-z]/.test(slug) ? slug : ['post', slug].filter(Boolean).join('-');
}

const suffixLength = 6;

/** Cuts at a word boundary if there is one. */
function shortened(slug: string, maxLength: number): string {
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength + 1).lastIndexOf('-');
  return slug.slice(0, cut > 0 ? cut : maxLength);
}

/** The first of `name`, `name-2`, `name-3`… that is free. */
export function freeSlug(slug: string, usedSlugs: ReadonlySet<string>): string {
  let suffix = 1;
  while (usedSlugs.has(suffix === 1 ? slug : `${slug}-${suffix}`)) suffix += 1;
  return suffix === 1 ? slug : `${slug}-${suffix}`;
}
