import type { CallAnswer } from '#base/endpoint.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { blogApi, type Post } from '../contract.ts';

export interface PostFilter {
  readonly language: Locale;
  readonly tag?: string | undefined;
  readonly q?: string | undefined;
}

export type PostsPage = CallAnswer<typeof blogApi.list>;

export const readPosts = (api: Api, { language, tag, q }: PostFilter, before?: number): Promise<PostsPage> =>
  api.call(blogApi.list, { query: { language, ...(tag && { tag }), ...(q && { q }), ...(before && { before }) } });

export const readPost = (api: Api, id: string): Promise<Post | null> =>
  api.call(blogApi.get, { params: { id } }).catch((error: unknown) => {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  });
