import type { Locale } from '#i18n/locale.ts';
import type { PostBody } from '../../body.ts';

/** A post that comes with the product: it stands in a new installation until an admin changes or deletes it. */
export interface SeedPost {
  readonly slug: string;
  readonly language: Locale;
  readonly title: string;
  readonly summary: string;
  /** The picture is db/covers/{name}. */
  readonly cover: { readonly name: string; readonly alt: string };
  readonly tags: readonly string[];
  readonly body: PostBody;
  readonly daysAgo: number;
}
