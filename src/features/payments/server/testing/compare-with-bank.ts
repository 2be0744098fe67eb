import type { TestServices } from '#server-kit/testing/test-services.ts';

/**
 * Differences between the bank's records and ours, per payment: charged and refunded amounts. Empty if every agora
 * matches.
 */
export async function compareWithProvider({ pool }: Pick<TestServices, 'pool'>): Promise<{ ref: string }[]> {
  const { rows } = await pool.query(`
    with bank as (
      select ref, case state when 'paid' then amount else 0 end as charged, refunded
      from bank_payments where merchant = 'shop'),
    ours as (
      select p.provider_ref as ref, coalesce(sum(l.amount) filter (where e.kind = 'payment'), 0)::int as charged,
        coalesce(-sum(l.amount) filter (where e.kind = 'refund'), 0)::int as refunded
      from payments p
      left join ledger_entries e on e.payment_id = p.id
      left join ledger_lines l on l.entry_id = e.id and l.account = 'provider'
      where p.provider = 'sandbox' and p.provider_ref is not null group by p.provider_ref)
    select ref, bank.charged as bank_charged, ours.charged as our_charged,
      bank.refunded as bank_refunded, ours.refunded as our_refunded
    from bank full join ours using (ref)
    where bank.charged is distinct from ours.charged or bank.refunded is distinct from ours.refunded`);
  // A payment opened but never charged at the bank may be unknown to us: its response was lost, and no money moved.
  return rows.filter(({ our_charged, bank_charged }) => our_charged !== null || bank_charged !== 0);
}
