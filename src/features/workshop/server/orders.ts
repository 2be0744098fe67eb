import { orNotFound } from '#base/app-error.ts';
import { listOwners } from '#features/accounts/server/index.ts';
import { listEntries } from '#features/audit/server/index.ts';
import { findInvoicesOf } from '#features/invoices/server/index.ts';
import {
  countSomeByState,
  findOrder,
  listSteps,
  ordersSource,
  type PhysicalOrderRow,
  presentStep,
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
  const { paymentId } = row;
  const [[order], history, corrections, tags, documents] = await Promise.all([
    presentOrders(services, [row], locale),
    readHistory(db, id),
    // The tracking number of a deleted owner is deleted with the address.
    row.address === null ? [] : readCorrections(db, id),
    listTagsOfOrders(db, [id]),
    paymentId === null ? [] : findInvoicesOf(db, paymentId),
  ]);
  const papers = { paymentId, documents: documents.map(({ kind, number }) => ({ kind, number })) };
  return { ...orNotFound(order), ...papers, history, corrections, chips: await presentTags(services, tags) };
}

/** With the names of the admins; an owner is told only that it was the workshop. */
async function readHistory(db: Db, id: number): Promise<WorkshopOrderDetail['history']> {
  const steps = await listSteps(db, [id]);
  const ids = steps.map(({ by, actorId }) => (by === 'admin' ? actorId : null));
  const admins = await listOwners(db, ids);
  return steps.map((step) => ({ ...presentStep(step), actor: admins.get(step.actorId ?? 0)?.displayName ?? null }));
}

type Correction = WorkshopOrderDetail['corrections'][number];

async function readCorrections(db: Db, id: number): Promise<Correction[]> {
  const entries = await listEntries(db, { kind: 'order', id }, 'orders.correct-tracking');
  // By the name of today, as in the history; the log keeps the username of a deleted admin.
  const ids = entries.map(({ actorId }) => actorId);
  const admins = await listOwners(db, ids);
  return entries
    .map(({ id: entryId, at, actorId, actorName, before, after }) => {
      const of = (name: string): Correction['carrier'] =>
        before && after && name in after ? { before: textIn(before, name), after: textIn(after, name) } : null;
      const [carrier, number] = [of('carrier'), of('trackingNumber')];
      const actor = admins.get(actorId ?? 0)?.displayName ?? actorName;
      return { id: entryId, at: at.toISOString(), actor, carrier, number };
    })
    .filter(({ carrier, number }) => carrier || number);
}

function textIn(values: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' ? value : null;
}

/** Returns the orders in the requested sequence; throws if one is missing. */
export async function getRows(db: Db, ids: readonly number[]): Promise<PhysicalOrderRow[]> {
  const rows: PhysicalOrderRow[] = [];
  for (const id of ids) rows.push(orNotFound(await findOrder(db, id)));
  return rows;
}
