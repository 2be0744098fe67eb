import { z } from 'zod';
import { unsavedCopies } from '#web-kit/drafts/unsaved-copies.ts';
import { type DraftPost, draftPost } from '../../../../contract.ts';

/** The editable fields of a post; the server sets the rest. */
export const draftFields = ['title', 'summary', 'slug', 'language', 'tags', 'cover', 'body'] as const;
export type DraftField = (typeof draftFields)[number];
export type PostDraft = Pick<DraftPost, DraftField>;

export function draftOf(post: PostDraft): PostDraft {
  const { slug, language, title, summary, cover, tags, body } = post;
  return { slug, language, title, summary, cover, tags, body };
}

/** The field of a path in a validation error: `tags.0` → `tags`. */
export const fieldOf = (path: string): DraftField | undefined =>
  draftFields.find((field) => path === field || path.startsWith(`${field}.`));

export type FieldErrors = Readonly<Partial<Record<DraftField, string>>>;

/** The first message for each named field. */
export function fieldErrorsOf(fields: Readonly<Record<string, string>>): FieldErrors {
  const named = Object.entries(fields).map(([path, sentence]) => [fieldOf(path), sentence] as const);
  return Object.fromEntries(named.filter(([field]) => field).reverse());
}

const storedDraft = draftPost.pick({
  slug: true,
  language: true,
  title: true,
  summary: true,
  cover: true,
  tags: true,
  body: true,
});
const unsavedPost = z.object({ version: z.number().int(), base: storedDraft.optional(), draft: storedDraft });
export type UnsavedPost = z.infer<typeof unsavedPost>;

/** Stored for as long as the tab is open. */
export const unsavedPosts = unsavedCopies(
  'sessionStorage',
  'negia-post-',
  (value) => unsavedPost.safeParse(value).data,
);
