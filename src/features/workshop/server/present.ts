import { listOwners, type Owner } from '#features/accounts/server/index.ts';
import { type PhysicalOrderRow, presentForWorkshop } from '#features/physical-cards/server/index.ts';
import { eventsFor } from '#features/physical-cards/transitions.ts';
import { tagLink } from '#features/tags/domain.ts';
import { listTagsOfOrders, type TagRow } from '#features/tags/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { presentAs } from '#server-kit/admin-list/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type WorkshopOrder, type WorkshopTag, workshopTag } from '../contract.ts';
import { fitsOn, tagModels, toHex, uriMessage } from '../ndef.ts';
import { workshopTexts } from '../texts.ts';

/** Includes what an admin may do; the refund method is not theirs to choose. */
export async function presentOrders(
  services: Services,
  rows: readonly PhysicalOrderRow[],
  locale: Locale,
): Promise<WorkshopOrder[]> {
  const ownerIds = rows.map(({ ownerId }) => ownerId);
  const orderIds = rows.map(({ id }) => id);
  const [orders, people, tags] = await Promise.all([
    presentForWorkshop(services, rows),
    listOwners(services.db, ownerIds),
    listTagsOfOrders(services.db, orderIds),
  ]);
  const written = Map.groupBy(tags.filter(isWritten), ({ orderId }) => orderId);
  const byId = new Map(orders.map((order) => [order.id, order]));
  return rows.flatMap(({ id, ownerId, address, state }) => {
    const order = byId.get(id);
    if (!order) return [];
    const owner = ownerOf(people.get(ownerId), ownerId, locale);
    const tagsWritten = written.get(id)?.length ?? 0;
    return [{ ...order, owner, address, events: eventsFor(state, 'admin'), tagsWritten }];
  });
}

const isWritten = ({ writtenAt, state }: TagRow): boolean => writtenAt !== null && state !== 'retired';

const ownerOf = (person: Owner | undefined, id: number, locale: Locale): WorkshopOrder['owner'] =>
  person
    ? { id, name: person.displayName, email: person.email }
    : { id, name: translator(workshopTexts, locale)('workshop.gone'), email: null };

export async function presentTags(
  { db, config }: Pick<Services, 'db' | 'config'>,
  rows: readonly TagRow[],
): Promise<WorkshopTag[]> {
  const ownerIds = rows.map(({ ownerId }) => ownerId);
  const people = await listOwners(db, ownerIds);
  return rows.map((row) => presentTag(row, config.publicUrl, people));
}

function presentTag(row: TagRow, publicUrl: string, people: ReadonlyMap<number, Owner>): WorkshopTag {
  const link = tagLink(publicUrl, row.code);
  const message = uriMessage(link);
  const owner = row.ownerId === null ? undefined : people.get(row.ownerId);
  return presentAs(workshopTag, {
    ...row,
    link,
    ndef: toHex(message),
    ndefBytes: message.length,
    fits: fitsOn(link),
    model: tagModels.find((name) => name === row.model) ?? null,
    owner: owner ? { id: owner.id, name: owner.displayName } : null,
  });
}
