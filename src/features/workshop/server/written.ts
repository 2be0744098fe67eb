import { AppError } from '#base/app-error.ts';
import { findOrder } from '#features/physical-cards/server/index.ts';
import { tagLink } from '#features/tags/domain.ts';
import { listTagsOfOrders, markWritten } from '#features/tags/server/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { WorkshopOrderDetail, WorkshopTag } from '../contract.ts';
import type { TagModel } from '../ndef.ts';
import { getOrder } from './orders.ts';
import { getRow, presentOne } from './tags.ts';
import type { Actor } from './transition.ts';

interface Written {
  readonly model?: TagModel | undefined;
  /** What the tag said when it was read again. */
  readonly read?: string | undefined;
}

export async function writeTag(
  services: Services,
  { id: actorId, audit }: Actor,
  code: string,
  { model: tagModel, read }: Written,
): Promise<WorkshopTag> {
  const { db, clock, config } = services;
  const { state, writtenAt } = await getRow(services, code);
  if (state === 'retired') throw new AppError('conflict', { message: 'workshop.written.retired' });
  if (read !== undefined && read !== tagLink(config.publicUrl, code))
    throw new AppError('conflict', { message: 'workshop.written.different' });
  await db.transaction(async (tx) => {
    await markWritten(tx, { codes: [code], tagModel: tagModel ?? null, actorId, at: clock.now() });
    const change = { before: { writtenAt }, after: { writtenAt: writtenAt ?? clock.now(), model: tagModel } };
    await audit(tx, { action: 'tags.written', target: { kind: 'tag', id: code }, ...change });
  });
  return presentOne(services, await getRow(services, code));
}

export async function writeAll(
  services: Services,
  actor: Actor,
  orderId: number,
  { model: tagModel }: Pick<Written, 'model'>,
): Promise<WorkshopOrderDetail> {
  const { db, clock } = services;
  if (!(await findOrder(db, orderId))) throw new AppError('not_found');
  const live = (await listTagsOfOrders(db, [orderId])).filter(({ state }) => state !== 'retired');
  if (live.length === 0) throw new AppError('conflict', { message: 'workshop.written.none' });
  const codes = live.map(({ code }) => code);
  await db.transaction(async (tx) => {
    await markWritten(tx, { codes, tagModel: tagModel ?? null, actorId: actor.id, at: clock.now() });
    const after = { codes, model: tagModel };
    await actor.audit(tx, { action: 'orders.written', target: { kind: 'order', id: orderId }, after });
  });
  return getOrder(services, orderId, actor.locale);
}
