import { dateInIsrael } from '#base/time/israel-time.ts';
import { formatNumber } from '#i18n/format.ts';
import { translator } from '#i18n/translator.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { TypesetData } from '#server-kit/typeset/index.ts';
import { fileNameOf, needsAllocation, numberText } from '../../domain.ts';
import { findInvoice, type InvoiceRow } from '../queries.ts';
import { documentLabels, documentTexts } from './document-texts.ts';

/** A4 Typst template of a tax document. Labels and user input are passed as data. */
export const documentTemplate = String.raw`
#import "base.typ": *
#show: base.with(lang: data.lang)

#let sea = rgb("#0f4c4a")
#let sea-quiet = rgb("#eef7f4")
#let coral = rgb("#ff7a59")
#let ink = rgb("#14211f")
#let ink-second = rgb("#5b6b68")
#let hairline = 0.6pt + rgb("#e4dbcc")
#let words = data.words
#let is-credit = data.corrects != none

#let small(body, ..more) = text(size: 8.5pt, fill: ink-second, ..more, body)
#let figure-run(value, ..more) = text(number-width: "tabular", ..more, ltr-run(value))

#set document(title: words.title + " " + data.number)
#set page(
  paper: "a4",
  margin: (x: 20mm, top: 18mm, bottom: 24mm),
  foreground: if "sample" in data {
    rotate(-35deg, text(size: 110pt, weight: 800, fill: coral.transparentize(75%), data.sample))
  },
  footer: context {
    line(length: 100%, stroke: hairline)
    v(-4pt)
    grid(columns: (1fr, auto), column-gutter: 12pt,
      small(words.small),
      if counter(page).final().first() > 1 {
        small([#words.page #counter(page).display() #words.of #counter(page).final().first()])
      },
    )
  },
)
#set text(size: 10pt, fill: ink)
#set par(leading: 0.62em, spacing: 0.75em, justify: false)

#let mark(size) = box(width: size, height: size, {
  let unit = size / 32
  let at(x, y, body) = place(top + left, dx: x, dy: y, body)
  at(0pt, 0pt, circle(radius: size / 2, fill: sea))
  at(17.3 * unit, 12.9 * unit, circle(radius: 3.1 * unit, fill: coral))
  let arc(x, y, bend, height) = place(top + left, curve(
    stroke: (paint: white, thickness: 2.1 * unit, cap: "round"),
    curve.move((x * unit, y * unit)),
    curve.cubic(((x - bend) * unit, (y + height * 0.28) * unit), ((x - bend) * unit, (y + height * 0.72) * unit), (x * unit, (y + height) * unit)),
  ))
  arc(15.6, 9.9, 3.4, 12.2)
  arc(11.1, 6.8, 5.4, 18.4)
})

#grid(columns: (1fr, auto), align: (start + horizon, end + horizon),
  grid(columns: 2, column-gutter: 8pt, align: horizon, mark(30pt), text(size: 19pt, weight: 800, fill: sea, words.brand)),
  box(stroke: 1pt + sea, radius: 20pt, inset: (x: 11pt, y: 5pt), text(size: 9pt, weight: 600, fill: sea, words.original)),
)
#v(22pt)
#text(size: 25pt, weight: 800, tracking: -0.01em, words.title)
#h(8pt)
#text(size: 25pt, weight: 300, fill: sea, ltr-run(data.number))
#v(14pt)

// Facts of one party or of the document, one below another, under a quiet heading.
#let facts(heading, ..rows) = {
  small(heading, weight: 600)
  v(-1pt)
  stack(spacing: 6pt, ..rows.pos().filter(row => row != none))
}
// A word that is wider than its column may break anywhere: it would lie over its neighbour otherwise.
#let breaking(value) = plain(value).replace(regex("\\S{24,}"), found => {
  found.text.clusters().join("\u{200B}")
})
// A person's words follow their own direction and stand at the start of the page all the same.
#let typed(value, ..more) = text(..more, bdi(breaking(value)))
#let address(value) = text(size: 9pt, ltr-run(breaking(value)))
#let fact(label, value) = [#small(label) #value]

#grid(columns: (1fr, 1fr, 1fr), column-gutter: 18pt,
  facts(words.from,
    typed(data.issuer.name, weight: 600),
    fact(words.company, figure-run(data.issuer.taxId)),
    typed(data.issuer.address),
    address(data.issuer.email),
  ),
  facts(words.to,
    if data.buyer.name == "" { text(weight: 600, words.nobody) } else { typed(data.buyer.name, weight: 600) },
    if data.buyer.taxId != none { fact(words.taxId, figure-run(data.buyer.taxId)) },
    if data.buyer.address != "" { typed(data.buyer.address) },
    if data.buyer.email != "" { address(data.buyer.email) },
  ),
  facts(words.details,
    fact(words.number, figure-run(data.number, weight: 600)),
    fact(words.date, figure-run(data.date)),
    if is-credit { fact(words.corrects, figure-run(data.corrects.number)) },
    if is-credit { fact(words.dated, figure-run(data.corrects.date)) },
    if data.allocation != none {
      fact(words.allocation, if data.allocation.number == none { words.pending } else { figure-run(data.allocation.number) })
    },
  ),
)
#v(20pt)

#table(
  columns: (1fr, auto, auto),
  align: (start + horizon, center + horizon, right + horizon),
  inset: (x, y) => (x: if x == 1 { 18pt } else { 0pt }, y: if y == 0 { 7pt } else { 10pt }),
  stroke: (_, y) => (bottom: if y == 0 { 1pt + sea } else { hairline }),
  table.header(small(words.text, weight: 600), small(words.quantity, weight: 600), small(words.amount, weight: 600)),
  ..data.lines.map(row => (typed(row.text), figure-run(row.quantity), figure-run(row.amount))).flatten(),
)
#v(14pt)

#block(breakable: false, width: 100%, grid(columns: (1fr, 232pt), column-gutter: 24pt, align: (start + bottom, start),
  {
    small(if is-credit { words.creditedTo } else { words.paidBy }, weight: 600)
    v(-1pt)
    typed(data.paidBy.name)
    if data.paidBy.digits != "" { [ #figure-run("•••• " + data.paidBy.digits)] }
    v(2pt)
  },
  box(width: 100%, fill: sea-quiet, radius: 12pt, inset: 16pt, {
    grid(columns: (1fr, auto), row-gutter: 9pt, align: (start + horizon, right + horizon),
      words.net, figure-run(data.sums.net),
      [#words.vat #ltr-run(data.sums.rate)], figure-run(data.sums.vat),
      grid.cell(colspan: 2, line(length: 100%, stroke: 0.6pt + sea.transparentize(70%))),
      text(size: 12pt, weight: 700, fill: sea, if is-credit { words.credited } else { words.total }),
      figure-run(data.sums.total, size: 16pt, weight: 800, fill: sea),
    )
  }),
))
`;

