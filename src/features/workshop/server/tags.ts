import { AppError } from '#base/app-error.ts';
import type { CallAnswer } from '#base/endpoint.ts';
import { findTag, historyOf, makeTags, retireTags, searchTags, type TagRow } from '#features/tags/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { csvTable } from '#server-kit/admin-list/index.ts';
import { csvAnswer } from '#server-kit/http/answers/answers.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { TagFilter, WorkshopTag, workshopApi } from '../contract.ts';
import { workshopTexts } from '../texts.ts';
import { presentTags } from './present.ts';
import type { Actor } from './transition.ts';

const pageSize = 50;

export async function listTags(services: Services, filter: TagFilter): Promise<CallAnswer<typeof workshopApi.tags>> {
  const rows = await searchTags(services.db, { ...filter, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const next = rows.length > pageSize ? (page.at(-1)?.code ?? null) : null;
  return { tags: await presentTags(services, page), next };
}

const tablePageSize = 500;

const tagColumns = ['code', 'state', 'name', 'owner', 'order', 'batch', 'link', 'created'] as const;

export function tagsTable(services: Services, filter: Omit<TagFilter, 'after'>, locale: Locale): FileAnswer {
  const t = translator(workshopTexts, locale);
  return csvAnswer({
    name: 'tags.csv',
    ...csvTable({
      columns: tagColumns,
      head: (column) => t(`workshop.table.${column}`),
      values: (tag: WorkshopTag) => tag,
      cells: {
        owner: ({ owner }) => owner?.name ?? '',
        order: ({ orderId }) => orderId,
        created: ({ createdAt }) => createdAt,
      },
    }),
    page: async (after) => {
      const rows = await searchTags(services.db, { ...filter, after, limit: tablePageSize });
      const next = rows.length === tablePageSize ? (rows.at(-1)?.code ?? null) : null;
      return { rows: await presentTags(services, rows), next };
    },
  });
}

export async function getTag(services: Services, code: string): Promise<CallAnswer<typeof workshopApi.tag>> {
  const tag = await presentOne(services, await getRow(services, code));
  return { ...tag, history: await historyOf(services.db, code) };
}

export async function makeBatch(
  { db, clock }: Services,
  { id: actorId, audit }: Actor,
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
  { id: actorId, audit }: Actor,
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
