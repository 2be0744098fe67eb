import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Recipes } from '../recipe.ts';

export const databaseMigrationsRecipes: Recipes = {
  'POST /api/admin/database-migrations/:name/run': async ({ api, uniqueName }) => {
    const name = `9999_${uniqueName()}`;
    await writeFile(join(api.services.config.migrationsDir ?? '', `${name}.sql`), '-- by hand: x\nselect 1');
    return { params: { name } };
  },
};
