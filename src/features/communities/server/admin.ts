import type { z } from 'zod';
import { AppError } from '#base/app-error.ts';
import { parsePictureId } from '#features/files/picture-id.ts';
import { ownsFiles } from '#features/files/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { brokenUnique } from '#server-kit/db/failures.ts';
import type { Identity } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AdminCommunity, communityChange } from '../contract.ts';
import { presentForAdmin } from './present.ts';
import {
  type CommunityRow,
  deleteCommunity,
  findCommunity,
  insertCommunity,
  listAll,
  updateCommunity,
} from './queries.ts';
import { listShownMembers } from './shown-members.ts';

export type Admin = Pick<Services, 'db' | 'clock'> & { readonly user: Pick<Identity, 'id'> };
type Wanted = z.output<typeof communityChange>;

const taken = () => new AppError('conflict', { fields: { slug: 'communities.slug.taken' } });

async function present(call: Admin, rows: readonly CommunityRow[]): Promise<AdminCommunity[]> {
  const members = await listShownMembers(
    call,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentForAdmin(row, members.get(row.id)?.length ?? 0));
}

async function presentOne(call: Admin, row: CommunityRow | undefined): Promise<AdminCommunity> {
  const [shown] = row ? await present(call, [row]) : [];
  if (!shown) throw new AppError('not_found');
  return shown;
}

export const listForAdmin = async (call: Admin): Promise<AdminCommunity[]> => present(call, await listAll(call.db));

export async function createCommunity(call: Admin, wanted: Wanted): Promise<AdminCommunity> {
  await refuseForeign(call.db, call.user.id, wanted.picture, null);
  const row = await insertCommunity(call.db, { ...wanted, createdAt: call.clock.now() });
  if (!row) throw taken();
  return presentOne(call, row);
}

export async function changeCommunity(call: Admin, id: number, wanted: Wanted): Promise<AdminCommunity> {
  const before = await findCommunity(call.db, id);
  if (!before) throw new AppError('not_found');
  await refuseForeign(call.db, call.user.id, wanted.picture, before.picture);
  const row = await updateCommunity(call.db, id, wanted).catch((error: unknown) => {
    throw brokenUnique(error) === 'communities_slug_unique' ? taken() : error;
  });
  return presentOne(call, row);
}

/** A picture that this admin brought, or the one that stands there already, whoever brought it. */
async function refuseForeign(db: Db, ownerId: number, picture: string | null, before: string | null): Promise<void> {
  if (picture === null || picture === before) return;
  const isForeign = !parsePictureId(picture) || (await ownsFiles(db, ownerId, [picture])).length > 0;
  if (isForeign) throw new AppError('invalid_input', { fields: { picture: 'communities.picture.missing' } });
}

export const hideCommunity = async (call: Admin, id: number): Promise<AdminCommunity> =>
  presentOne(call, await updateCommunity(call.db, id, { hiddenAt: call.clock.now() }));

export const showCommunity = async (call: Admin, id: number): Promise<AdminCommunity> =>
  presentOne(call, await updateCommunity(call.db, id, { hiddenAt: null }));

export async function removeCommunity({ db }: Admin, id: number): Promise<{ success: boolean }> {
  if (!(await deleteCommunity(db, id))) throw new AppError('not_found');
  return { success: true };
}
