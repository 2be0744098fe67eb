import type { Recipes } from '../recipe.ts';

export const profilesRecipes: Recipes = {
  'PUT /api/admin/profiles/:id/suspend': async ({ make, ids }) => ({
    params: { id: await make.profile(ids.owner) },
    body: { reason: 'x' },
  }),
  'PUT /api/admin/profiles/:id/restore': async ({ make, ids, call }) => {
    const id = await make.profile(ids.owner);
    await call('PUT', `/api/admin/profiles/${id}/suspend`, { reason: 'x' });
    return { params: { id } };
  },
};
