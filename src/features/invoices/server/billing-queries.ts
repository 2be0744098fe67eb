import { eq } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import type { BillingDetails } from '../contract.ts';
import { billingDetailsTable as billing } from './table.ts';

export async function findBillingDetails(db: Db, userId: number): Promise<BillingDetails | undefined> {
  const [row] = await db
    .select({ name: billing.name, taxId: billing.taxId, address: billing.address, city: billing.city })
    .from(billing)
    .where(eq(billing.userId, userId));
  return row;
}

export async function saveBillingDetails(
  db: Db,
  userId: number,
  details: BillingDetails,
  updatedAt: Date,
): Promise<void> {
  const values = { ...details, updatedAt };
  await db
    .insert(billing)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: billing.userId, set: values });
}
