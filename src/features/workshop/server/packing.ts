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
import { packingTemplate } from './packing-template.ts';
import { addressLines, dayText, pdfOf, physicalCardsLabel, setEach } from './paper.ts';
import { paperLabels } from './paper-texts.ts';
import { drawSide, sheet } from './print/layers.ts';
import { type DesignPictures, readPictures } from './print/pictures.ts';
import { withCode } from './print/print-file.ts';

/** Wide enough for a small picture of the card. */
const pictureWidth = 480;

export async function packingFile(services: Services, ids: readonly number[]): Promise<FileAnswer> {
  const { db } = services;
  const rows = await getRows(db, ids);
  const people = await listOwners(
    db,
    rows.map(({ ownerId }) => ownerId),
  );
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
  const { typesetter, files: store, config } = services;
  // A picture that is gone does not keep a parcel from being packed.
  const pictures = await readPictures(store, parcel.row.design, { width: pictureWidth, isGrey: false });
  const drawing = await drawPhysicalCard(
    services,
    parcel,
    pictures ?? { names: new Map(), files: {} },
    config.publicUrl,
  );
  return typesetter.pdf(packingTemplate, { ...packingData(parcel), ...drawing.data }, drawing.files);
}

/** Both sides as they look, with the code of the first card. */
async function drawPhysicalCard(
  { typesetter }: Services,
  { row, codes }: Parcel,
  pictures: DesignPictures,
  publicUrl: string,
) {
  const files: Record<string, Uint8Array> = { ...pictures.files };
  const link = printedLink(publicUrl, codes[0] ?? '');
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

/** All that the page says; what people typed is data and can never be read as markup. */
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
