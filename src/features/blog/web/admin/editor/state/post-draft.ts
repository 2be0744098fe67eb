import type { DraftPost } from '../../../../contract.ts';

/** What is written of a post; the rest is the server's. */
export type PostDraft = Pick<DraftPost, 'slug' | 'language' | 'title' | 'summary' | 'cover' | 'tags' | 'body'>;

export const draftOf = ({ slug, language, title, summary, cover, tags, body }: PostDraft): PostDraft => ({
  slug,
  language,
  title,
  summary,
  cover,
  tags,
  body,
});

export const draftFields = ['title', 'summary', 'slug', 'language', 'tags', 'cover', 'body'] as const;
export type DraftField = (typeof draftFields)[number];

/** The field that a place in a refused body belongs to: `tags.0` → `tags`. */
export const fieldOf = (path: string): DraftField | undefined =>
  draftFields.find((field) => path === field || path.startsWith(`${field}.`));
