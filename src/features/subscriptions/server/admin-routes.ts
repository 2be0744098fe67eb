import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { pageOf } from '#server-kit/db/keyset.ts';
import { csvAnswer } from '#server-kit/http/csv-answer.ts';
import { type FileAnswer, type Route, route } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import { adminSubscriptionsApi, type SubscriptionFilter } from '../admin-contract.ts';
import { getSubscriptionForAdmin, listSubscriptionsForAdmin } from './admin.ts';
import { cancelForAdmin, resumeForAdmin } from './admin-actions.ts';
import { type AdminSubscriptionRow, countForAdmin, listForAdmin } from './admin-queries.ts';
import { subscriptionsTableTexts } from './admin-texts.ts';

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
