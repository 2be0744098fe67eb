import { AppError } from '#base/app-error.ts';
import type { CallAnswer } from '#base/endpoint.ts';
import {
  countOrders,
  countSomeByState,
  findOrder,
  type PhysicalOrderRow,
  searchOrders,
  stepsOf,
} from '#features/physical-cards/server/index.ts';
import { listTagsOfOrders } from '#features/tags/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { csvTable } from '#server-kit/admin-list/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { csvAnswer } from '#server-kit/http/answers/answers.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import {
  maxCounted,
  type WorkshopFilter,
  type WorkshopOrder,
  type WorkshopOrderDetail,
  type workshopApi,
} from '../contract.ts';
import { workshopTexts } from '../texts.ts';
import { presentOrders, presentTags } from './present.ts';

const pageSize = 50;

export async function listOrders(
  services: Services,
  { state: states, ...filter }: WorkshopFilter,
  locale: Locale,
): Promise<CallAnswer<typeof workshopApi.orders>> {
  const { db } = services;
  const [rows, counts] = await Promise.all([
    searchOrders(db, { ...filter, states, limit: pageSize + 1 }),
    countSomeByState(db, maxCounted + 1),
  ]);
  const page = rows.slice(0, pageSize);
  const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null;
  return { orders: await presentOrders(services, page, locale), next, counts };
}

const tablePageSize = 500;

const orderColumns = [
  ...(['order', 'state', 'owner', 'mail', 'material', 'quantity', 'delivery'] as const),
  ...(['recipient', 'paid', 'tracking', 'created'] as const),
] as const;

export async function ordersTable(
  services: Services,
  { state: states, ...filter }: Omit<WorkshopFilter, 'before'>,
  locale: Locale,
): Promise<FileAnswer> {
  const { db } = services;
  const t = translator(workshopTexts, locale);
  return csvAnswer({
    name: 'orders.csv',
    ...csvTable({
      columns: orderColumns,
      head: (column) => t(`workshop.table.${column}`),
      values: (order: WorkshopOrder) => order,
      cells: {
        order: ({ id }) => id,
        owner: ({ owner }) => owner.name,
        mail: ({ owner }) => owner.email,
        material: ({ design }) => design.material,
        recipient: ({ address }) => address?.recipient ?? '',
        paid: ({ amount }) => amount / 100,
        tracking: ({ tracking }) => tracking?.number ?? '',
        created: ({ createdAt }) => createdAt,
      },
    }),
    total: await countOrders(db, { ...filter, states }),
    page: async (after) => {
      const before = after === undefined ? undefined : Number(after);
      const rows = await searchOrders(db, { ...filter, states, before, limit: tablePageSize });
      const next = rows.length === tablePageSize ? String(rows.at(-1)?.id) : null;
      return { rows: await presentOrders(services, rows, locale), next };
    },
  });
}

export async function getOrder(services: Services, id: number, locale: Locale): Promise<WorkshopOrderDetail> {
  const { db } = services;
  const row = await findOrder(db, id);
  if (!row) throw new AppError('not_found');
  const [orders, history, tags] = await Promise.all([
    presentOrders(services, [row], locale),
    stepsOf(db, id),
    listTagsOfOrders(db, [id]),
  ]);
  const [order] = orders;
  if (!order) throw new AppError('not_found');
  return { ...order, history, chips: await presentTags(services, tags) };
}

/** All of them, in the order in which they were asked for. */
export async function getRows(db: Db, ids: readonly number[]): Promise<PhysicalOrderRow[]> {
  const rows: PhysicalOrderRow[] = [];
  for (const id of ids) {
    const row = await findOrder(db, id);
    if (!row) throw new AppError('not_found');
    rows.push(row);
  }
  return rows;
}
