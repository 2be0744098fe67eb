import { isLocale, type Locale } from '#i18n/locale.ts';
import type { DraftPostRow } from '../../../contract.ts';
import { type PostStatus, postStatuses } from '../../../domain.ts';

export interface PostFilter {
  readonly status?: PostStatus;
  readonly language?: Locale;
  readonly q?: string;
}

export const maxSearch = 100;

/** Whatever in the address makes no sense is as if it were not there. */
export function postFilterOf(search: URLSearchParams): PostFilter {
  const status = postStatuses.find((one) => one === search.get('status'));
  const language = search.get('language');
  const q = search.get('q')?.trim().slice(0, maxSearch);
  return { ...(status && { status }), ...(isLocale(language) && { language }), ...(q && { q }) };
}

export function postsHref(filter: PostFilter): string {
  const text = new URLSearchParams({ ...filter }).toString();
  return text ? `/blog-admin?${text}` : '/blog-admin';
}

export const isNarrowed = ({ status, language, q }: PostFilter): boolean => Boolean(status || language || q);

const lower = (text: string): string => text.normalize('NFKC').toLowerCase();

/** All posts come at once, so that a search need not travel: each of its words must be somewhere. */
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
