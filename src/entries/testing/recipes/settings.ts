import type { Recipes } from '../recipe.ts';

const farFuture = '2099-01-01';

export const settingsRecipes: Recipes = {
  'PUT /api/admin/settings/:key': async ({ call }) => {
    const { contact } = await call('GET', '/api/admin/settings');
    return {
      params: { key: 'contact' },
      body: { value: { ...contact.value, mail: 'new@negia.example' }, version: contact.version },
    };
  },
  'POST /api/admin/vat-rates': async () => ({ body: { since: '2098-01-01', rate: 1_900 } }),
  'DELETE /api/admin/vat-rates/:since': async ({ call }) => {
    await call('POST', '/api/admin/vat-rates', { since: farFuture, rate: 1_700 });
    return { params: { since: farFuture } };
  },
};
