import { AppError, orNotFound } from '#base/app-error.ts';
import { pick } from '#base/pick.ts';
import { compareNames } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { defineAdminList, presentAs } from '#server-kit/admin-list/index.ts';
import { changesOf } from '#server-kit/audit/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type Call, type Route, route } from '#server-kit/http/route.ts';
import { type DeliveryAddress, emptyAddress } from '../delivery.ts';
import { type AdminPoint, adminPoint, type PickupPoint, type PointDraft, pointsApi } from '../points-contract.ts';
import {
  countPoints,
  insertPoints,
  listOffered,
  lockPoint,
  type PointRow,
  pointsSource,
  shareOffered,
  updatePoint,
} from './point-queries.ts';
import { seededPoints } from './points-texts.ts';

const presentPoint = ({ id, city, name, street }: PointRow, locale: Locale): PickupPoint => ({
  id,
  city: city[locale],
  name: name[locale],
  street: street[locale],
});

async function listPoints(db: Db, locale: Locale): Promise<PickupPoint[]> {
  const byName = compareNames(locale);
  const points = (await listOffered(db)).map((row) => presentPoint(row, locale));
  return points.toSorted((one, two) => byName(one.city, two.city) || byName(one.name, two.name));
}

/** The address of an order to a pick-up point: a copy, which later changes of the point do not affect. */
export async function addressAt(tx: Db, id: number | undefined, address: DeliveryAddress, locale: Locale) {
  const row = id === undefined ? undefined : await shareOffered(tx, id);
  if (!row) throw new AppError('invalid_input', { fields: { pointId: 'physicalCards.point.missing' } });
  const { city, name, street } = presentPoint(row, locale);
  return { ...emptyAddress, ...pick(address, 'recipient', 'phone', 'notes'), city, street: `${name}, ${street}` };
}

type AdminCall = Pick<Call<unknown, unknown, unknown>, 'db' | 'audit'>;
const target = (id: number) => ({ kind: 'pickup-point', id });

const createPoint = ({ db, audit }: AdminCall, draft: PointDraft): Promise<AdminPoint> =>
  db.transaction(async (tx) => {
    const [row] = await insertPoints(tx, [draft]);
    if (!row) throw new Error('The new pick-up point was not returned');
    await audit(tx, { action: 'orders.add-point', target: target(row.id), after: { ...draft } });
    return presentAs(adminPoint, row);
  });

const changePoint = ({ db, audit }: AdminCall, id: number, draft: PointDraft): Promise<AdminPoint> =>
  db.transaction(async (tx) => {
    const { id: _, ...former } = orNotFound(await lockPoint(tx, id));
    const row = await updatePoint(tx, id, draft);
    const { before, after } = changesOf(former, { ...draft });
    const named = { name: draft.name, ...after };
    await audit(tx, { action: 'orders.change-point', target: target(id), before, after: named });
    return presentAs(adminPoint, row);
  });

export const pointsRoutes: Route[] = [
  route(pointsApi.list, ({ db, visitor }) => listPoints(db, visitor.locale)),
  ...defineAdminList({
    list: pointsApi.adminList,
    source: pointsSource,
    values: (row: { readonly point: PointRow }) => row.point,
  }),
  route(pointsApi.create, (call) => createPoint(call, call.body)),
  route(pointsApi.change, (call) => changePoint(call, call.params.id, call.body)),
];

/** Invented shops, only if there are none: what an admin changed stays. */
export async function seedPoints(db: Db): Promise<void> {
  if ((await countPoints(db)) === 0) await insertPoints(db, seededPoints);
}
