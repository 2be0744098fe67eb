import { AppError } from '#base/app-error.ts';
import { isEngraved } from '#features/physical-cards/design/design.ts';
import { layoutDesign } from '#features/physical-cards/design/layout.ts';
import type { PhysicalOrderRow } from '#features/physical-cards/server/index.ts';
import { printedLink } from '#features/tags/domain.ts';
import { listTagsOfOrders } from '#features/tags/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import { getRows } from './orders.ts';
import { pdfOf } from './paper.ts';
import { readPictures } from './print/pictures.ts';
import { makePrintFile, type PrintJob } from './print/print-file.ts';

export const maxPhysicalCards = 500;

export async function printFile(services: Services, ids: readonly number[]): Promise<FileAnswer> {
  const rows = await getRows(services.db, ids);
  const codes = await codesOf(services.db, rows);
  return pdfOf('print', ids, await makePrintFile(services.typesetter, jobsOf(services, rows, codes)));
}

/** The tags that each order is made with. */
async function codesOf(db: Db, rows: readonly PhysicalOrderRow[]): Promise<ReadonlyMap<number | null, string[]>> {
  const tags = await listTagsOfOrders(
    db,
    rows.map(({ id }) => id),
  );
  const live = tags.filter(({ state }) => state !== 'retired');
  const byOrder = Map.groupBy(live, ({ orderId }) => orderId);
  const without = rows.filter(({ id }) => !byOrder.has(id)).map(({ id }) => id);
  if (without.length > 0)
    throw new AppError('conflict', { message: 'workshop.print.noTags', values: { numbers: without.join(', ') } });
  if (live.length > maxPhysicalCards)
    throw new AppError('invalid_input', {
      message: 'workshop.print.tooMany',
      values: { count: live.length, max: maxPhysicalCards },
    });
  return new Map([...byOrder].map(([id, found]) => [id, found.map(({ code }) => code)]));
}

async function* jobsOf(
  { files, config }: Services,
  rows: readonly PhysicalOrderRow[],
  codes: ReadonlyMap<number | null, string[]>,
): AsyncGenerator<PrintJob> {
  for (const { id, design } of rows) {
    const pictures = await readPictures(files, design, { isGrey: isEngraved(design.material) });
    if (!pictures) throw new AppError('conflict', { message: 'workshop.print.picture', values: { number: id } });
    const links = (codes.get(id) ?? []).map((code) => printedLink(config.publicUrl, code));
    yield { name: `order-${id}`, layout: layoutDesign(design), material: design.material, links, pictures };
  }
}
