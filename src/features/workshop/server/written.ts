import { AppError, orNotFound } from '#base/app-error.ts';
import { csvBom, csvRow } from '#base/csv.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { findOrder } from '#features/physical-cards/server/index.ts';
import { tagLink } from '#features/tags/domain.ts';
import { listTagsOfBatch, listTagsOfOrders, markWritten, type TagRow } from '#features/tags/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { WorkshopOrderDetail, WorkshopTag } from '../contract.ts';
import { type TagModel, tagMemory, toHex, uriMessage } from '../ndef.ts';
import { workshopTexts } from '../texts.ts';
import { getOrder, getRows } from './orders.ts';
import { getRow, presentOne } from './tags.ts';
import type { Actor } from './transition.ts';

interface Written {
  readonly model?: TagModel | undefined;
  /** The content read back from the tag. */
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
  orNotFound(await findOrder(db, orderId));
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

export async function orderTagsFile(services: Services, ids: readonly number[], locale: Locale): Promise<FileAnswer> {
  await getRows(services.db, ids);
  return tableOf(services, await listTagsOfOrders(services.db, ids), 'order', locale);
}

export const batchTagsFile = async (services: Services, batch: string, locale: Locale): Promise<FileAnswer> =>
  tableOf(services, await listTagsOfBatch(services.db, batch), 'batch', locale);

const columns = ['code', 'link', 'ndef', 'bytes', 'memory', 'name'] as const;

/** Retired tags are omitted, because they are no longer written. */
function tableOf({ config, clock }: Services, tags: readonly TagRow[], first: 'order' | 'batch', locale: Locale) {
  const t = translator(workshopTexts, locale);
  const head = [first, ...columns].map((column) => t(`workshop.table.${column}`));
  const live = tags.filter(({ state }) => state !== 'retired');
  const firstOf = ({ orderId, batch }: TagRow) => (first === 'order' ? orderId : batch) ?? '';
  const rows = live.map((tag) => csvRow([firstOf(tag), ...cellsOf(tag, config.publicUrl)]));
  return {
    body: csvBom + csvRow(head) + rows.join(''),
    type: 'text/csv; charset=utf-8',
    name: `chips-${dateInIsrael(clock.now())}.csv`,
  };
}

function cellsOf({ code, name }: TagRow, publicUrl: string): (string | number)[] {
  const link = tagLink(publicUrl, code);
  const message = uriMessage(link);
  return [code, link, toHex(message), message.length, toHex(tagMemory(link)), name];
}
