import type { Recipes } from '../recipe.ts';

type Kit = Parameters<Recipes[string]>[0];

const draftOf = ({ ids }: Kit) => ({
  texts: { he: { title: 'News', content: 'Something is new' } },
  link: '/pricing',
  audience: { userIds: [ids.owner] },
});

const addIn = (status: string, body?: (kit: Kit) => object) => async (kit: Kit) => {
  const { id } = await kit.call('POST', '/api/admin/broadcasts', draftOf(kit));
  await kit.pool.query('update broadcasts set status = $2, started_at = now() where id = $1', [id, status]);
  return { params: { id }, ...(body && { body: body(kit) }) };
};

export const broadcastsRecipes: Recipes = {
  'POST /api/admin/broadcasts': async (kit) => ({ body: draftOf(kit) }),
  'PUT /api/admin/broadcasts/:id': addIn('draft', draftOf),
  'DELETE /api/admin/broadcasts/:id': addIn('draft'),
  'POST /api/admin/broadcasts/:id/test': addIn('draft'),
  'PUT /api/admin/broadcasts/:id/send': addIn('draft', () => ({ count: 1 })),
  'PUT /api/admin/broadcasts/:id/pause': addIn('sending'),
  'PUT /api/admin/broadcasts/:id/resume': addIn('paused'),
  'PUT /api/admin/broadcasts/:id/stop': addIn('sending'),
};
