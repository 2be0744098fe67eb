import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Post } from '../contract.ts';
import { blogTexts } from './blog-texts.ts';
import { postPath } from './post-path.ts';
import { findReadPost } from './queries.ts';

export interface PostHead {
  readonly title: string;
  readonly description: string;
  readonly type?: 'article';
  /** Set if the page exists in this language only. */
  readonly language?: Locale;
  /** IDs and former slugs lead to the post too; this is its canonical path. */
  readonly canonicalPath?: string;
  readonly picturePath?: string;
  readonly pictureAlt?: string;
  readonly structuredData?: object;
}

export function blogHead(locale: Locale) {
  const t = translator(blogTexts, locale);
  return { title: t('blogPages.head.title'), description: t('blogPages.head.description') };
}

/** Title and previews are in the post's language, regardless of the visitor's. */
export function postHead(queries: QueryClient, id: string, locale: Locale, publicUrl: string): PostHead {
  const found = findReadPost(queries, id);
  if (found === undefined) return blogHead(locale);
  if (found === null) {
    const t = translator(blogTexts, locale);
    return { title: t('blogPages.head.lost'), description: t('blogPages.lost.bare') };
  }
  const canonicalPath = postPath(found);
  return {
    type: 'article',
    language: found.language,
    title: translator(blogTexts, found.language)('blogPages.head.post', { title: found.title }),
    description: found.summary,
    canonicalPath,
    ...(found.cover && { picturePath: `${canonicalPath}/preview.jpg`, pictureAlt: found.cover.alt || found.title }),
    structuredData: blogPosting(found, publicUrl),
  };
}

/** Structured data for search engines. The publisher is the author, since posts have no named one. */
function blogPosting(post: Post, publicUrl: string): object {
  const address = publicUrl + postPath(post);
  const name = translator(blogTexts, post.language)('blogPages.publisher');
  const house = { '@type': 'Organization', name, url: `${publicUrl}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt > post.publishedAt ? post.updatedAt : post.publishedAt,
    inLanguage: post.language,
    ...(post.cover && { image: [`${address}/preview.jpg`] }),
    ...(post.tags.length > 0 && { keywords: post.tags }),
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    author: house,
    publisher: { ...house, logo: { '@type': 'ImageObject', url: `${publicUrl}/icons/apple-touch-icon.png` } },
  };
}
