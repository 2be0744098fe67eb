import { z } from 'zod';
import { locales } from '#i18n/locale.ts';
import { hrefWith, readFilter } from '#web-kit/address-filter.ts';
import type { DraftPostRow } from '../../../contract.ts';
import { postStatuses } from '../../../domain.ts';

export const maxSearch = 100;

const fields = {
  status: z.enum(postStatuses),
  language: z.enum(locales),
  q: z.string().transform((typed) => typed.slice(0, maxSearch)),
};

export type PostFilter = ReturnType<typeof readFilter<typeof fields>>;

export const postFilterOf = (search: URLSearchParams): PostFilter => readFilter(search, fields);

export const postsHref = (filter: PostFilter): string => hrefWith('/blog-admin', filter);

const lower = (text: string): string => text.normalize('NFKC').toLowerCase();

/** All posts are loaded at once, so searching needs no request: each word must match somewhere. */
export function matchingPosts(
  posts: readonly DraftPostRow[],
  { status, language, q = '' }: PostFilter,
): DraftPostRow[] {
  const terms = lower(q).split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    const searchText = lower([post.title, post.summary, post.slug, ...post.tags].join('\n'));
    const isThere = (!status || post.status === status) && (!language || post.language === language);
    return isThere && terms.every((term) => searchText.includes(term));
  });
}
