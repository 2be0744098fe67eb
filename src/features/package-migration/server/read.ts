import { adminPageSize } from '#base/admin-list.ts';
import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { MigrationOwner, OwnerState, PackageMigration } from '../contract.ts';
import { presentMigration, presentRecord } from './present.ts';
import { countStates, findMigration, listMigrations, listRecords } from './queries.ts';

export async function listAll(
  db: Db,
  after: string | undefined,
): Promise<{ rows: PackageMigration[]; next: string | null }> {
  const { rows, next } = await listMigrations(db, after, adminPageSize);
  const counted = await countStates(
    db,
    rows.map(({ row }) => row.id),
  );
  return { rows: rows.map((one) => presentMigration(one, counted)), next };
}

export async function getMigration(db: Db, id: number): Promise<PackageMigration> {
  const found = await findMigration(db, id);
  if (!found) throw new AppError('not_found');
  return presentMigration(found, await countStates(db, [id]));
}

export async function listMigrationOwners(
  db: Db,
  id: number,
  { after, state }: { readonly after?: string | undefined; readonly state?: OwnerState | undefined },
): Promise<{ rows: MigrationOwner[]; next: string | null }> {
  if (!(await findMigration(db, id))) throw new AppError('not_found');
  const { rows, next } = await listRecords(db, id, { after, state, size: adminPageSize });
  return { rows: rows.map(presentRecord), next };
}
