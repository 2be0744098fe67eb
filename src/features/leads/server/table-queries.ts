import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { type NoteRow, type Wanted, whereOwned } from './queries.ts';
import { leadsTable as leads, leadNotesTable as notes } from './table.ts';

/** What own fields were called, in the order in which they first came up. */
export async function listFieldLabels(db: Db, ownerId: number, wanted: Wanted): Promise<string[]> {
  const where = whereOwned(ownerId, wanted) as SQL;
  const { rows } = await db.execute<{ label: string }>(sql`
    select field.value ->> 'label' as label from ${leads}
    cross join lateral jsonb_array_elements(${leads.fields}) with ordinality as field(value, place)
    where ${where}
    group by 1 order by min(${leads.id}), min(field.place)`);
  return rows.map(({ label }) => label);
}

export const listNotesOf = (db: Db, leadIds: readonly number[]): Promise<NoteRow[]> =>
  db
    .select()
    .from(notes)
    .where(inArray(notes.leadId, [...leadIds]))
    .orderBy(asc(notes.id));
