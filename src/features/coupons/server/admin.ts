import { AppError, orNotFound } from '#base/app-error.ts';
import { pick } from '#base/pick.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { defineAdminList, presentAs } from '#server-kit/admin-list/index.ts';
import { changesOf } from '#server-kit/audit/index.ts';
import { brokenUnique, type Db } from '#server-kit/db/database.ts';
import { type Call, type Route, route } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import {
  type AdminCoupon,
  adminCoupon,
  adminCouponsApi,
  type CouponChange,
  type CouponDraft,
  couponCsvColumns,
  redemptionCsvColumns,
} from '../admin-contract.ts';
import { couponsAdminTexts } from '../admin-texts.ts';
import { type CouponTerms, codeOf, couponState, openTerms, termsErrors } from '../domain.ts';
import {
  type CouponRow,
  couponsSource,
  findCoupon,
  insertCoupon,
  lockCoupon,
  type RedemptionListRow,
  redemptionsSource,
  updateCoupon,
} from './queries.ts';

const valuesOf = (
  { coupon }: { readonly coupon: CouponRow },
  { call }: { readonly call: Pick<Services, 'clock'> },
) => ({ ...coupon, state: couponState(coupon, dateInIsrael(call.clock.now())) });

const couponsListRoutes = defineAdminList({
  list: adminCouponsApi.list,
  source: couponsSource,
  values: valuesOf,
  csv: {
    endpoint: adminCouponsApi.csv,
    texts: couponsAdminTexts,
    fileName: (t) => t('couponsAdmin.file'),
    columns: couponCsvColumns,
    head: (t, column) => t(`couponsAdmin.csv.${column}`),
    cells: {
      discount: ({ discountKind, discountValue }) =>
        discountKind === 'percent' ? `${discountValue}%` : { agorot: discountValue },
      scope: ({ scope }, { t }) => t(`couponsAdmin.scopes.${scope}`),
      state: ({ state }, { t }) => t(`couponsAdmin.states.${state}`),
    },
  },
});

const redemptionsListRoutes = defineAdminList({
  list: adminCouponsApi.redemptions,
  source: redemptionsSource,
  values: ({ redemption, owner }: RedemptionListRow) => ({ ...redemption, owner }),
  csv: {
    endpoint: adminCouponsApi.redemptionsCsv,
    texts: couponsAdminTexts,
    fileName: (t) => t('couponsAdmin.redemptions.file'),
    columns: redemptionCsvColumns,
    head: (t, column) => t(`couponsAdmin.redemptions.csv.${column}`),
    cells: {
      name: ({ owner }) => owner?.displayName ?? '',
      email: ({ owner }) => owner?.email ?? '',
      type: ({ type }, { t }) => t(`couponsAdmin.redemptions.types.${type}`),
      discount: ({ discount }) => ({ agorot: discount }),
      amount: ({ amount }) => ({ agorot: amount }),
      state: ({ state }, { t }) => t(`couponsAdmin.redemptions.states.${state}`),
    },
  },
});

const present = (call: Pick<Services, 'clock'>, coupon: CouponRow): AdminCoupon =>
  presentAs(adminCoupon, valuesOf({ coupon }, { call }));

type AdminCall = Pick<Call<unknown, unknown, unknown>, 'db' | 'clock' | 'audit'>;
const target = (id: number) => ({ kind: 'coupon', id });

const termNames = [
  ...(['code', 'note', 'discountKind', 'discountValue', 'scope', 'packages', 'validFrom', 'validUntil'] as const),
  ...(['maxUses', 'maxPerOwner', 'minAmount', 'isFirstPurchaseOnly'] as const),
] as const satisfies readonly (keyof CouponTerms)[];
const termsOf = (row: CouponRow) => pick(row, ...termNames);

/** As the audit log shows them: a discount is a percentage or money. */
const auditValues = (row: CouponRow) => {
  const { discountKind, discountValue, packages, ...terms } = termsOf(row);
  const valueIn = (kind: typeof discountKind) => (discountKind === kind ? discountValue : null);
  return { ...terms, percent: valueIn('percent'), amount: valueIn('amount'), packages: packages.join('-') };
};

function refuseWrong(fields: Readonly<Record<string, string>>): void {
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}

/** In the stored form: packages are named only where some are chosen. */
const normalized = <Terms extends CouponTerms>(terms: Terms) => ({
  ...terms,
  code: codeOf(terms.code) ?? terms.code,
  packages: terms.scope === 'physical-card' ? [] : [...new Set(terms.packages)].sort(),
});

async function refuseTaken<Row>(write: () => Promise<Row>): Promise<Row> {
  try {
    return await write();
  } catch (error) {
    if (brokenUnique(error) !== 'coupons_code') throw error;
    throw new AppError('conflict', { message: 'coupons.wrong.taken', fields: { code: 'coupons.wrong.taken' } });
  }
}

async function createCoupon(call: AdminCall, draft: CouponDraft): Promise<AdminCoupon> {
  refuseWrong(termsErrors(draft));
  const row = await refuseTaken(() =>
    call.db.transaction(async (tx) => {
      const created = await insertCoupon(tx, { ...normalized(draft), createdAt: call.clock.now() });
      await call.audit(tx, { action: 'coupons.create', target: target(created.id), after: auditValues(created) });
      return created;
    }),
  );
  return present(call, row);
}

/** What was promised to those who used it stays: only the open terms may differ. */
function refuseLocked(former: CouponRow, terms: CouponTerms): void {
  if (former.used === 0) return;
  const { after } = changesOf(termsOf(former), pick(terms, ...termNames));
  const locked = Object.keys(after).filter((name) => !openTerms.some((open) => open === name));
  refuseWrong(Object.fromEntries(locked.map((name) => [name, 'coupons.wrong.locked'])));
}

async function changeCoupon(call: AdminCall, id: number, { isStopped, ...change }: CouponChange): Promise<AdminCoupon> {
  const row = await refuseTaken(() => call.db.transaction((tx) => saveChange(call, tx, id, change, isStopped)));
  return present(call, row);
}

async function saveChange(
  { clock, audit }: AdminCall,
  tx: Db,
  id: number,
  change: Omit<CouponChange, 'isStopped'>,
  isStopped: boolean | undefined,
): Promise<CouponRow> {
  const former = orNotFound(await lockCoupon(tx, id));
  // What is not sent is not in the parsed body either.
  const terms = normalized({ ...termsOf(former), ...change } as CouponTerms);
  refuseWrong(termsErrors(terms, former.used));
  refuseLocked(former, terms);
  const isSwitched = isStopped !== undefined && isStopped !== (former.stoppedAt !== null);
  const stoppedAt = isSwitched ? (isStopped ? clock.now() : null) : former.stoppedAt;
  const row = await updateCoupon(tx, id, { ...terms, stoppedAt });
  const action = isSwitched ? (isStopped ? 'coupons.stop' : 'coupons.restart') : 'coupons.change';
  await audit(tx, { action, target: target(id), ...changesOf(auditValues(former), auditValues(row)) });
  return row;
}

export const couponsRoutes: Route[] = [
  ...couponsListRoutes,
  ...redemptionsListRoutes,
  route(adminCouponsApi.find, async (call) => present(call, orNotFound(await findCoupon(call.db, call.params.id)))),
  route(adminCouponsApi.create, (call) => createCoupon(call, call.body)),
  route(adminCouponsApi.change, (call) => changeCoupon(call, call.params.id, call.body)),
];
