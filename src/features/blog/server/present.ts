import type { DraftPost, DraftPostRow, Post, PostSummary } from '../contract.ts';
import { statusAt } from '../domain.ts';
import { readingMinutes } from '../reading.ts';
import { visibleBody } from './normalize.ts';
import type { PostRow, PublishedRow } from './queries.ts';

export const presentSummary = (row: PublishedRow): PostSummary => ({
  id: row.id,
  slug: row.slug,
  language: row.language,
  title: row.title,
  summary: row.summary,
  cover: row.cover,
  tags: row.tags,
  readingMinutes: readingMinutes(row.body),
  publishedAt: row.publishAt.toISOString(),
});

/** What was last changed before its day is as new as its day. */
export const changedAt = ({ publishAt, updatedAt }: Pick<PostRow, 'publishAt' | 'updatedAt'>): Date =>
  publishAt && publishAt > updatedAt ? publishAt : updatedAt;

export const presentPost = (row: PublishedRow, related: readonly PublishedRow[]): Post => ({
  ...presentSummary(row),
  body: visibleBody(row.body),
  updatedAt: changedAt(row).toISOString(),
  related: related.map(presentSummary),
});

export const presentRow = (row: Omit<PostRow, 'authorId' | 'body' | 'searchText'>, now: Date): DraftPostRow => ({
  id: row.id,
  slug: row.slug,
  language: row.language,
  title: row.title,
  summary: row.summary,
  cover: row.cover,
  tags: row.tags,
  status: statusAt(row, now),
  publishAt: row.publishAt?.toISOString() ?? null,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const presentDraft = (row: PostRow, now: Date): DraftPost => ({ ...presentRow(row, now), body: row.body });
