import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { orNotFound } from '#base/app-error.ts';
import type { CallAnswer } from '#base/endpoint.ts';
import { integerMax } from '#base/schemas.ts';
import { parsePictureId } from '#features/files/picture-id.ts';
import { readPicture } from '#features/files/server/index.ts';
import { searchable } from '#features/leads/search.ts';
import type { Db } from '#server-kit/db/database.ts';
import { pictureWork } from '#server-kit/heavy-work/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type blogApi, type DraftPost, type DraftPostRow, type Post, type PostSummary, postSlug } from '../contract.ts';
import { blogLimits, statusAt } from '../domain.ts';
import { readingMinutes } from '../reading.ts';
import { visibleBody } from './normalize.ts';
import type { PostRow, PublishedRow } from './queries.ts';
import * as queries from './queries.ts';

type ListedRow = Omit<PostRow, 'authorId' | 'body' | 'searchText'>;

const listedFields = (row: ListedRow) => {
  const { id, slug, language, title, summary, cover, tags } = row;
  return { id, slug, language, title, summary, cover, tags };
};

export const presentSummary = (row: PublishedRow): PostSummary => ({
  ...listedFields(row),
  readingMinutes: readingMinutes(row.body),
  publishedAt: row.publishAt.toISOString(),
});

/** A post last edited before its publication counts as changed on publication. */
export const changedAt = ({ publishAt, updatedAt }: Pick<PostRow, 'publishAt' | 'updatedAt'>): Date =>
  publishAt && publishAt > updatedAt ? publishAt : updatedAt;

export const presentPost = (row: PublishedRow, related: readonly PublishedRow[]): Post => ({
  ...presentSummary(row),
  body: visibleBody(row.body),
  updatedAt: changedAt(row).toISOString(),
  related: related.map(presentSummary),
});

export const presentRow = (row: ListedRow, now: Date): DraftPostRow => ({
  ...listedFields(row),
  status: statusAt(row, now),
  publishAt: row.publishAt?.toISOString() ?? null,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const presentDraft = (row: PostRow, now: Date): DraftPost => ({ ...presentRow(row, now), body: row.body });

type Reading = Pick<Services, 'db' | 'clock'>;

const maxTags = 20;

export async function listPosts(
  { db, clock }: Reading,
  { q, ...filter }: queries.PostFilter & { readonly q?: string | undefined },
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

/** Skips the query for anything that is neither an ID nor a slug. */
export async function findPublished(db: Db, name: string, now: Date): Promise<queries.PublishedRow | undefined> {
  if (/^\d+$/.test(name))
    return Number(name) <= integerMax ? queries.findPublishedById(db, Number(name), now) : undefined;
  const slug = postSlug.safeParse(name);
  return slug.success ? queries.findPublishedBySlug(db, slug.data, now) : undefined;
}

/** Drafts, scheduled posts and missing posts all return the same error, so that they cannot be distinguished. */
export async function getPost({ db, clock }: Reading, name: string): Promise<Post> {
  const now = clock.now();
  const row = orNotFound(await findPublished(db, name, now));
  return presentPost(row, await queries.listRelated(db, row, now, blogLimits.maxRelated));
}

/** For the sitemap. */
export async function listPostsForSearch({ db, clock }: Reading) {
  const rows = await queries.listAddresses(db, clock.now());
  return rows.map((row) => ({ path: `/blog/${row.slug}`, changedAt: changedAt(row) }));
}

/** Limits of the strictest app that shows link previews. */
const size = { width: 1_200, height: 630, maxBytes: 250_000 } as const;
const qualities = [86, 74, 60, 45, 30] as const;

type Kit = Pick<Services, 'db' | 'clock' | 'files'>;

/** A post's cover as a link preview image; rendered once per cover. */
export async function blogPreview({ db, clock, files }: Kit, idOrSlug: string): Promise<Buffer | undefined> {
  const row = await findPublished(db, idOrSlug, clock.now());
  const picture = row?.cover && parsePictureId(row.cover.file);
  if (!row?.cover || !picture) return undefined;
  const key = `previews/post-${picture.hash}.jpg`;
  const stored = await files.get(key);
  if (stored) return buffer(stored.stream);
  const cover = await readPicture(files, row.cover.file, size.width, 'webp');
  if (!cover) return undefined;
  const preview = await pictureWork.run(() => drawPreview(cover));
  await files.put(key, preview, { contentType: 'image/jpeg' });
  return preview;
}

async function drawPreview(cover: Buffer): Promise<Buffer> {
  const { width, height, maxBytes } = size;
  const { data, info } = await sharp(cover)
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let jpeg = Buffer.alloc(0);
  for (const quality of qualities) {
    jpeg = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg;
}
