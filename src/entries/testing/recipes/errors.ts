import type { Recipes } from '../recipe.ts';

type Kit = Parameters<Recipes[string]>[0];

const errorKind = async ({ pool, uniqueName }: Kit) => {
  const { rows } = await pool.query(
    `insert into error_reports (fingerprint, error_type, error_message, path, first_seen_at, last_seen_at)
     values (sha256($1::bytea), 'x', 'x', '/', now(), now()) returning id`,
    [uniqueName()],
  );
  return { params: { id: rows[0].id } };
};

export const errorsRecipes: Recipes = {
  'PUT /api/admin/errors/:id/resolve': errorKind,
  'PUT /api/admin/errors/:id/mute': errorKind,
  'PUT /api/admin/errors/:id/reopen': errorKind,
};
