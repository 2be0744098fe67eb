/** The blog: posts that everyone reads and admins write. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { byId, fileId, id, plannedInstant, requiredText, searchText, text, tooLong, version } from '#base/schemas.ts';
import { locales } from '#i18n/locale.ts';
import { postBody } from './body.ts';
import { blogLimits, postStatuses } from './domain.ts';

const wrong = { error: 'errors.invalid' };
const instant = z.iso.datetime(wrong);

const cover = z.object({ file: fileId, alt: text(200).default('') });

/** Lowercase ASCII letters, digits, hyphens: the URL is shared, and a Hebrew letter takes six characters in a link. */
export const postSlug = z
  .string(wrong)
  .transform((typed) => typed.trim().toLowerCase())
  .pipe(
    z
      .string()
      .max(blogLimits.slugMax, tooLong)
      .regex(/^(?!\d+$)[a-z\d]+(-[a-z\d]+)*$/, { error: 'blog.slug.invalid' }),
  );

/** The fields of a post in a list. */
export const postSummary = z.object({
  id: z.number().int(),
  slug: z.string(),
  language: z.enum(locales),
  title: z.string(),
  summary: z.string(),
  cover: cover.nullable(),
  tags: z.array(z.string()),
  /** Whole minutes, at least one. */
  readingMinutes: z.number().int(),
  publishedAt: instant,
});
export type PostSummary = z.output<typeof postSummary>;

export const post = postSummary.extend({ body: postBody, updatedAt: instant, related: z.array(postSummary) });
export type Post = z.output<typeof post>;

/** A post as admins see and edit it. */
export const draftPost = postSummary
  .omit({ readingMinutes: true, publishedAt: true })
  .extend({
    body: postBody,
    status: z.enum(postStatuses),
    publishAt: instant.nullable(),
    version: z.number().int(),
    createdAt: instant,
    updatedAt: instant,
  });
export type DraftPost = z.output<typeof draftPost>;

export const draftPostRow = draftPost.omit({ body: true });
export type DraftPostRow = z.output<typeof draftPostRow>;

const title = requiredText(blogLimits.titleMax, 'blog.title.empty');
const tag = requiredText(blogLimits.tagMax, 'errors.invalid');

/** Saved whole, with the version it is based on: a stale save returns 409 with the newer post as `details.post`. */
export const postChange = z.object({
  version,
  slug: postSlug,
  language: z.enum(locales, wrong),
  title,
  summary: text(blogLimits.summaryMax).default(''),
  cover: cover.nullable().default(null),
  tags: z.array(tag).max(blogLimits.maxTags, { error: 'blog.tags.many' }).default([]),
  body: postBody,
});
export type PostChange = z.input<typeof postChange>;

const admin = { access: 'admin:content', needsSession: true } as const;

/** Enough for a long post with many links. */
const bodyLimit = 1_048_576;

export const blogApi = {
  /** Newest first, `pageSize` at a time; the next page is requested with the ID of the last post. */
  list: endpoint({
    method: 'GET',
    path: '/api/blog-posts',
    access: 'public',
    summary: 'Published posts of one language, newest first',
    query: z.object({
      language: z.enum(locales).optional(),
      tag: text(blogLimits.tagMax).optional(),
      q: text(100).optional(),
      before: id.optional(),
    }),
    answer: z.object({ posts: z.array(postSummary), tags: z.array(z.string()), hasMore: z.boolean() }),
  }),
  /** By ID or slug. */
  get: endpoint({
    method: 'GET',
    path: '/api/blog-posts/:id',
    access: 'public',
    summary: 'A published post, by its number or its slug',
    params: z.object({ id: searchText(200) }),
    answer: post,
  }),
  adminList: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/blog-posts',
    summary: 'All posts, drafts too, last changed first',
    answer: z.array(draftPostRow),
  }),
  adminGet: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/blog-posts/:id',
    summary: 'A post to change or look at',
    params: byId,
    answer: draftPost,
  }),
  create: endpoint({
    ...admin,
    method: 'POST',
    path: '/api/admin/blog-posts',
    summary: 'Begins a post',
    body: z.object({ title, language: z.enum(locales, wrong).default('he') }),
    answer: draftPost,
    status: 201,
  }),
  change: endpoint({
    ...admin,
    method: 'PUT',
    path: '/api/admin/blog-posts/:id',
    summary: 'Saves a post',
    params: byId,
    body: postChange,
    answer: draftPost,
    bodyLimit,
  }),
  /**
   * Publishes now or at a future instant. Missing required fields (summary, body) are returned as validation errors.
   */
  publish: endpoint({
    ...admin,
    method: 'PUT',
    path: '/api/admin/blog-posts/:id/publish',
    summary: 'Publishes a post, now or at a moment to come',
    params: byId,
    body: z.object({ at: plannedInstant.nullable().default(null) }),
    answer: draftPost,
  }),
  unpublish: endpoint({
    ...admin,
    method: 'PUT',
    path: '/api/admin/blog-posts/:id/unpublish',
    summary: 'Makes a draft of a post again',
    params: byId,
    answer: draftPost,
  }),
  remove: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/api/admin/blog-posts/:id',
    summary: 'Deletes a post for good',
    params: byId,
    answer: z.object({ success: z.boolean() }),
  }),
};
