import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { AppError } from '#base/app-error.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { DraftPost, DraftPostRow, postChange } from '../contract.ts';
import { blogLimits, statusAt } from '../domain.ts';
import * as drafts from './draft-queries.ts';
import { refuseForeign } from './pictures.ts';
import { presentDraft, presentRow } from './present.ts';
import type { PostRow } from './queries.ts';
import { oneLine, type PostInput, settlePost, wordsOf } from './settle.ts';
import { freeSlug, slugOf } from './slugs.ts';

type Writing = Pick<Services, 'db' | 'clock'> & { readonly user: Pick<Identity, 'id'> };

export async function listDrafts({ db, clock }: Omit<Writing, 'user'>): Promise<DraftPostRow[]> {
  const now = clock.now();
  return (await drafts.listPosts(db, blogLimits.adminMost)).map((row) => presentRow(row, now));
}

export async function getDraft({ db, clock }: Omit<Writing, 'user'>, id: number): Promise<DraftPost> {
  const row = await drafts.findPost(db, id);
  if (!row) throw new AppError('not_found');
  return presentDraft(row, clock.now());
}

export async function createPost(
  { db, clock, user }: Writing,
  { title: typed, language }: { readonly title: string; readonly language: Locale },
): Promise<DraftPost> {
  const now = clock.now();
  const title = titleOf(typed);
  const content = { title, summary: '', tags: [], body: [] };
  const row = await db.transaction(async (tx) => {
    await drafts.lockSlugs(tx);
    const wanted = slugOf(title);
    const slug = freeSlug(wanted, await drafts.listTaken(tx, wanted));
    const made = { slug, language, authorId: user.id, words: wordsOf(content), createdAt: now, updatedAt: now };
    return drafts.insertPost(tx, { ...content, ...made });
  });
  return presentDraft(row, now);
}

/** Nothing may be left once the letters that hide others are gone. */
function titleOf(typed: string): string {
  const title = oneLine(typed);
  if (!title) throw new AppError('invalid_input', { fields: { title: 'blog.title.empty' } });
  return title;
}

/** Over the version it started from. A save that comes a second time because its answer was lost is taken for what it is. */
export async function changePost(
  { db, clock, user }: Writing,
  id: number,
  { version, ...typed }: z.output<typeof postChange>,
): Promise<DraftPost> {
  const now = clock.now();
  const post = settlePost(typed);
  titleOf(post.title);
  return db.transaction(async (tx) => {
    const row = await drafts.lockPost(tx, id);
    if (!row) throw new AppError('not_found');
    if (row.version !== version) {
      if (row.version === version + 1 && isDeepStrictEqual(contentOf(row), post)) return presentDraft(row, now);
      throw new AppError('conflict', { message: 'blog.stale', details: { post: presentDraft(row, now) } });
    }
    await refuseForeign(tx, user.id, post, row);
    await moveSlug(tx, row, post.slug, now);
    const change = { ...post, words: wordsOf(post), version: version + 1, updatedAt: now };
    return presentDraft(await drafts.updatePost(tx, id, change), now);
  });
}

const contentOf = ({ slug, language, title, summary, cover, tags, body }: PostRow): PostInput => ({
  ...{ slug, language, title, summary },
  ...{ cover, tags, body },
});

/** What readers may have shared goes on leading to the post. */
async function moveSlug(tx: Db, row: PostRow, slug: string, now: Date): Promise<void> {
  if (slug === row.slug) return;
  await drafts.lockSlugs(tx);
  if (await drafts.isTakenByOther(tx, slug, row.id))
    throw new AppError('invalid_input', { fields: { slug: 'blog.slug.taken' } });
  if (statusAt(row, now) === 'published') await drafts.rememberSlug(tx, row.slug, row.id);
}

export async function removePost({ db }: Pick<Writing, 'db'>, id: number): Promise<{ success: boolean }> {
  if (!(await drafts.deletePost(db, id))) throw new AppError('not_found');
  return { success: true };
}
