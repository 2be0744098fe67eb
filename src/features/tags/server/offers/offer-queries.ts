import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { tagOffersTable as offers } from '../table.ts';

export type OfferRow = typeof offers.$inferSelect;

export async function insertOffer(tx: Db, values: typeof offers.$inferInsert): Promise<void> {
  await tx.insert(offers).values(values);
}

const isOpen = (now: Date) => and(isNull(offers.endedAt), gt(offers.expiresAt, now));

export async function findOpenOffer(db: Db, tokenHash: Buffer, now: Date): Promise<OfferRow | undefined> {
  const [row] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.tokenHash, tokenHash), isOpen(now)));
  return row;
}

/** Of concurrent answers, only one succeeds. */
export async function endOffer(
  tx: Db,
  id: number,
  outcome: 'accepted' | 'declined',
  now: Date,
): Promise<OfferRow | undefined> {
  const [row] = await tx
    .update(offers)
    .set({ endedAt: now, outcome })
    .where(and(eq(offers.id, id), isOpen(now)))
    .returning();
  return row;
}

/** Returns the codes of the offers that were still open; offers past their expiry are recorded as expired instead. */
export async function withdrawOffers(tx: Db, codes: readonly string[], now: Date): Promise<string[]> {
  await expireOffers(tx, now, codes);
  const rows = await tx
    .update(offers)
    .set({ endedAt: now, outcome: 'withdrawn' })
    .where(and(inArray(offers.code, [...codes]), isNull(offers.endedAt)))
    .returning({ code: offers.code });
  return rows.map(({ code }) => code);
}

export async function expireOffers(db: Db, now: Date, codes?: readonly string[]): Promise<void> {
  await db
    .update(offers)
    .set({ endedAt: offers.expiresAt, outcome: 'expired' })
    .where(
      and(isNull(offers.endedAt), lte(offers.expiresAt, now), codes ? inArray(offers.code, [...codes]) : undefined),
    );
}

export const listOpenOffers = async (db: Db, codes: readonly string[], now: Date): Promise<OfferRow[]> =>
  codes.length === 0
    ? []
    : db
        .select()
        .from(offers)
        .where(and(inArray(offers.code, [...codes]), isOpen(now)));
