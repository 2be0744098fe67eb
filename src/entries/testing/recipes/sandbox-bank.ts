import type { Recipes } from '../recipe.ts';

export const sandboxBankRecipes: Recipes = {
  'PUT /api/sandbox-bank/switches': async () => ({ body: { forgedEvents: 0.5 } }),
};
