import type { Recipes } from '../recipe.ts';

export const workshopRecipes: Recipes = {
  'PUT /api/admin/orders/:id/move': async ({ make, ids }) => ({
    params: { id: await make.physicalOrder(ids.owner) },
    body: { event: 'cancel', note: 'x' },
  }),
  'PUT /api/admin/orders/move': async ({ make, ids }) => ({
    body: {
      ids: [await make.physicalOrder(ids.owner), await make.physicalOrder(ids.other)],
      event: 'cancel',
      note: 'x',
    },
  }),
  'PUT /api/admin/orders/:id/written': async ({ make, ids }) => {
    const id = await make.physicalOrder(ids.owner);
    await make.tag(ids.owner, id);
    return { params: { id }, body: {} };
  },
  'PUT /api/admin/tags/:code/written': async ({ make, ids }) => ({
    params: { code: await make.tag(ids.owner) },
    body: { model: 'ntag215' },
  }),
  'PUT /api/admin/tags/:code/retire': async ({ make, ids }) => ({
    params: { code: await make.tag(ids.owner) },
    body: { note: 'x' },
  }),
  'POST /api/admin/tags': async ({ uniqueName }) => ({ body: { count: 2, batch: uniqueName() } }),
};
