import { sql } from 'drizzle-orm';
import type { LocalizedText } from '#base/content-schemas.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';

export interface ExampleRow {
  readonly id: number;
  readonly slug: string;
  readonly name: LocalizedText;
  readonly title: LocalizedText;
  readonly template: string;
  readonly language: Locale;
}

/** Of each document only the few words that a thumbnail has beside it. */
export async function listExampleRows(db: Db): Promise<ExampleRow[]> {
  const { rows } = await db.execute<Record<string, unknown> & ExampleRow>(sql`
    select profiles.id, slug,
      published -> 'identity' -> 'name' as name,
      coalesce(published -> 'identity' -> 'title', '{}') as title,
      published -> 'design' ->> 'template' as template,
      published ->> 'language' as language
    from profiles join users on users.id = owner_id
    where example_rank is not null and status = 'published' and published is not null
      and profiles.suspended_at is null and deleted_at is null and users.suspended_at is null
    order by example_rank, profiles.id`);
  return rows;
}
