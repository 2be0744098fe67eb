import { AppError } from '#base/app-error.ts';
import { csvBom, csvRow } from '#base/csv.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { findOrder } from '#features/physical-cards/server/index.ts';
import { tagLink } from '#features/tags/domain.ts';
import { listTagsOfBatch, listTagsOfOrders, markWritten, type TagRow } from '#features/tags/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Translator, translator } from '#i18n/translator.ts';
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

type WorkshopTranslator = Translator<typeof workshopTexts>;

export async function orderTagsFile(services: Services, ids: readonly number[], locale: Locale): Promise<FileAnswer> {
  await getRows(services.db, ids);
  const tags = await listTagsOfOrders(services.db, ids);
  const t = translator(workshopTexts, locale);
  return tableOf(services, tags, { t, first: t('workshop.table.order'), firstOf: ({ orderId }) => orderId ?? '' });
}

export async function batchTagsFile(services: Services, batch: string, locale: Locale): Promise<FileAnswer> {
  const tags = await listTagsOfBatch(services.db, batch);
  const t = translator(workshopTexts, locale);
  return tableOf(services, tags, { t, first: t('workshop.table.batch'), firstOf: (tag) => tag.batch ?? '' });
}

interface Columns {
  readonly t: WorkshopTranslator;
  readonly first: string;
  readonly firstOf: (tag: TagRow) => string | number;
}

/** Retired tags are omitted, because they are no longer written. */
function tableOf({ config, clock }: Services, tags: readonly TagRow[], { t, first, firstOf }: Columns): FileAnswer {
  const live = tags.filter(({ state }) => state !== 'retired');
  const rows = live.map((tag) => csvRow([firstOf(tag), ...cellsOf(tag, config.publicUrl)]));
  return {
    body: csvBom + csvRow([first, ...headings(t)]) + rows.join(''),
    type: 'text/csv; charset=utf-8',
    name: `chips-${dateInIsrael(clock.now())}.csv`,
  };
}

const headings = (t: WorkshopTranslator): string[] => [
  t('workshop.table.code'),
  t('workshop.table.link'),
  t('workshop.table.ndef'),
  t('workshop.table.bytes'),
  t('workshop.table.memory'),
  t('workshop.table.name'),
];

function cellsOf({ code, name }: TagRow, publicUrl: string): (string | number)[] {
  const link = tagLink(publicUrl, code);
  const message = uriMessage(link);
  return [code, link, toHex(message), message.length, toHex(tagMemory(link)), name];
}
