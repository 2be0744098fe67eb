import type { Recipes } from '../recipe.ts';

export const blogRecipes: Recipes = {
  'POST /api/admin/blog-posts': async ({ uniqueName }) => ({ body: { title: uniqueName(), language: 'en' } }),
  'PUT /api/admin/blog-posts/:id': async ({ make, ids, call, uniqueName }) => {
    const id = await make.post(ids.admin);
    const post = await call('GET', `/api/admin/blog-posts/${id}`);
    return { params: { id }, body: { ...post, title: uniqueName() } };
  },
  'PUT /api/admin/blog-posts/:id/publish': async ({ make, ids }) => ({
    params: { id: await make.post(ids.admin) },
    body: {},
  }),
  'PUT /api/admin/blog-posts/:id/unpublish': async ({ make, ids }) => ({ params: { id: await make.post(ids.admin) } }),
  'DELETE /api/admin/blog-posts/:id': async ({ make, ids }) => ({ params: { id: await make.post(ids.admin) } }),
};
