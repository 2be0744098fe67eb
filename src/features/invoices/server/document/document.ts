import { dateInIsrael } from '#base/time/israel-time.ts';
import { formatNumber } from '#i18n/format.ts';
import { translator } from '#i18n/translator.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { TypesetData } from '#server-kit/typeset/index.ts';
import { needsAllocation, numberText } from '../../domain.ts';
import { findInvoice, type InvoiceRow } from '../queries.ts';
import { documentTemplate } from './document-template.ts';
import { documentLabels, documentTexts } from './document-texts.ts';

/** Amounts on documents: always agorot, without the direction marks that a screen's money holds. */
export const amountText = (agorot: number): string =>
  formatNumber(agorot / 100, 'en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const signedAmountText = (agorot: number): string => `${agorot < 0 ? '-' : ''}₪${amountText(Math.abs(agorot))}`;

/** Hundredths of a percent: 1800 is 18, 1750 is 17.5. */
export const percentText = (rate: number): string => `${rate / 100}%`;

/** Set anew each time it is asked for: the row never changes, and the same row gives the same page. */
export async function setInvoice({ db, typesetter }: Pick<Services, 'db' | 'typesetter'>, row: InvoiceRow) {
  const corrected = row.correctsId === null ? undefined : await findInvoice(db, row.correctsId);
  return Buffer.from(await typesetter.pdf(documentTemplate, documentData(row, corrected)));
}

/** All that the page says, in its own language; what people typed is data and can never be read as markup. */
export function documentData(row: InvoiceRow, corrected?: InvoiceRow): TypesetData {
  return {
    lang: row.locale,
    words: { ...documentLabels[row.locale], title: titleOf(row) },
    number: numberText(row.number),
    date: dayText(row.issuedAt),
    corrects: corrected ? { number: numberText(corrected.number), date: dayText(corrected.issuedAt) } : null,
    issuer: row.issuer[row.locale],
    buyer: { ...row.buyer, address: [row.buyer.address, row.buyer.city].filter(Boolean).join(', ') },
    lines: row.lines.map((line) => ({
      text: line.text[row.locale],
      quantity: String(line.quantity),
      amount: amountText(line.amount),
    })),
    sums: {
      net: signedAmountText(row.net),
      vat: signedAmountText(row.vat),
      rate: percentText(row.vatRate),
      total: signedAmountText(row.gross),
    },
    paidBy: paidByOf(row),
    allocation: allocationOf(row),
  };
}

const titleOf = ({ kind, locale }: InvoiceRow): string => translator(documentTexts, locale)(`invoiceDocument.${kind}`);

/** Day, month, year, as both languages write them in Israel. */
const dayText = (date: Date): string => dateInIsrael(date).split('-').reverse().join('.');

/** `visa 4242` as people know it from their card. */
function paidByOf({ paidBy, locale }: InvoiceRow) {
  const [, brand = '', digits = ''] = /^([a-z]+)\W+(\d{4})$/i.exec(paidBy) ?? [];
  if (!digits) return { name: paidBy, digits: '' };
  const paymentCardLabel = translator(documentTexts, locale)('invoiceDocument.card');
  return { name: brand === 'other' ? paymentCardLabel : brand.charAt(0).toUpperCase() + brand.slice(1), digits };
}

/** Asked for above a sum and of businesses alone; until it is there the page says that it is on its way. */
function allocationOf({ kind, net, buyer, allocationNumber, issuedAt }: InvoiceRow) {
  if (allocationNumber) return { number: allocationNumber };
  const isMissing = kind === 'invoice_receipt' && buyer.taxId && needsAllocation(net, dateInIsrael(issuedAt));
  return isMissing ? { number: null } : null;
}
