import type { RecipeKit, Recipes } from '../recipe.ts';

const community = async ({ make, ids }: RecipeKit) => ({
  params: { id: (await make.membership(ids.owner)).communityId },
});
const member = async ({ make, ids }: RecipeKit) => {
  const { communityId: id, profileId } = await make.membership(ids.owner);
  return { params: { id, profileId }, body: {} };
};
const changed = ({ uniqueName }: RecipeKit) => ({ slug: `club-${uniqueName()}`, name: { he: 'x' }, field: 'home' });

export const communitiesRecipes: Recipes = {
  'POST /api/admin/communities': async (kit) => ({ body: changed(kit) }),
  'PUT /api/admin/communities/:id': async (kit) => ({ ...(await community(kit)), body: changed(kit) }),
  'PUT /api/admin/communities/:id/hide': community,
  'PUT /api/admin/communities/:id/show': community,
  'DELETE /api/admin/communities/:id': community,
  'PUT /api/admin/communities/:id/members/:profileId/remove': member,
  'PUT /api/admin/communities/:id/members/:profileId/restore': member,
};
