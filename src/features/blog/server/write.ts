import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { AppError, orNotFound } from '#base/app-error.ts';
import type { Locale } from '#i18n/locale.ts';
import { type AuditWriter, changesOf } from '#server-kit/audit/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { DraftPost, DraftPostRow, postChange } from '../contract.ts';
import { blogLimits, statusAt } from '../domain.ts';
import { textOfBody } from '../reading.ts';
import * as drafts from './draft-queries.ts';
import { freeSlug, normalizePost, oneLine, type PostInput, searchTextOf, slugOf } from './normalize.ts';
import { refuseForeign } from './pictures.ts';
import type { PostRow } from './queries.ts';
import { presentDraft, presentRow } from './read.ts';

type Reading = Pick<Services, 'db' | 'clock'>;
type Writing = Reading & { readonly user: Pick<Identity, 'id'>; readonly audit: AuditWriter };

export async function listDrafts({ db, clock }: Reading): Promise<DraftPostRow[]> {
  const now = clock.now();
  return (await drafts.listPosts(db, blogLimits.maxAdmin)).map((row) => presentRow(row, now));
}

export async function getDraft({ db, clock }: Reading, id: number): Promise<DraftPost> {
  const row = orNotFound(await drafts.findPost(db, id));
  return presentDraft(row, clock.now());
}

export async function createPost(
  { db, clock, user, audit }: Writing,
  { title: typed, language }: { readonly title: string; readonly language: Locale },
): Promise<DraftPost> {
  const now = clock.now();
  const title = titleOf(typed);
  const content = { title, summary: '', tags: [], body: [] };
  const row = await db.transaction(async (tx) => {
    await drafts.lockSlugs(tx);
    const slugBase = slugOf(title);
    const slug = freeSlug(slugBase, await drafts.listUsedSlugs(tx, slugBase));
    const made = { slug, language, authorId: user.id, createdAt: now, updatedAt: now };
    const row = await drafts.insertPost(tx, { ...content, ...made, searchText: searchTextOf(content) });
    await audit(tx, { action: 'blog.create', target: targetOf(row.id), after: { title, slug, language } });
    return row;
  });
  return presentDraft(row, now);
}

/** The title may be empty after invisible characters are removed. */
function titleOf(typed: string): string {
  const title = oneLine(typed);
  if (!title) throw new AppError('invalid_input', { fields: { title: 'blog.title.empty' } });
  return title;
}

/** Optimistic locking by version. A save that is repeated because its response was lost is recognized and accepted. */
export async function changePost(
  { db, clock, user, audit }: Writing,
  id: number,
  { version, ...typed }: z.output<typeof postChange>,
): Promise<DraftPost> {
  const now = clock.now();
  const post = normalizePost(typed);
  titleOf(post.title);
  return db.transaction(async (tx) => {
    const row = await getLocked(tx, id);
    if (row.version !== version) {
      if (row.version === version + 1 && isDeepStrictEqual(contentOf(row), post)) {
        await audit(tx, { ...savedPost(id), after: { title: post.title } });
        return presentDraft(row, now);
      }
      throw new AppError('conflict', { message: 'blog.stale', details: { post: presentDraft(row, now) } });
    }
    await refuseForeign(tx, user.id, post, row);
    await changeSlug(tx, row, post.slug, now);
    const changes = changesOf(auditedFields(row, row.body), auditedFields(post, row.body));
    const { before, after } = changes;
    await audit(tx, { ...savedPost(id), before, after: { title: post.title, ...after } });
    const change = { ...post, searchText: searchTextOf(post), version: version + 1, updatedAt: now };
    return presentDraft(await drafts.updatePost(tx, id, change), now);
  });
}

const targetOf = (id: number) => ({ kind: 'post', id });
/** The editor saves by itself while somebody writes. */
const savedPost = (id: number) => ({ action: 'blog.change', target: targetOf(id), isOncePerSitting: true });

/** All fields except the body, for which only the fact that it changed is logged. */
const auditedFields = (post: PostInput, bodyBefore: PostInput['body']) => ({
  ...contentOf(post),
  body: isDeepStrictEqual(post.body, bodyBefore) ? 'unchanged' : 'changed',
});

function contentOf(post: PostInput): PostInput {
  const { slug, language, title, summary, cover, tags, body } = post;
  return { slug, language, title, summary, cover, tags, body };
}

/** Stores the former slug, so that shared links keep working. */
async function changeSlug(tx: Db, row: PostRow, slug: string, now: Date): Promise<void> {
  if (slug === row.slug) return;
  await drafts.lockSlugs(tx);
  if (await drafts.isUsedByOther(tx, slug, row.id))
    throw new AppError('invalid_input', { fields: { slug: 'blog.slug.taken' } });
  if (statusAt(row, now) === 'published') await drafts.rememberSlug(tx, row.slug, row.id);
}

export async function removePost({ db, audit }: Writing, id: number): Promise<{ success: boolean }> {
  await db.transaction(async (tx) => {
    const { title, slug, publishAt } = await getLocked(tx, id);
    await drafts.deletePost(tx, id);
    await audit(tx, { action: 'blog.remove', target: targetOf(id), before: { title, slug, publishAt } });
  });
  return { success: true };
}

type Publishing = Omit<Writing, 'user'>;

/** A past instant means now. A post that is already public keeps its publication time. */
export async function publishPost(call: Publishing, id: number, at: string | null): Promise<DraftPost> {
  const { db, clock } = call;
  const now = clock.now();
  const requestedAt = at ? new Date(at) : now;
  return db.transaction(async (tx) => {
    const row = await getLocked(tx, id);
    refuseUnready(row);
    const isOut = statusAt(row, now) === 'published';
    const publishAt = requestedAt > now ? requestedAt : isOut ? row.publishAt : now;
    return setPublishAt(call, tx, row, { action: 'blog.publish', publishAt, now });
  });
}

export async function unpublishPost(call: Publishing, id: number): Promise<DraftPost> {
  const change = { action: 'blog.unpublish', publishAt: null, now: call.clock.now() };
  return call.db.transaction(async (tx) => setPublishAt(call, tx, await getLocked(tx, id), change));
}

async function getLocked(tx: Db, id: number): Promise<PostRow> {
  return orNotFound(await drafts.lockPost(tx, id));
}

/** The version counts content changes only and stays the same here, so an open editor can continue to save. */
async function setPublishAt(
  { audit }: Publishing,
  tx: Db,
  row: PostRow,
  { action, publishAt, now }: { readonly action: string; readonly publishAt: Date | null; readonly now: Date },
): Promise<DraftPost> {
  const { before, after } = changesOf({ publishAt: row.publishAt }, { publishAt });
  await audit(tx, { action, target: targetOf(row.id), before, after: { title: row.title, ...after } });
  // The slug of an unpublished post may change, and by then nothing would show that the old one was ever shared.
  if (statusAt(row, now) === 'published') await drafts.rememberSlug(tx, row.slug, row.id);
  return presentDraft(await drafts.updatePost(tx, row.id, { publishAt }), now);
}

function refuseUnready({ summary, body }: PostRow): void {
  const fields = {
    ...(summary === '' && { summary: 'blog.summary.empty' }),
    ...(textOfBody(body) === '' && { body: 'blog.body.empty' }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}
