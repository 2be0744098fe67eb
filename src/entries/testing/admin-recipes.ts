import type { Recipes } from './recipe.ts';
import { blogRecipes } from './recipes/blog.ts';
import { broadcastsRecipes } from './recipes/broadcasts.ts';
import { communitiesRecipes } from './recipes/communities.ts';
import { databaseMigrationsRecipes } from './recipes/database-migrations.ts';
import { errorsRecipes } from './recipes/errors.ts';
import { moneyRecipes } from './recipes/money.ts';
import { packagesRecipes } from './recipes/packages.ts';
import { profilesRecipes } from './recipes/profiles.ts';
import { sandboxBankRecipes } from './recipes/sandbox-bank.ts';
import { settingsRecipes } from './recipes/settings.ts';
import { supportRecipes } from './recipes/support.ts';
import { usersRecipes } from './recipes/users.ts';
import { workshopRecipes } from './recipes/workshop.ts';

export const adminRecipes: Recipes = {
  ...packagesRecipes,
  ...moneyRecipes,
  ...workshopRecipes,
  ...supportRecipes,
  ...sandboxBankRecipes,
  ...blogRecipes,
  ...communitiesRecipes,
  ...broadcastsRecipes,
  ...errorsRecipes,
  ...usersRecipes,
  ...profilesRecipes,
  ...databaseMigrationsRecipes,
  ...settingsRecipes,
};
