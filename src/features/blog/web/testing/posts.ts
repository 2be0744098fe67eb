import type { Post, PostSummary } from '../../contract.ts';

export const postSummaryExample = (change: Partial<PostSummary> = {}): PostSummary => ({
  id: 7,
  slug: 'opening-hours',
  language: 'en',
  title: 'Opening <hours>',
  summary: 'When people come, and when they do not.',
  cover: { file: 'p_abcdefghij0123456789ab_1280x720_aabbcc', alt: 'A door' },
  tags: ['Hours', 'A & B'],
  readingMinutes: 3,
  publishedAt: '2026-01-14T22:30:00.000Z',
  ...change,
});

export const aPost = (change: Partial<Post> = {}): Post => ({
  ...postSummaryExample(),
  body: [{ kind: 'paragraph', runs: [{ text: 'Come in.' }] }],
  updatedAt: '2026-02-01T10:00:00.000Z',
  related: [],
  ...change,
});
