import { AppError } from '#base/app-error.ts';
import type { CallAnswer } from '#base/endpoint.ts';
import { integerMax } from '#base/schemas.ts';
import { searchable } from '#features/leads/search.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type blogApi, type Post, postSlug } from '../contract.ts';
import { blogLimits } from '../domain.ts';
import { changedAt, presentPost, presentSummary } from './present.ts';
import * as queries from './queries.ts';

type Reading = Pick<Services, 'db' | 'clock'>;

const maxTags = 20;

interface PostListQuery extends Omit<queries.PostFilter, 'searchText'> {
  readonly q?: string | undefined;
}

export async function listPosts(
  { db, clock }: Reading,
  { q, ...filter }: PostListQuery,
): Promise<CallAnswer<typeof blogApi.list>> {
  const now = clock.now();
  const terms = searchable(q ?? '')
    .split(' ')
    .filter(Boolean);
  const [rows, tags] = await Promise.all([
    queries.listPublished(db, { ...filter, terms }, now, blogLimits.pageSize + 1),
    queries.listTags(db, filter.language, now, maxTags),
  ]);
  const page = rows.slice(0, blogLimits.pageSize);
  return { posts: page.map(presentSummary), tags, hasMore: rows.length > page.length };
}

/** Whatever does not look like a number or an address is asked of nobody. */
export async function findPublished(db: Db, name: string, now: Date): Promise<queries.PublishedRow | undefined> {
  if (/^\d+$/.test(name))
    return Number(name) <= integerMax ? queries.findPublishedById(db, Number(name), now) : undefined;
  const slug = postSlug.safeParse(name);
  return slug.success ? queries.findPublishedBySlug(db, slug.data, now) : undefined;
}

/** Drafts, posts whose day has not come and posts that never were cannot be told apart from outside. */
export async function getPost({ db, clock }: Reading, name: string): Promise<Post> {
  const now = clock.now();
  const row = await findPublished(db, name, now);
  if (!row) throw new AppError('not_found');
  return presentPost(row, await queries.listRelated(db, row, now, blogLimits.maxRelated));
}

export interface SitemapEntry {
  readonly path: string;
  readonly changedAt: Date;
}

export async function listPostsForSearch({ db, clock }: Reading): Promise<SitemapEntry[]> {
  const rows = await queries.listAddresses(db, clock.now());
  return rows.map((row) => ({ path: `/blog/${row.slug}`, changedAt: changedAt(row) }));
}
