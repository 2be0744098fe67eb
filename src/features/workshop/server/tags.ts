import { AppError } from '#base/app-error.ts';
import type { CallAnswer } from '#base/endpoint.ts';
import type { TagState } from '#features/tags/domain.ts';
import { findTag, historyOf, makeTags, retireTags, searchTags, type TagRow } from '#features/tags/server/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { WorkshopTag, workshopApi } from '../contract.ts';
import type { Asker } from './move.ts';
import { presentTags } from './present.ts';

const pageSize = 50;

export interface TagFilter {
  readonly state?: TagState | undefined;
  readonly batch?: string | undefined;
  readonly q?: string | undefined;
  readonly owner?: number | undefined;
  readonly after?: string | undefined;
}

export async function listTags(services: Services, filter: TagFilter): Promise<CallAnswer<typeof workshopApi.tags>> {
  const rows = await searchTags(services.db, { ...filter, most: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const next = rows.length > pageSize ? (page.at(-1)?.code ?? null) : null;
  return { tags: await presentTags(services, page), next };
}

export async function getTag(services: Services, code: string): Promise<CallAnswer<typeof workshopApi.tag>> {
  const tag = await presentOne(services, await getRow(services, code));
  return { ...tag, history: await historyOf(services.db, code) };
}

export async function makeBatch(
  { db, clock }: Services,
  { id: actorId, audit }: Asker,
  { count, batch }: { readonly count: number; readonly batch: string },
): Promise<CallAnswer<typeof workshopApi.makeTags>> {
  const nobodys = { ownerId: null, profileId: null, orderId: null };
  await db.transaction(async (tx) => {
    await makeTags(tx, { ...nobodys, batch, count, actorId, at: clock.now() });
    await audit(tx, { action: 'tags.make', target: { kind: 'batch', id: batch }, after: { count } });
  });
  return { batch, count };
}

export async function retireTag(
  services: Services,
  { id: actorId, audit }: Asker,
  code: string,
  note: string,
): Promise<WorkshopTag> {
  const { db, clock } = services;
  const { state } = await getRow(services, code);
  if (state === 'retired') throw new AppError('conflict', { message: 'workshop.retire.already' });
  await db.transaction(async (tx) => {
    await retireTags(tx, { codes: [code], actorId, note, by: 'admin', at: clock.now() });
    const change = { before: { state }, after: { state: 'retired', note } };
    await audit(tx, { action: 'tags.retire', target: { kind: 'tag', id: code }, ...change });
  });
  return presentOne(services, await getRow(services, code));
}

export async function getRow({ db }: Pick<Services, 'db'>, code: string): Promise<TagRow> {
  const row = await findTag(db, code);
  if (!row) throw new AppError('not_found');
  return row;
}

export async function presentOne(services: Services, row: TagRow): Promise<WorkshopTag> {
  const [tag] = await presentTags(services, [row]);
  if (!tag) throw new AppError('not_found');
  return tag;
}
