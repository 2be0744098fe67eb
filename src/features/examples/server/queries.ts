import { sql } from 'drizzle-orm';
import type { Words } from '#features/profiles/document/values.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';

export interface ExampleRow {
  readonly id: number;
  readonly slug: string;
  readonly name: Words;
  readonly title: Words;
  readonly template: string;
  readonly language: Locale;
}

/** Of each document only the few words that a thumbnail has beside it. */
export async function listExampleRows(db: Db): Promise<ExampleRow[]> {
  const { rows } = await db.execute<Record<string, unknown> & ExampleRow>(sql`
    select id, slug,
      published -> 'identity' -> 'name' as name,
      coalesce(published -> 'identity' -> 'title', '{}') as title,
      published -> 'design' ->> 'template' as template,
      published ->> 'language' as language
    from profiles
    where example_rank is not null and status = 'published' and published is not null
      and suspended_at is null and deleted_at is null
    order by example_rank, id`);
  return rows;
}
