import { z } from 'zod';
import { readMarkdown, splitFrontMatter } from '#base/markdown.ts';
import { locales } from '#i18n/locale.ts';
import type { PostBody } from '../../body.ts';

const files = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true });

const frontMatter = z.strictObject({
  title: z.string(),
  summary: z.string(),
  /** Describes the image `db/covers/{slug}`. */
  cover: z.string(),
  tags: z.string().transform((tags) => tags.split(', ')),
  language: z.enum(locales),
  daysAgo: z.coerce.number(),
});

/** A post bundled with the product: it exists in a new installation until an admin changes or deletes it. */
export type SeedPost = z.output<typeof frontMatter> & { readonly slug: string; readonly body: PostBody };

/** Eight posts in Hebrew and four in English. */
export const readSeedPosts = (): SeedPost[] =>
  Object.entries(files).map(([path, source]) => {
    const { values, content } = splitFrontMatter(source);
    const body = readMarkdown(content, ['paragraph', 'heading', 'list', 'quote']);
    return { ...frontMatter.parse(values), slug: path.slice('./'.length, -'.md'.length), body };
  });
