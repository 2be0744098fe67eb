import { AppError } from '#base/app-error.ts';
import type { DeliveryAddress } from '#features/physical-cards/delivery.ts';
import type { PhysicalOrderRow } from '#features/physical-cards/server/index.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { TypesetData } from '#server-kit/typeset/index.ts';
import { getRows } from './orders.ts';
import { addressLines, pdfOf, physicalCardsLabel, setEach } from './paper.ts';
import { paperLabels } from './paper-texts.ts';

/**
 * A label of 100 × 150 mm in black only, for thermal printers. User input is passed as data, never as markup. The
 * address shrinks until everything fits on one label.
 */
export const labelTemplate = String.raw`
#import "base.typ": *
#show: base
#set page(width: 100mm, height: 150mm, margin: 7mm)
#set text(size: 11pt)
#set par(leading: 0.5em, spacing: 0.6em, justify: false)

#let words = data.words
#let to = data.to
#let small(body) = text(size: 9pt, body)
#let rule(weight) = line(length: 100%, stroke: weight + black)
// A word that is wider than the label may break anywhere: it would run off the paper otherwise.
#let breaking(value) = plain(value).replace(regex("\S{18,}"), found => found.text.clusters().join("\u{200B}"))
#let typed(value, ..more) = text(..more, bdi(breaking(value)))

#let sender = grid(columns: (1fr, auto), align: (start + horizon, end + horizon),
  { small(words.from); linebreak(); text(size: 13pt, weight: 700, words.brand); h(5pt); small(ltr-run(data.host)) },
  box(fill: black, radius: 2mm, inset: (x: 4mm, y: 2.6mm), text(fill: white, size: 14pt, weight: 700, data.delivery)),
)

#let address(share) = {
  let large = points => points * 1pt * share
  set par(spacing: 3.4mm * share)
  small(words.to)
  par(typed(to.recipient, size: large(21), weight: 700))
  if to.street != "" { par([#typed(to.street, size: large(16)) #typed(to.house, size: large(16))]) }
  if to.inside.len() > 0 {
    par(text(size: large(13), to.inside.map(each => [#each.label #bdi(each.value)]).join(", ")))
  }
  par(typed(to.city, size: large(19), weight: 700))
  if to.postcode != "" {
    par({ small(words.postcode); h(4pt); text(size: large(17), weight: 500, ltr-run(to.postcode)) })
  }
  par({ small(words.phone); h(4pt); text(size: large(17), weight: 700, ltr-run(to.phone)) })
  if to.notes != "" {
    v(2mm * share)
    block(width: 100%, stroke: 0.6pt + black, radius: 2mm, inset: 3mm, {
      small(words.notes)
      linebreak()
      typed(to.notes, size: large(11))
    })
  }
}

#let parcel = {
  rule(0.6pt)
  v(-1mm)
  grid(columns: (1fr, auto), align: (start + bottom, end + bottom),
    { small(words.order); linebreak(); text(size: 24pt, weight: 700, ltr-run("#" + data.number)) },
    text(size: 12pt, [#ltr-run(data.quantity) #data.cards]),
  )
  if data.tracking != none {
    par({ small(words.tracking); h(4pt); text(size: 11pt, weight: 500, ltr-run(breaking(data.tracking))) })
  }
}

#grid(rows: (auto, 1fr, auto), row-gutter: 3mm,
  { sender; v(-1mm); rule(1.2pt) },
  layout(room => {
    let fits = share => measure(block(width: room.width, address(share))).height <= room.height
    let share = (1, 0.9, 0.8, 0.7, 0.6, 0.5).find(fits)
    address(if share == none { 0.42 } else { share })
  }),
  parcel,
)
`;

interface Addressed extends PhysicalOrderRow {
  readonly address: DeliveryAddress;
}

export async function labelsFile({ db, typesetter, config }: Services, ids: readonly number[]): Promise<FileAnswer> {
  const rows = await getRows(db, ids);
  const addressed = rows.filter((row): row is Addressed => row.address !== null);
  if (addressed.length < rows.length) throw withoutAddress(rows);
  const host = new URL(config.publicUrl).host;
  const labels = await setEach(addressed, async (row) => typesetter.pdf(labelTemplate, labelData(row, host)));
  return pdfOf('labels', ids, labels);
}

function withoutAddress(rows: readonly PhysicalOrderRow[]): AppError {
  const numbers = rows.filter(({ address }) => address === null).map(({ id }) => id);
  return new AppError('conflict', { message: 'workshop.labels.noAddress', values: { numbers: numbers.join(', ') } });
}

export const labelData = (
  { id, address, delivery, quantity, trackingNumber }: Addressed,
  host: string,
): TypesetData => ({
  words: paperLabels,
  host,
  number: String(id),
  to: addressLines(address),
  delivery: paperLabels.deliveries[delivery],
  quantity: String(quantity),
  cards: physicalCardsLabel(quantity),
  tracking: trackingNumber,
});
