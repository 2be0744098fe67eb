import { AppError, orNotFound } from '#base/app-error.ts';
import type { CallAnswer } from '#base/endpoint.ts';
import { shownTagState } from '#features/tags/domain.ts';
import { findTag, historyOf, makeTags, retireTags, type TagRow, tagsSource } from '#features/tags/server/index.ts';
import { translator } from '#i18n/translator.ts';
import { type ListCall, listReader } from '#server-kit/admin-list/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type WorkshopTag, workshopApi } from '../contract.ts';
import { workshopLabelTexts } from '../label-texts.ts';
import { workshopTexts } from '../texts.ts';
import { presentTags } from './present.ts';
import type { Actor } from './transition.ts';

const tags = listReader({
  source: tagsSource,
  present: (call: ListCall, rows: readonly { readonly tag: TagRow }[]) =>
    presentTags(
      call,
      rows.map(({ tag }) => tag),
    ),
  csv: {
    endpoint: workshopApi.tagsTable,
    texts: workshopTexts,
    fileName: (t) => t('workshop.tagsFile'),
    columns: ['code', 'state', 'name', 'owner', 'order', 'batch', 'link', 'created'] as const,
    head: (t, column) => t(`workshop.table.${column}`),
    cells: {
      state: (tag, { locale }) =>
        translator(workshopLabelTexts, locale)(`workshopWords.tagState.${shownTagState(tag)}`),
      owner: ({ owner }) => owner?.name ?? '',
      order: ({ orderId }) => orderId,
      created: ({ createdAt }) => new Date(createdAt),
    },
  },
});

export const tagsListRoutes: Route[] = [
  route(workshopApi.tags, async (call) => {
    const { after, ...filter } = call.query;
    const { rows, next } = await tags.page(call, filter, after);
    return { tags: rows, next };
  }),
  ...tags.csvRoutes,
];

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

export const getRow = async ({ db }: Pick<Services, 'db'>, code: string): Promise<TagRow> =>
  orNotFound(await findTag(db, code));

export const presentOne = async (services: Services, row: TagRow): Promise<WorkshopTag> =>
  orNotFound((await presentTags(services, [row]))[0]);
