import { setImmediate as nextTurn } from 'node:timers/promises';
import { dateInIsrael } from '#base/israel-time.ts';
import { formatPhone } from '#base/phone.ts';
import type { DeliveryAddress } from '#features/physical-cards/delivery.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import { paperLabels } from './paper-texts.ts';
import { createPdfJoin } from './print/join-pdf.ts';

/** Named by what is in it: `print-12.pdf`, `print-12-and-3-more.pdf`. */
export function pdfOf(kind: string, ids: readonly number[], body: Buffer): FileAnswer {
  const [first, ...others] = ids;
  const more = others.length > 0 ? `-and-${others.length}-more` : '';
  return { body, type: 'application/pdf', name: `${kind}-${first}${more}.pdf` };
}

/** A paper of each, one behind the other; the process does other things in between. */
export async function setEach<T>(things: readonly T[], set: (thing: T) => Promise<Uint8Array>): Promise<Buffer> {
  const join = createPdfJoin();
  for (const thing of things) {
    for (const page of join.importPages(await set(thing))) join.addPage(page);
    await nextTurn();
  }
  return join.finish();
}

/** An address as it is written on a parcel; what nobody filled in has no line. */
export function addressLines(address: DeliveryAddress) {
  const { recipient, street, house, city, postcode, phone, notes } = address;
  const inside = (['entrance', 'floor', 'apartment'] as const)
    .filter((field) => address[field])
    .map((field) => ({ label: paperLabels[field], value: address[field] }));
  return { recipient, street, house, inside, city, postcode, phone: formatPhone(phone), notes };
}

/** What stands behind their number. */
export const physicalCardsLabel = (count: number): string => (count === 1 ? paperLabels.oneCard : paperLabels.cards);

/** Day, month, year, as they are written in Israel. */
export const dayText = (day: Date | string): string =>
  (typeof day === 'string' ? day : dateInIsrael(day)).split('-').reverse().join('.');
