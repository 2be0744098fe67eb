import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { pageOf } from '#server-kit/db/keyset.ts';
import { csvAnswer } from '#server-kit/http/csv-answer.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { PaymentFilter } from '../admin-contract.ts';
import { searchOf } from './admin.ts';
import { type AdminPaymentRow, countForAdmin, listForAdmin } from './admin-queries.ts';
import { paymentsTableTexts } from './admin-texts.ts';

const batch = 500;

/** All payments that fit, however many: they pass through the memory of one page. */
export async function paymentsTableFor({ db }: Services, filter: PaymentFilter, locale: Locale): Promise<FileAnswer> {
  const search = await searchOf(db, { ...filter, after: undefined });
  const t = translator(paymentsTableTexts, locale);
  return csvAnswer<AdminPaymentRow>({
    name: `${t('paymentsTable.file')}.csv`,
    head: headOf(locale),
    cells: (row) => cellsOf(row, locale),
    total: await countForAdmin(db, search),
    page: async (after) => pageOf(await listForAdmin(db, { ...search, after }, batch), batch),
  });
}

function headOf(locale: Locale): string[] {
  const t = translator(paymentsTableTexts, locale);
  return [
    t('paymentsTable.id'),
    t('paymentsTable.createdAt'),
    t('paymentsTable.settledAt'),
    t('paymentsTable.userId'),
    t('paymentsTable.name'),
    t('paymentsTable.email'),
    t('paymentsTable.purpose'),
    t('paymentsTable.title'),
    t('paymentsTable.amount'),
    t('paymentsTable.refunded'),
    t('paymentsTable.status'),
    t('paymentsTable.provider'),
    t('paymentsTable.ref'),
    t('paymentsTable.method'),
  ];
}

const sum = (agorot: number): number => agorot / 100;

function cellsOf({ payment, owner }: AdminPaymentRow, locale: Locale): (string | number)[] {
  const t = translator(paymentsTableTexts, locale);
  const { id, createdAt, settledAt, userId, purpose, lines, amount, refunded, status, provider, brand, last4 } =
    payment;
  return [
    ...[id, createdAt.toISOString(), settledAt?.toISOString() ?? '', userId, owner?.displayName ?? ''],
    ...[owner?.email ?? '', t(`paymentsTable.purposes.${purpose}`), lines[0]?.text[locale] ?? ''],
    ...[sum(amount), sum(refunded), t(`paymentsTable.statuses.${status}`), provider, payment.providerRef ?? ''],
    [brand, last4].filter(Boolean).join(' '),
  ];
}
