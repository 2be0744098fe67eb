import { orNotFound } from '#base/app-error.ts';
import { effectivePlan } from '#features/accounts/server/index.ts';
import { packageType } from '#features/packages/contract.ts';
import { findPackageOfType } from '#features/packages/server/index.ts';
import { readDayExceptions } from '#features/settings/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity, Visitor } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { PhysicalCardPrices, PhysicalOrder, PhysicalOrderWithHistory } from '../contract.ts';
import type { DeliveryAddress } from '../delivery.ts';
import { isOpenOrder } from '../in-progress.ts';
import { type Delivery, deliveries } from '../prices.ts';
import { listDemoOrders } from './demo.ts';
import { presentDetail, presentOrders, promiseOf } from './present.ts';
import { findCardPrices } from './prices/price-queries.ts';
import { findLastSent, findOrder, listOwned, type PhysicalOrderRow } from './queries.ts';

/** Context of the owner's own requests. */
type Reader = Pick<Identity, 'id'> & Partial<Pick<Identity, 'isDemo'>>;
export type Own = Services & { readonly user: Reader; readonly visitor: Pick<Visitor, 'locale'> };

export const getOwn = async ({ db, user }: Own, id: number): Promise<PhysicalOrderRow> =>
  orNotFound(await findOrder(db, id, user.id));

const listRows = async (db: Db, { id, isDemo }: Reader, now: Date): Promise<PhysicalOrderRow[]> =>
  isDemo ? (await listDemoOrders(db, id, now)).map(({ row }) => row) : listOwned(db, id);

export const listOrders = async (call: Own): Promise<PhysicalOrder[]> =>
  presentOrders(call, await listRows(call.db, call.user, call.clock.now()));

/** An owner's orders with further steps to come, newest first; `promiseTo` is null until the order is paid. */
export async function listInProgress(db: Db, user: Reader, now: Date) {
  return (await listRows(db, user, now)).flatMap(({ id, state, material, quantity, promisedTo: promiseTo }) =>
    isOpenOrder(state) ? [{ id, state, material, quantity, promiseTo }] : [],
  );
}

export async function getOrder(call: Own, id: number): Promise<PhysicalOrderWithHistory> {
  if (!call.user.isDemo) return presentDetail(call, await getOwn(call, id));
  const orders = await listDemoOrders(call.db, call.user.id, call.clock.now());
  const { row, ...shown } = orNotFound(orders.find((one) => one.row.id === id));
  return presentDetail(call, row, shown);
}

export async function readPrices({ db, clock, user, visitor }: Own): Promise<PhysicalCardPrices> {
  const now = clock.now();
  const [{ entitlements }, last, exceptions, prices] = await Promise.all([
    effectivePlan(db, user.id, now),
    user.isDemo ? listRows(db, user, now).then(([row]) => row) : findLastSent(db, user.id),
    readDayExceptions(db),
    findCardPrices(db, now),
  ]);
  return {
    prices,
    discount: entitlements.physicalCardDiscount,
    packages: await listDiscounts(db, visitor),
    promises: deliveries.map((delivery) => ({ delivery, ...promiseOf(delivery, now, exceptions) })),
    lastAddress: last?.address ? ownAddress(last.delivery, last.address) : null,
    lastDelivery: last?.delivery ?? null,
  };
}

/** A pick-up point is not where the owner lives. */
const ownAddress = (delivery: Delivery, address: DeliveryAddress): DeliveryAddress =>
  delivery === 'pickup' ? { ...address, city: '', street: '', house: '' } : address;

async function listDiscounts(db: Db, { locale }: Own['visitor']): Promise<PhysicalCardPrices['packages']> {
  const found = await Promise.all(packageType.options.map((type) => findPackageOfType(db, type)));
  return found.flatMap((one) => {
    if (!one?.isActive) return [];
    const { packageType: type, texts, entitlements } = one;
    return [{ packageType: type, name: texts[locale].name, discount: entitlements.physicalCardDiscount }];
  });
}
