import { sql } from 'drizzle-orm';
import { soldPackages } from '#features/checkout/server/index.ts';
import { moneyByPayment } from '#features/payments/server/index.ts';
import { soldCards } from '#features/physical-cards/server/index.ts';
import { packageAt } from '#features/subscriptions/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Figures } from '../contract.ts';

type Product = Figures['products'][number];

/** A type alias, because the driver requires an index signature, which interfaces lack. */
type SoldRow = {
  readonly packageType: string | null;
  readonly cycle: string | null;
  readonly material: string | null;
  readonly payments: number;
  readonly paid: string;
  readonly refunded: string;
};

function productOf({ packageType, cycle, material }: SoldRow): Product['product'] {
  if (material) return { kind: 'cards', material } as Product['product'];
  return (packageType && cycle ? { kind: 'package', packageType, cycle } : { kind: 'other' }) as Product['product'];
}

/** What each product brought, from the ledger: packages with their renewals, and physical cards with their delivery. */
export async function revenueByProduct(db: Db, from: Date, to: Date): Promise<Product[]> {
  const renewed = packageAt(sql`money.subject_id`, sql`money.settled_at`);
  const { rows } = await db.execute<SoldRow>(sql`
    with money as (${moneyByPayment(from, to)}),
    bought as (${soldPackages}),
    cards as (${soldCards})
    select cards.material, coalesce(bought.package_type, renewed.package_type) as "packageType",
      coalesce(bought.cycle, renewed.cycle) as cycle, (count(*) filter (where money.paid > 0))::int as payments,
      sum(money.paid)::text as paid, sum(money.refunded)::text as refunded
    from money left join bought on bought.payment_id = money.payment_id
      left join cards on cards.payment_id = money.payment_id
      left join lateral (${renewed}) as renewed on money.purpose = 'renewal'
    group by 1, 2, 3 order by sum(money.paid) - sum(money.refunded) desc, 1, 2, 3`);
  // A sum may exceed a database integer, but never a safe JavaScript integer.
  return rows.map((row) => ({
    product: productOf(row),
    payments: row.payments,
    paid: Number(row.paid),
    refunded: Number(row.refunded),
  }));
}
