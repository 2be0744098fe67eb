import type { RecipeKit, Recipes } from '../recipe.ts';

const reason = 'By the words of the owner';
const consent = { text: 'Renew it', locale: 'en', at: '2026-01-01T00:00:00.000Z' };
const lineItems = JSON.stringify([{ text: { he: 'x', en: 'x' }, quantity: 1, amount: 10_000 }]);

/** An owner has one subscription at the most: each is of an owner of its own. */
async function subscription({ pool, make, uniqueName }: RecipeKit, isCancelled: boolean): Promise<number> {
  const { rows } = await pool.query(
    `insert into subscriptions (user_id, package_type, cycle, status, price, anchor_at, period_index, period_start,
       period_end, period_paid, consent, next_try_at, started_at, cancelled_at)
     values ($1, 'pro', 'monthly', $2, 10000, now(), 0, now(), now() + interval '30 days', 10000, $3, $4, now(), $5)
     returning id`,
    [
      await make.user(`subscriber-${uniqueName()}`),
      isCancelled ? 'cancelled' : 'active',
      consent,
      isCancelled ? null : new Date(Date.now() + 30 * 86_400_000),
      isCancelled ? new Date() : null,
    ],
  );
  return rows[0].id;
}

/** Paid long ago, by a provider that has forgotten it: a refund of it is written down and waits. */
async function payment({ pool, ids, uniqueName }: RecipeKit): Promise<number> {
  const { rows } = await pool.query(
    `insert into payments (user_id, purpose, subject_id, amount, currency, status, provider, provider_ref, brand, last4,
       is_off_session, lines, locale, created_at, settled_at)
     values ($1, 'renewal', 1, 10000, 'ILS', 'paid', 'sandbox', $2, 'visa', '4242', true, $3, 'he', now(), now())
     returning id`,
    [ids.owner, `pay_${uniqueName()}`, lineItems],
  );
  return rows[0].id;
}

export const moneyRecipes: Recipes = {
  'PUT /api/admin/subscriptions/:id/cancel': async (kit) => ({
    params: { id: await subscription(kit, false) },
    body: { reason },
  }),
  'PUT /api/admin/subscriptions/:id/resume': async (kit) => ({
    params: { id: await subscription(kit, true) },
    body: { reason },
  }),
  'POST /api/admin/payments/:id/refund': async (kit) => ({
    params: { id: await payment(kit) },
    body: { amount: 2_500, reason },
    headers: { 'idempotency-key': kit.uniqueName() },
  }),
  'PUT /api/admin/invoices/:id/allocation': async ({ make, ids }) => ({
    params: { id: await make.invoice(ids.owner) },
    body: { allocationNumber: '123456789' },
  }),
};
