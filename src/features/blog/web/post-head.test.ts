import { expect, test } from 'vitest';
import { createQueryClient } from '#web-kit/api/query-client.ts';
import type { Post } from '../contract.ts';
import { blogHead, postHead } from './post-head.ts';
import { blogQueries } from './queries.ts';
import { aPost } from './testing/posts.ts';

const url = 'https://negia.example';
const api = undefined as never;

function headOf(id: string, post: Post | null | undefined) {
  const queries = createQueryClient(api);
  if (post !== undefined) queries.setQueryData(blogQueries.post(api, id).queryKey, post);
  return postHead(queries, id, 'he', url);
}

test('a post has metadata in its own language and one canonical URL, whatever id it was requested by', () => {
  for (const id of ['7', 'former-slug', 'opening-hours'])
    expect(headOf(id, aPost())).toMatchObject({
      type: 'article',
      language: 'en',
      title: 'Opening <hours> · Negia',
      description: 'When people come, and when they do not.',
      canonicalPath: '/blog/opening-hours',
      picturePath: '/blog/opening-hours/preview.jpg',
      pictureAlt: 'A door',
    });
});

test('structured data for search engines has the author, content and dates', () => {
  expect(headOf('7', aPost()).structuredData).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Opening <hours>',
    datePublished: '2026-01-14T22:30:00.000Z',
    dateModified: '2026-02-01T10:00:00.000Z',
    inLanguage: 'en',
    image: ['https://negia.example/blog/opening-hours/preview.jpg'],
    mainEntityOfPage: { '@id': 'https://negia.example/blog/opening-hours' },
    author: { '@type': 'Organization', name: 'Negia' },
    publisher: { '@type': 'Organization', name: 'Negia' },
  });
});

test('the modification date is never before the publication date', () => {
  const early = aPost({ updatedAt: '2026-01-01T00:00:00.000Z' });
  expect(headOf('7', early).structuredData).toMatchObject({ dateModified: early.publishedAt });
});

test('without a cover there is no image in the metadata', () => {
  const head = headOf('7', aPost({ cover: null }));
  expect(head).not.toHaveProperty('picturePath');
  expect(head.structuredData).not.toHaveProperty('image');
});

test('a missing or unreadable post still has a title', () => {
  expect(headOf('7', null).title).toBe('הפוסט לא נמצא · נגיעה');
  expect(headOf('7', undefined)).toEqual(blogHead('he'));
  expect(headOf('7', null)).not.toHaveProperty('canonicalPath');
});
