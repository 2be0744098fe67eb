import type { Bus } from '#server-kit/bus/bus.ts';
import type { Db } from '#server-kit/db/database.ts';

/** All pages of one owner are forgotten together: which of them is primary, or live at all, hangs on the others. */
export const ownerPages = (ownerId: number): string => `owner-${ownerId}`;

/** In every process, when the change commits. */
export const dropOwnerPages = (bus: Pick<Bus, 'publish'>, tx: Db, ownerId: number): Promise<void> =>
  bus.publish(tx, 'cached-page', ownerPages(ownerId));

/** All pages of all owners, likewise: for what changes under every one of them at once. */
export const dropAllPages = (bus: Pick<Bus, 'publish'>, tx: Db): Promise<void> => bus.publish(tx, 'page-cache', 'all');
