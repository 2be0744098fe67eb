import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '#base/app-error.ts';
import { formatPhone } from '#base/phone.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import type { DeliveryAddress } from '#features/physical-cards/delivery.ts';
import { isEngraved } from '#features/physical-cards/design/design.ts';
import { layoutDesign } from '#features/physical-cards/design/layout.ts';
import type { PhysicalOrderRow } from '#features/physical-cards/server/index.ts';
import { printsCodes } from '#features/settings/server/index.ts';
import { printedLink } from '#features/tags/domain.ts';
import { listTagsOfOrders } from '#features/tags/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import { getRows } from './orders.ts';
import { paperLabels } from './paper-texts.ts';
import { createPdfJoin } from './print/join-pdf.ts';
import { makePrintFile, type PrintJob, readPictures } from './print/print-file.ts';

/** Named after its content: `print-12.pdf`, `print-12-and-3-more.pdf`. */
export function pdfOf(kind: string, ids: readonly number[], body: Buffer): FileAnswer {
  const [first, ...others] = ids;
  const more = others.length > 0 ? `-and-${others.length}-more` : '';
  return { body, type: 'application/pdf', name: `${kind}-${first}${more}.pdf` };
}

/** Typesets one document per item and joins them; yields to the event loop in between. */
export async function setEach<T>(things: readonly T[], set: (thing: T) => Promise<Uint8Array>): Promise<Buffer> {
  const join = createPdfJoin();
  for (const thing of things) {
    for (const page of join.importPages(await set(thing))) join.addPage(page);
    await nextTurn();
  }
  return join.finish();
}

/** An address in parcel format; empty fields produce no line. */
export function addressLines(address: DeliveryAddress) {
  const { recipient, street, house, city, postcode, phone, notes } = address;
  const inside = (['entrance', 'floor', 'apartment'] as const)
    .filter((field) => address[field])
    .map((field) => ({ label: paperLabels[field], value: address[field] }));
  return { recipient, street, house, inside, city, postcode, phone: formatPhone(phone), notes };
}

/** The noun after the number of cards. */
export const physicalCardsLabel = (count: number): string => (count === 1 ? paperLabels.oneCard : paperLabels.cards);

/** Day, month, year, as usual in Israel. */
export const dayText = (day: Date | string): string =>
  (typeof day === 'string' ? day : dateInIsrael(day)).split('-').reverse().join('.');

export const maxPhysicalCards = 500;

export async function printFile(services: Services, ids: readonly number[]): Promise<FileAnswer> {
  const rows = await getRows(services.db, ids);
  const [material, ...others] = new Set(rows.map(({ design }) => design.material));
  // A printer takes one material at a time.
  if (others.length > 0) throw new AppError('invalid_input', { message: 'workshop.print.materials' });
  const codes = await codesOf(services.db, rows);
  const jobs = jobsOf(services, rows, codes, await printsCodes(services.db));
  return pdfOf(`print-${material}`, ids, await makePrintFile(services.typesetter, jobs));
}

/** The tag codes of each order. */
async function codesOf(db: Db, rows: readonly PhysicalOrderRow[]): Promise<ReadonlyMap<number | null, string[]>> {
  const ids = rows.map(({ id }) => id);
  const live = (await listTagsOfOrders(db, ids)).filter(({ state }) => state !== 'retired');
  const byOrder = Map.groupBy(live, ({ orderId }) => orderId);
  const without = ids.filter((id) => !byOrder.has(id));
  if (without.length > 0)
    throw new AppError('conflict', { message: 'workshop.print.noTags', values: { numbers: without.join(', ') } });
  const count = live.length;
  if (count > maxPhysicalCards)
    throw new AppError('invalid_input', {
      message: 'workshop.print.tooMany',
      values: { count, max: maxPhysicalCards },
    });
  return new Map([...byOrder].map(([id, found]) => [id, found.map(({ code }) => code)]));
}

async function* jobsOf(
  { files, config }: Services,
  rows: readonly PhysicalOrderRow[],
  codes: ReadonlyMap<number | null, string[]>,
  hasMarks: boolean,
): AsyncGenerator<PrintJob> {
  for (const { id, design } of rows) {
    const pictures = await readPictures(files, design, { isGrey: isEngraved(design.material) });
    if (!pictures) throw new AppError('conflict', { message: 'workshop.print.picture', values: { number: id } });
    const own = codes.get(id) ?? [];
    yield {
      name: `order-${id}`,
      layout: layoutDesign(design),
      material: design.material,
      links: own.map((code) => printedLink(config.publicUrl, code)),
      marks: hasMarks ? own : [],
      isRtl: design.language === 'he',
      pictures,
    };
  }
}
