import { dateInIsrael } from '#base/time/israel-time.ts';
import { formatNumber } from '#i18n/format.ts';
import { translator } from '#i18n/translator.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { TypesetData } from '#server-kit/typeset/index.ts';
import { needsAllocation, numberText } from '../../domain.ts';
import { findInvoice, type InvoiceRow } from '../queries.ts';
import { documentTemplate } from './document-template.ts';
import { documentLabels, documentTexts } from './document-texts.ts';

/** Amounts on documents: always with agorot, without the direction marks of amounts on screen. */
export const amountText = (agorot: number): string =>
  formatNumber(agorot / 100, 'en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const signedAmountText = (agorot: number): string => `${agorot < 0 ? '-' : ''}₪${amountText(Math.abs(agorot))}`;

/** Formats hundredths of a percent: 1800 is 18, 1750 is 17.5. */
export const percentText = (rate: number): string => `${rate / 100}%`;

/** Rendered on every request: the row never changes, and the same row produces the same document. */
export async function setInvoice({ db, typesetter }: Pick<Services, 'db' | 'typesetter'>, row: InvoiceRow) {
  const corrected = row.correctsId === null ? undefined : await findInvoice(db, row.correctsId);
  return Buffer.from(await typesetter.pdf(documentTemplate, documentData(row, corrected)));
}

/** All data on the document, in its language. User input is passed as data and is never parsed as markup. */
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

/** Day, month, year, as written in Israel in both languages. */
const dayText = (date: Date): string => dateInIsrael(date).split('-').reverse().join('.');

/** Splits `visa 4242` into the brand, as printed on the payment card, and the digits. */
function paidByOf({ paidBy, locale }: InvoiceRow) {
  const [, brand = '', digits = ''] = /^([a-z]+)\W+(\d{4})$/i.exec(paidBy) ?? [];
  if (!digits) return { name: paidBy, digits: '' };
  const paymentCardLabel = translator(documentTexts, locale)('invoiceDocument.card');
  return { name: brand === 'other' ? paymentCardLabel : brand.charAt(0).toUpperCase() + brand.slice(1), digits };
}

/** Required only above an amount and for businesses; until it is set, the document states that it is pending. */
function allocationOf({ kind, net, buyer, allocationNumber, issuedAt }: InvoiceRow) {
  if (allocationNumber) return { number: allocationNumber };
  const isMissing = kind === 'invoice_receipt' && buyer.taxId && needsAllocation(net, dateInIsrael(issuedAt));
  return isMissing ? { number: null } : null;
}
