import type { RecipeKit, Recipes } from '../recipe.ts';

const somebody = ({ make, mark }: RecipeKit, set: Readonly<Record<string, unknown>> = {}) =>
  make.user(`somebody-${mark()}`, set);

export const usersRecipes: Recipes = {
  'PUT /api/admin/users/:id/role': async (kit) => ({ params: { id: await somebody(kit) }, body: { role: 'admin' } }),
  'PUT /api/admin/users/:id/end-sessions': async (kit) => ({ params: { id: await somebody(kit) } }),
  'PUT /api/admin/users/:id/send-reset': async (kit) => ({ params: { id: await somebody(kit) } }),
  'PUT /api/admin/users/:id/suspend': async (kit) => ({
    params: { id: await somebody(kit) },
    body: { reason: 'spam' },
  }),
  'PUT /api/admin/users/:id/restore': async (kit) => ({
    params: { id: await somebody(kit, { suspended_at: new Date(), suspended_reason: 'spam' }) },
  }),
  'PUT /api/admin/users/:id/extend-trial': async (kit) => ({ params: { id: await somebody(kit) }, body: { days: 7 } }),
  'PUT /api/admin/users/:id/give-package': async (kit) => ({
    params: { id: await somebody(kit) },
    body: { gift: { packageType: 'pro', until: new Date(Date.now() + 86_400_000).toISOString() } },
  }),
  'PUT /api/admin/users/:id/view': async (kit) => ({ params: { id: await somebody(kit) } }),
};