/** Amounts on documents: always with agorot, without the direction marks of amounts on screen. */
export const amountText = (agorot: number): string =>
  formatNumber(agorot / 100, 'en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const signedAmountText = (agorot: number): string => `${agorot < 0 ? '-' : ''}₪${amountText(Math.abs(agorot))}`;

/** Formats hundredths of a percent: 1800 is 18, 1750 is 17.5. */
export const percentText = (rate: number): string => `${rate / 100}%`;

/** Rendered on every request: the row never changes, and the same row produces the same document. */
export async function setInvoice({ db, typesetter }: Pick<Services, 'db' | 'typesetter'>, row: InvoiceRow) {
  const corrected = row.correctsId === null ? undefined : await findInvoice(db, row.correctsId);
  return Buffer.from(await typesetter.pdf(documentTemplate, documentData(row, corrected)));
}

export const invoiceFile = async (
  services: Pick<Services, 'db' | 'typesetter'>,
  row: InvoiceRow,
): Promise<FileAnswer> => ({ body: await setInvoice(services, row), type: 'application/pdf', name: fileNameOf(row) });

/** All data on the document, in its language. User input is passed as data and is never parsed as markup. */
export function documentData(row: InvoiceRow, corrected?: InvoiceRow): TypesetData {
  return {
    lang: row.locale,
    words: { ...documentLabels[row.locale], title: titleOf(row) },
    number: numberText(row.number),
    ...contentOf(row),
    corrects: corrected ? { number: numberText(corrected.number), date: dayText(corrected.issuedAt) } : null,
  };
}

type Content = Omit<InvoiceRow, 'id' | 'number' | 'userId' | 'paymentId' | 'refundId' | 'correctsId' | 'currency'>;

/** A document that is none: without a number, and with a mark across the page that says so. */
export function sampleData(content: Content): TypesetData {
  const { sample, sampleSmall, ...labels } = documentLabels[content.locale];
  const words = { ...labels, title: titleOf(content), original: sample, small: sampleSmall };
  return { lang: content.locale, words, number: sample, ...contentOf(content), corrects: null, sample };
}

function contentOf(row: Content) {
  return {
    date: dayText(row.issuedAt),
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

const titleOf = ({ kind, locale }: Content): string => translator(documentTexts, locale)(`invoiceDocument.${kind}`);

/** Day, month, year, as written in Israel in both languages. */
const dayText = (date: Date): string => dateInIsrael(date).split('-').reverse().join('.');

/** Splits `visa 4242` into the brand, as printed on the payment card, and the digits. */
function paidByOf({ paidBy, locale }: Content) {
  const [, brand = '', digits = ''] = /^([a-z]+)\W+(\d{4})$/i.exec(paidBy) ?? [];
  if (!digits) return { name: paidBy, digits: '' };
  const paymentCardLabel = translator(documentTexts, locale)('invoiceDocument.card');
  return { name: brand === 'other' ? paymentCardLabel : brand.charAt(0).toUpperCase() + brand.slice(1), digits };
}

/** Required only above an amount and for businesses; until it is set, the document states that it is pending. */
function allocationOf({ kind, net, buyer, allocationNumber, issuedAt }: Content) {
  if (allocationNumber) return { number: allocationNumber };
  const isMissing = kind === 'invoice_receipt' && buyer.taxId && needsAllocation(net, dateInIsrael(issuedAt));
  return isMissing ? { number: null } : null;
}
