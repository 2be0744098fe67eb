import { dateInIsrael } from '#base/israel-time.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { pageOf } from '#server-kit/db/keyset.ts';
import { csvAnswer } from '#server-kit/http/csv-answer.ts';
import { type FileAnswer, type Route, route } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import { adminInvoicesApi, type InvoiceFilter } from '../admin-contract.ts';
import { numberText } from '../domain.ts';
import { getFileForAdmin, listInvoicesForAdmin, setAllocation } from './admin.ts';
import { type AdminInvoiceRow, countForAdmin, listForAdmin } from './admin-queries.ts';
import { invoicesTableTexts } from './admin-texts.ts';

const batch = 500;

/** What an accountant needs of all documents that fit, however many: they pass through the memory of one page. */
async function invoicesTableFor({ db }: Services, filter: InvoiceFilter, locale: Locale): Promise<FileAnswer> {
  const t = translator(invoicesTableTexts, locale);
  const days = [filter.from, filter.to].filter(Boolean).join('_');
  return csvAnswer<AdminInvoiceRow>({
    name: `${[t('invoicesTable.file'), days].filter(Boolean).join('-')}.csv`,
    head: headOf(locale),
    cells: (row) => cellsOf(row, locale),
    total: await countForAdmin(db, filter),
    page: async (after) => pageOf(await listForAdmin(db, { ...filter, after }, batch), batch),
  });
}

function headOf(locale: Locale): string[] {
  const t = translator(invoicesTableTexts, locale);
  return [
    t('invoicesTable.kind'),
    t('invoicesTable.number'),
    t('invoicesTable.issuedAt'),
    t('invoicesTable.buyer'),
    t('invoicesTable.email'),
    t('invoicesTable.taxId'),
    t('invoicesTable.net'),
    t('invoicesTable.rate'),
    t('invoicesTable.vat'),
    t('invoicesTable.gross'),
    t('invoicesTable.allocationNumber'),
    t('invoicesTable.corrects'),
    t('invoicesTable.paymentId'),
    t('invoicesTable.paidBy'),
  ];
}

/** A number and no text: a minus at the head of a text is fenced in, and would not be added up. */
const sum = (agorot: number): number => agorot / 100;

function cellsOf({ invoice: row, correctsNumber }: AdminInvoiceRow, locale: Locale): (string | number)[] {
  const t = translator(invoicesTableTexts, locale);
  const { buyer } = row;
  return [
    ...[t(`invoicesTable.kinds.${row.kind}`), numberText(row.number), dateInIsrael(row.issuedAt)],
    ...[buyer.name, buyer.email, buyer.taxId ?? '', sum(row.net), row.vatRate / 100, sum(row.vat), sum(row.gross)],
    ...[row.allocationNumber ?? '', correctsNumber === null ? '' : numberText(correctsNumber)],
    ...[row.paymentId, row.paidBy],
  ];
}

export const adminInvoicesRoutes: Route[] = [
  route(adminInvoicesApi.list, ({ db, query }) => listInvoicesForAdmin(db, query)),
  route(adminInvoicesApi.csv, (call) => invoicesTableFor(call, call.query, call.visitor.locale)),
  route(adminInvoicesApi.pdf, (call) => getFileForAdmin(call, call.params.id)),
  route(adminInvoicesApi.setAllocation, (call) => setAllocation(call)),
];
