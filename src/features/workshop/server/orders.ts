import { orNotFound } from '#base/app-error.ts';
import {
  countSomeByState,
  findOrder,
  ordersSource,
  type PhysicalOrderRow,
  stepsOf,
} from '#features/physical-cards/server/index.ts';
import { listTagsOfOrders } from '#features/tags/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { type ListCall, listReader } from '#server-kit/admin-list/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { cursorOf } from '#server-kit/db/keyset.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import { maxCounted, type WorkshopOrderDetail, workshopApi } from '../contract.ts';
import { workshopLabelTexts } from '../label-texts.ts';
import { workshopTexts } from '../texts.ts';
import { presentOrders, presentTags } from './present.ts';

const orderColumns = [
  ...(['order', 'state', 'owner', 'mail', 'material', 'quantity', 'delivery'] as const),
  ...(['recipient', 'paid', 'tracking', 'created'] as const),
] as const;

const wordsIn = (locale: Locale) => translator(workshopLabelTexts, locale);

const orders = listReader({
  source: ordersSource,
  present: (call: ListCall, rows: readonly { readonly order: PhysicalOrderRow }[]) =>
    presentOrders(
      call,
      rows.map(({ order }) => order),
      call.visitor.locale,
    ),
  csv: {
    endpoint: workshopApi.ordersTable,
    texts: workshopTexts,
    fileName: (t) => t('workshop.ordersFile'),
    columns: orderColumns,
    head: (t, column) => t(`workshop.table.${column}`),
    cells: {
      order: ({ id }) => id,
      state: ({ state }, { locale }) => wordsIn(locale)(`workshopWords.state.${state}`),
      owner: ({ owner }) => owner.name,
      mail: ({ owner }) => owner.email,
      material: ({ design: { material, finish } }, { locale }) =>
        [wordsIn(locale)(`workshopWords.material.${material}`), wordsIn(locale)(`workshopWords.finish.${finish}`)].join(
          ', ',
        ),
      delivery: ({ delivery }, { locale }) => wordsIn(locale)(`workshopWords.delivery.${delivery}`),
      recipient: ({ address }) => address?.recipient ?? '',
      paid: ({ amount, paidAt }) => paidAt && { agorot: amount },
      tracking: ({ tracking }) => tracking?.number ?? '',
      created: ({ createdAt }) => new Date(createdAt),
    },
  },
});

export const ordersListRoutes: Route[] = [
  route(workshopApi.orders, async (call) => {
    const { before, ...filter } = call.query;
    const [{ rows, next }, counts] = await Promise.all([
      orders.page(call, filter, before === undefined ? undefined : cursorOf([String(before)])),
      countSomeByState(call.db, maxCounted + 1),
    ]);
    return { orders: rows, next: next === null ? null : (rows.at(-1)?.id ?? null), counts };
  }),
  ...orders.csvRoutes,
];

export async function getOrder(services: Services, id: number, locale: Locale): Promise<WorkshopOrderDetail> {
  const { db } = services;
  const row = orNotFound(await findOrder(db, id));
  const [[order], history, tags] = await Promise.all([
    presentOrders(services, [row], locale),
    stepsOf(db, id),
    listTagsOfOrders(db, [id]),
  ]);
  return { ...orNotFound(order), history, chips: await presentTags(services, tags) };
}

/** Returns the orders in the requested sequence; throws if one is missing. */
export async function getRows(db: Db, ids: readonly number[]): Promise<PhysicalOrderRow[]> {
  const rows: PhysicalOrderRow[] = [];
  for (const id of ids) rows.push(orNotFound(await findOrder(db, id)));
  return rows;
}
