import { AppError } from '#base/app-error.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Db } from '#server-kit/db/database.ts';
import { pageOf } from '#server-kit/db/keyset.ts';
import { csvAnswer } from '#server-kit/http/csv-answer.ts';
import { type Call, type FileAnswer, type Route, route } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type AdminSubscriptionDetail, adminSubscriptionsApi, type SubscriptionFilter } from '../admin-contract.ts';
import { cancel, resume } from '../life.ts';
import { getSubscriptionForAdmin, listSubscriptionsForAdmin } from './admin.ts';
import { type AdminSubscriptionRow, countForAdmin, listForAdmin } from './admin-queries.ts';
import { subscriptionsTableTexts } from './admin-texts.ts';
import { keepChange } from './keep.ts';
import { comingPrice } from './prices.ts';
import { lockSubscription, type SubscriptionRow } from './queries.ts';
import { tellCancelledByUs, tellResumedByUs } from './telling.ts';

type ActCall = Call<{ id: number }, unknown, { reason: string }>;

const refuse = (message: string) => new AppError('conflict', { message });

/**
 * For its owner, to the end of the period. Nothing is refunded by it: what the law refunds in the first days is
 * the owner's own to ask for still, and whatever else is refunded is refunded at the payment.
 */
async function cancelForAdmin(call: ActCall): Promise<AdminSubscriptionDetail> {
  const { clock, params, body } = call;
  await call.db.transaction(async (tx) => {
    const row = await getLocked(tx, params.id);
    const change = cancel(row, clock.now(), false);
    if (!change) throw refuse('subscriptionsTable.notRunning');
    const data = { by: 'us', reason: body.reason };
    const cancelled = await keepChange(call, tx, row.id, change, { kind: 'cancelled', data });
    await tellCancelledByUs(call, tx, cancelled, body.reason);
    await tellAudit(call, tx, 'subscriptions.cancel', row, cancelled);
  });
  return getSubscriptionForAdmin(call, params.id);
}

/** By what the owner has agreed to before: an admin agrees to nothing for them. */
async function resumeForAdmin(call: ActCall): Promise<AdminSubscriptionDetail> {
  const { clock, params, body } = call;
  await call.db.transaction(async (tx) => {
    const row = await getLocked(tx, params.id);
    if (!row.consent) throw refuse('subscriptionsTable.noConsent');
    const change = resume(row, row.consent, clock.now());
    if (!change) throw refuse('subscriptionsTable.notCancelled');
    const data = { by: 'us', reason: body.reason };
    const resumed = await keepChange(call, tx, row.id, change, { kind: 'resumed', data });
    await tellResumedByUs(call, tx, resumed, { amount: await comingPrice(tx, resumed), reason: body.reason });
    await tellAudit(call, tx, 'subscriptions.resume', row, resumed);
  });
  return getSubscriptionForAdmin(call, params.id);
}

async function getLocked(tx: Db, id: number): Promise<SubscriptionRow> {
  const row = await lockSubscription(tx, id);
  if (!row) throw new AppError('not_found');
  return row;
}

const factsOf = ({ status, nextTryAt, cancelledAt, endedAt }: SubscriptionRow) => ({
  ...{ status, nextTryAt, cancelledAt, endedAt },
});

const tellAudit = (call: ActCall, tx: Db, action: string, before: SubscriptionRow, after: SubscriptionRow) =>
  call.audit(tx, {
    action,
    target: { kind: 'subscription', id: before.id },
    before: factsOf(before),
    after: { ...factsOf(after), reason: call.body.reason },
  });

const batch = 500;

/** All subscriptions that fit, however many: they pass through the memory of one page. */
async function subscriptionsTableFor(
  { db }: Services,
  filter: SubscriptionFilter,
  locale: Locale,
): Promise<FileAnswer> {
  const t = translator(subscriptionsTableTexts, locale);
  return csvAnswer<AdminSubscriptionRow>({
    name: `${t('subscriptionsTable.file')}.csv`,
    head: headOf(locale),
    cells: (row) => cellsOf(row, locale),
    total: await countForAdmin(db, filter),
    page: async (after) => pageOf(await listForAdmin(db, { ...filter, after }, batch), batch),
  });
}

function headOf(locale: Locale): string[] {
  const t = translator(subscriptionsTableTexts, locale);
  return [
    t('subscriptionsTable.id'),
    t('subscriptionsTable.userId'),
    t('subscriptionsTable.name'),
    t('subscriptionsTable.email'),
    t('subscriptionsTable.package'),
    t('subscriptionsTable.cycle'),
    t('subscriptionsTable.status'),
    t('subscriptionsTable.price'),
    t('subscriptionsTable.startedAt'),
    t('subscriptionsTable.periodEnd'),
    t('subscriptionsTable.nextTryAt'),
  ];
}

function cellsOf({ subscription: row, owner }: AdminSubscriptionRow, locale: Locale): (string | number)[] {
  const t = translator(subscriptionsTableTexts, locale);
  return [
    ...[row.id, row.userId, owner.displayName, owner.email, row.packageType],
    t(`subscriptionsTable.cycles.${row.cycle}`),
    t(`subscriptionsTable.statuses.${row.status}`),
    ...[row.price / 100, row.startedAt.toISOString(), row.periodEnd.toISOString()],
    row.nextTryAt?.toISOString() ?? '',
  ];
}

export const adminSubscriptionsRoutes: Route[] = [
  route(adminSubscriptionsApi.list, ({ db, query }) => listSubscriptionsForAdmin(db, query)),
  route(adminSubscriptionsApi.csv, (call) => subscriptionsTableFor(call, call.query, call.visitor.locale)),
  route(adminSubscriptionsApi.find, (call) => getSubscriptionForAdmin(call, call.params.id)),
  route(adminSubscriptionsApi.cancel, (call) => cancelForAdmin(call)),
  route(adminSubscriptionsApi.resume, (call) => resumeForAdmin(call)),
];
