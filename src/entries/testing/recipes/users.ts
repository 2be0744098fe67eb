import type { RecipeKit, Recipes } from '../recipe.ts';

const newUser = ({ make, uniqueName }: RecipeKit, set: Readonly<Record<string, unknown>> = {}) =>
  make.user(`somebody-${uniqueName()}`, set);

export const usersRecipes: Recipes = {
  'PUT /api/admin/users/:id/role': async (kit) => ({ params: { id: await newUser(kit) }, body: { role: 'admin' } }),
  'PUT /api/admin/users/:id/end-sessions': async (kit) => ({ params: { id: await newUser(kit) } }),
  'PUT /api/admin/users/:id/send-reset': async (kit) => ({ params: { id: await newUser(kit) } }),
  'PUT /api/admin/users/:id/suspend': async (kit) => ({
    params: { id: await newUser(kit) },
    body: { reason: 'spam' },
  }),
  'PUT /api/admin/users/:id/restore': async (kit) => ({
    params: { id: await newUser(kit, { suspended_at: new Date(), suspended_reason: 'spam' }) },
  }),
  'PUT /api/admin/users/:id/extend-trial': async (kit) => ({ params: { id: await newUser(kit) }, body: { days: 7 } }),
  'PUT /api/admin/users/:id/give-package': async (kit) => ({
    params: { id: await newUser(kit) },
    body: { complimentaryPlan: { packageType: 'pro', until: new Date(Date.now() + 86_400_000).toISOString() } },
  }),
  'PUT /api/admin/users/:id/view': async (kit) => ({ params: { id: await newUser(kit) } }),
};
