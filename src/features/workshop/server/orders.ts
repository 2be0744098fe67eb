import { AppError } from '#base/app-error.ts';
import type { CallAnswer } from '#base/endpoint.ts';
import {
  countByState,
  findOrder,
  type PhysicalOrderRow,
  searchOrders,
  stepsOf,
} from '#features/physical-cards/server/index.ts';
import { listTagsOfOrders } from '#features/tags/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { WorkshopFilter, WorkshopOrderWhole, workshopApi } from '../contract.ts';
import { presentOrders, presentTags } from './present.ts';

const pageSize = 50;

export async function listOrders(
  services: Services,
  { state: states, ...filter }: WorkshopFilter,
  locale: Locale,
): Promise<CallAnswer<typeof workshopApi.orders>> {
  const { db } = services;
  const [rows, counts] = await Promise.all([
    searchOrders(db, { ...filter, states, most: pageSize + 1 }),
    countByState(db),
  ]);
  const page = rows.slice(0, pageSize);
  const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null;
  return { orders: await presentOrders(services, page, locale), next, counts };
}

export async function getOrder(services: Services, id: number, locale: Locale): Promise<WorkshopOrderWhole> {
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
