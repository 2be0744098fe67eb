import type { RecipeKit, Recipes } from '../recipe.ts';

const findPro = async ({ call }: RecipeKit) =>
  (await call('GET', '/api/admin/packages')).find((one: { packageType: string }) => one.packageType === 'pro');

const prices = (minutes: number) => ({
  monthlyPrice: 8_000,
  yearlyPrice: 80_000,
  effectiveFrom: new Date(Date.now() + minutes * 60_000).toISOString(),
});

const packageRecipes: Recipes = {
  'PUT /api/admin/packages/:id': async (kit) => {
    const { id, texts, entitlements, isPopular, isActive, showAtHome, version } = await findPro(kit);
    return { params: { id }, body: { texts, entitlements, isPopular, isActive, showAtHome, version, sortOrder: 7 } };
  },
  'POST /api/admin/packages/:id/prices': async (kit) => ({
    params: { id: (await findPro(kit)).id },
    body: prices(10),
  }),
  'DELETE /api/admin/packages/:id/prices/:priceId': async (kit) => {
    const { id } = await findPro(kit);
    const created = await kit.call('POST', `/api/admin/packages/${id}/prices`, prices(20));
    return { params: { id, priceId: created.prices[0].id } };
  },
};

/** One that stands like this, and no other in its way. */
async function migrationInState({ pool, ids, uniqueName }: RecipeKit, status: string): Promise<number> {
  await pool.query("update package_migrations set status = 'undone'");
  const { rows } = await pool.query(
    `insert into package_migrations (source, target, options, status, total, created_by, key, body_hash, created_at)
     values ('basic', 'pro', '{"price":"keep","when":"now","tell":false}', $1, 0, $2, $3, '', now()) returning id`,
    [status, ids.admin, uniqueName()],
  );
  return rows[0].id;
}

const inState = (status: string) => async (kit: RecipeKit) => ({ params: { id: await migrationInState(kit, status) } });

export const packagesRecipes: Recipes = {
  ...packageRecipes,
  'POST /api/admin/package-migrations': async (kit) => {
    await kit.pool.query("update package_migrations set status = 'undone'");
    const until = new Date(Date.now() + 86_400_000).toISOString();
    return { body: { source: 'basic', target: 'pro', options: { until, userIds: [kit.ids.owner] } } };
  },
  'PUT /api/admin/package-migrations/:id/pause': inState('running'),
  'PUT /api/admin/package-migrations/:id/resume': inState('paused'),
  'PUT /api/admin/package-migrations/:id/undo': inState('done'),
};
