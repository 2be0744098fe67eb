import { sideFunction } from './print/sheet-template.ts';

/** What goes into a parcel, A4, a page an order. What people typed is data. */
export const packingTemplate = String.raw`
#import "base.typ": *
#show: base
${sideFunction}

#let words = data.words
#let ink = rgb("#14211f")
#let ink-second = rgb("#5b6b68")
#let hairline = 0.6pt + rgb("#d8d2c6")

#set page(paper: "a4", margin: (x: 20mm, top: 18mm, bottom: 18mm))
#set text(size: 11pt, fill: ink)
#set par(leading: 0.55em, spacing: 0.7em, justify: false)

#let small(body) = text(size: 9pt, fill: ink-second, body)
// A word that is wider than its column may break anywhere: it would lie over its neighbour otherwise.
#let breaking(value) = plain(value).replace(regex("\S{24,}"), found => found.text.clusters().join("\u{200B}"))
#let typed(value, ..more) = text(..more, bdi(breaking(value)))
#let fact(label, body) = stack(spacing: 6pt, small(label), body)

#grid(columns: (1fr, auto), align: (start + bottom, end + bottom),
  { text(size: 13pt, weight: 700, words.brand); h(6pt); text(size: 13pt, fill: ink-second, words.packing) },
  small([#words.ordered#ltr-run(data.ordered)]),
)
#v(-1mm)
#line(length: 100%, stroke: 1.2pt + ink)
#v(2mm)
#grid(columns: (1fr, auto), align: (start + horizon, end + horizon),
  { small(words.order); v(-1mm); text(size: 30pt, weight: 700, ltr-run("#" + data.number)) },
  box(stroke: 1.2pt + ink, radius: 3mm, inset: (x: 6mm, y: 4mm), align(center, {
    text(size: 24pt, weight: 700, ltr-run(data.quantity)); h(4pt); text(size: 13pt, data.cards)
  })),
)
#v(5mm)

// The cut card, smaller than life.
#let shown(layers) = {
  let card = box(width: data.card.width * 1mm, height: data.card.height * 1mm, radius: data.card.corner * 1mm, clip: true,
    place(top + left, dx: -data.card.bleed * 1mm, dy: -data.card.bleed * 1mm,
      side(layers, data.sheet.width, data.sheet.height, data.card.bleed)))
  box(stroke: hairline, radius: data.card.corner * 0.85mm, scale(85%, reflow: true, card))
}
#small([#words.card: #data.material])
#grid(columns: (auto, auto), column-gutter: 6mm, ..data.sides.map(shown))
#v(5mm)

#grid(columns: (1fr, 1fr), column-gutter: 10mm,
  stack(spacing: 5mm,
    fact(words.owner, { typed(data.owner.name, weight: 700); linebreak(); small(ltr-run(breaking(data.owner.email))) }),
    fact(words.delivery, text(weight: 700, data.delivery)),
    if data.promised != none { fact(words.promised, text(weight: 700, ltr-run(data.promised))) },
  ),
  fact(words.address, if data.to == none { words.noAddress } else {
    let to = data.to
    set par(spacing: 0.55em)
    par(typed(to.recipient, weight: 700))
    if to.street != "" { par([#typed(to.street) #bdi(to.house)]) }
    if to.inside.len() > 0 { par(to.inside.map(each => [#each.label #bdi(each.value)]).join(", ")) }
    par([#typed(to.city) #h(4pt) #ltr-run(to.postcode)])
    par(ltr-run(to.phone))
    if to.notes != "" { par(small([#words.notes: #bdi(breaking(to.notes))])) }
  }),
)
#v(5mm)

#small([#words.codes: #ltr-run(str(data.codes.len()))])
#v(1mm)
#if data.codes.len() == 0 { par(words.noCodes) } else {
  grid(columns: (1fr,) * 5, row-gutter: 3.4mm,
    ..data.codes.map(code => {
      box(width: 3mm, height: 3mm, stroke: 0.7pt + ink-second, baseline: 15%)
      h(5pt)
      text(size: 10.5pt, weight: 500, number-width: "tabular", ltr-run(code))
    }))
}
`;
