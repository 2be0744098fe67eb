import { orNotFound } from '#base/app-error.ts';
import { effectivePlan } from '#features/accounts/server/index.ts';
import { packageType } from '#features/packages/contract.ts';
import { findPackageOfType } from '#features/packages/server/index.ts';
import { readDayExceptions } from '#features/settings/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity, Visitor } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { OrderStep, PhysicalCardPrices, PhysicalOrder, PhysicalOrderWithHistory } from '../contract.ts';
import { deliveries } from '../prices.ts';
import { presentDetail, presentOrders, presentStep, promiseOf } from './present.ts';
import { findLastSent, findOrder, listOwned, listSteps, type PhysicalOrderRow } from './queries.ts';

/** Context of the owner's own requests. */
export type Own = Services & { readonly user: Pick<Identity, 'id'>; readonly visitor: Pick<Visitor, 'locale'> };

export const getOwn = async ({ db, user }: Own, id: number): Promise<PhysicalOrderRow> =>
  orNotFound(await findOrder(db, id, user.id));

export const listOrders = async (call: Own): Promise<PhysicalOrder[]> =>
  presentOrders(call, await listOwned(call.db, call.user.id));

export const getOrder = async (call: Own, id: number): Promise<PhysicalOrderWithHistory> =>
  presentDetail(call, await getOwn(call, id));

export const stepsOf = async (db: Db, id: number): Promise<OrderStep[]> => (await listSteps(db, [id])).map(presentStep);

export async function readPrices({ db, clock, user, visitor }: Own): Promise<PhysicalCardPrices> {
  const now = clock.now();
  const [{ entitlements }, last, exceptions] = await Promise.all([
    effectivePlan(db, user.id, now),
    findLastSent(db, user.id),
    readDayExceptions(db),
  ]);
  return {
    discount: entitlements.physicalCardDiscount,
    packages: await listDiscounts(db, visitor),
    promises: deliveries.map((delivery) => ({ delivery, ...promiseOf(delivery, now, exceptions) })),
    lastAddress: last?.address ?? null,
    lastDelivery: last?.delivery ?? null,
  };
}

async function listDiscounts(db: Db, { locale }: Own['visitor']): Promise<PhysicalCardPrices['packages']> {
  const found = await Promise.all(packageType.options.map((type) => findPackageOfType(db, type)));
  return found.flatMap((one) => {
    if (!one?.isActive) return [];
    const { packageType: type, texts, entitlements } = one;
    return [{ packageType: type, name: texts[locale].name, discount: entitlements.physicalCardDiscount }];
  });
}
