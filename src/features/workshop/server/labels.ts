import { AppError } from '#base/app-error.ts';
import type { DeliveryAddress } from '#features/physical-cards/delivery.ts';
import type { PhysicalOrderRow } from '#features/physical-cards/server/index.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { TypesetData } from '#server-kit/typeset/index.ts';
import { labelTemplate } from './label-template.ts';
import { getRows } from './orders.ts';
import { addressLines, pdfOf, physicalCardsLabel, setEach } from './paper.ts';
import { paperLabels } from './paper-texts.ts';

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
