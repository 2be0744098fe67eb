import type { Recipes } from '../recipe.ts';

export const supportRecipes: Recipes = {
  'PUT /api/admin/messages/:id/close': async ({ make, ids, pool }) => {
    const id = await make.supportMessage(ids.owner);
    await pool.query(
      `update support_tickets set closed_at = null
       where id = (select ticket_id from support_messages where id = $1)`,
      [id],
    );
    return { params: { id } };
  },
  'PUT /api/admin/messages/:id/reopen': async ({ make, ids }) => ({
    params: { id: await make.supportMessage(ids.other) },
  }),
  'PUT /api/admin/contact-messages/:id/done': async ({ make }) => ({
    params: { id: await make.contactMessage() },
    body: { isDone: true },
  }),
};
