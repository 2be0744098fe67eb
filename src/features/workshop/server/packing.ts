import { listOwners, type Owner } from '#features/accounts/server/index.ts';
import { physicalCardSize } from '#features/physical-cards/design/design.ts';
import { layoutDesign } from '#features/physical-cards/design/layout.ts';
import type { PhysicalOrderRow } from '#features/physical-cards/server/index.ts';
import { printedLink } from '#features/tags/domain.ts';
import { listTagsOfOrders } from '#features/tags/server/index.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { TypesetData } from '#server-kit/typeset/index.ts';
import { getRows } from './orders.ts';
import { addressLines, dayText, pdfOf, physicalCardsLabel, setEach } from './paper.ts';
import { paperLabels } from './paper-texts.ts';
import { drawSide, sheet } from './print/layers.ts';
import { type DesignPictures, readPictures, sideFunction, withCode } from './print/print-file.ts';

/** Packing slip, A4, one page per order. User input is passed as data, never as markup. */
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

/** Wide enough for a small picture of the card. */
const pictureWidth = 480;

export async function packingFile(services: Services, ids: readonly number[]): Promise<FileAnswer> {
  const { db } = services;
  const rows = await getRows(db, ids);
  const ownerIds = rows.map(({ ownerId }) => ownerId);
  const people = await listOwners(db, ownerIds);
  const tags = (await listTagsOfOrders(db, ids)).filter(({ state }) => state !== 'retired');
  const byOrder = Map.groupBy(tags, ({ orderId }) => orderId);
  const paper = await setEach(rows, (row) => {
    const codes = (byOrder.get(row.id) ?? []).map(({ code }) => code);
    return setPacking(services, { row, codes, owner: people.get(row.ownerId) });
  });
  return pdfOf('packing', ids, paper);
}

export interface Parcel {
  readonly row: PhysicalOrderRow;
  readonly codes: readonly string[];
  readonly owner: Pick<Owner, 'displayName' | 'email'> | undefined;
}

async function setPacking(services: Services, parcel: Parcel): Promise<Uint8Array> {
  const { typesetter, files } = services;
  // A missing picture must not prevent packing.
  const pictures = await readPictures(files, parcel.row.design, { width: pictureWidth, isGrey: false });
  const drawing = await drawPhysicalCard(services, parcel, pictures ?? { names: new Map(), files: {} });
  return typesetter.pdf(packingTemplate, { ...packingData(parcel), ...drawing.data }, drawing.files);
}

/** Renders both sides, with the code of the first card. */
async function drawPhysicalCard({ typesetter, config }: Services, { row, codes }: Parcel, pictures: DesignPictures) {
  const files: Record<string, Uint8Array> = { ...pictures.files };
  const link = printedLink(config.publicUrl, codes[0] ?? '');
  const layout = layoutDesign(row.design);
  const drawNamed = async (name: 'front' | 'back') => {
    const side = { ...layout[name], isGroundPrinted: true };
    const drawn = await drawSide(typesetter, { side, isEngraved: false, name, pictures: pictures.names });
    Object.assign(files, drawn.files);
    return withCode(drawn, link, `${name}-code.svg`, files);
  };
  const sides = [await drawNamed('front'), await drawNamed('back')];
  return { data: { sides, sheet, card: physicalCardSize }, files };
}

/** All content of the page; user input is passed as data and can never be parsed as markup. */
export const packingData = ({ row, codes, owner }: Parcel): TypesetData => ({
  words: paperLabels,
  number: String(row.id),
  ordered: dayText(row.createdAt),
  promised: row.promisedTo && dayText(row.promisedTo),
  owner: { name: owner?.displayName ?? paperLabels.gone, email: owner?.email ?? '' },
  material: `${paperLabels.materials[row.design.material]}, ${paperLabels.finishes[row.design.finish]}`,
  quantity: String(row.quantity),
  cards: physicalCardsLabel(row.quantity),
  delivery: paperLabels.deliveries[row.delivery],
  codes,
  to: row.address && addressLines(row.address),
});
