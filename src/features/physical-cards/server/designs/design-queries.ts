import { and, desc, eq, sql } from 'drizzle-orm';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import { cardDesignsTable as designs, physicalOrdersTable as orders } from '../table.ts';

export type DesignRow = typeof designs.$inferSelect;
type NewDesign = typeof designs.$inferInsert;

const owned = (id: number, ownerId: number) => and(eq(designs.id, id), eq(designs.ownerId, ownerId));

/** Most recently changed first. */
export const listDesigns = (db: Db, ownerId: number): Promise<DesignRow[]> =>
  db.select().from(designs).where(eq(designs.ownerId, ownerId)).orderBy(desc(designs.updatedAt), desc(designs.id));

export const countDesigns = (db: Db, ownerId: number): Promise<number> =>
  db.$count(designs, eq(designs.ownerId, ownerId));

export const findDesign = (db: Db, id: number, ownerId: number): Promise<DesignRow | undefined> =>
  firstRow(db.select().from(designs).where(owned(id, ownerId)));

/** Locks the row until the transaction ends. */
export const lockDesign = (tx: Db, id: number, ownerId: number): Promise<DesignRow | undefined> =>
  firstRow(tx.select().from(designs).where(owned(id, ownerId)).for('update'));

export async function insertDesign(db: Db, values: NewDesign): Promise<DesignRow> {
  const [row] = await db.insert(designs).values(values).returning();
  if (!row) throw new Error('The new design was not returned');
  return row;
}

export async function updateDesign(
  db: Db,
  id: number,
  ownerId: number,
  change: Partial<NewDesign>,
): Promise<DesignRow | undefined> {
  const [row] = await db.update(designs).set(change).where(owned(id, ownerId)).returning();
  return row;
}

export async function deleteDesign(db: Db, id: number, ownerId: number): Promise<boolean> {
  return (await db.delete(designs).where(owned(id, ownerId)).returning({ id: designs.id })).length > 0;
}

/** The owner's files that are used in their saved or ordered designs. */
export async function listDesignFiles(db: Db, ownerId: number): Promise<string[]> {
  const { rows } = await db.execute<{ file: string }>(sql`
    select file from (
      select ${designs.design} as design from ${designs} where ${designs.ownerId} = ${ownerId}
      union all
      select ${orders.design} from ${orders} where ${orders.ownerId} = ${ownerId}
    ) as kept, lateral (values (design ->> 'logo'), (design ->> 'picture')) as named (file)
    where file is not null`);
  return rows.map(({ file }) => file);
}
