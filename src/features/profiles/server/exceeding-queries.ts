import { sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';

export interface ExceedingProfile {
  readonly id: number;
  readonly ownerId: number;
  readonly name: string;
}

/** Published profiles of some owners that a plan of `more` profiles shows and one of `fewer` does not; all owners at once. */
export async function listExceedingProfiles(
  db: Db,
  ownerIds: readonly number[],
  { more, fewer }: { readonly more: number; readonly fewer: number },
): Promise<ExceedingProfile[]> {
  if (ownerIds.length === 0 || fewer >= more) return [];
  const { rows } = await db.execute<{ id: number; owner_id: number; name: string }>(sql`
    select id, owner_id, coalesce(
      nullif(trim(published #>> array['identity', 'name', published ->> 'language']), ''),
      nullif(trim(published #>> '{identity,name,he}'), ''), nullif(trim(published #>> '{identity,name,en}'), ''), slug) as name
    from (
      select id, owner_id, slug, published, status, suspended_at,
        row_number() over (partition by owner_id order by is_primary desc, id) - 1 as place
      from profiles where owner_id = any(${sql.param(ownerIds)}::int[]) and deleted_at is null) as own
    where place >= ${fewer} and place < ${more} and status = 'published' and published is not null
      and suspended_at is null
    order by owner_id, place`);
  return rows.map(({ id, owner_id, name }) => ({ id, ownerId: owner_id, name }));
}
