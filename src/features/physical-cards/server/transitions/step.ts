import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Carrier } from '../../delivery.ts';
import type { PhysicalCardDesign } from '../../design/design.ts';
import type { OrderEvent, OrderRole } from '../../transitions.ts';
import type { PhysicalOrderRow } from '../queries.ts';

/** What is asked of an order, and what belongs to it. */
export interface TransitionInput {
  readonly event: OrderEvent;
  readonly role: OrderRole;
  /** Whose account it was; null for what follows by itself. */
  readonly actorId: number | null;
  readonly note?: string | undefined;
  /** Who brings it; a shipment needs one. */
  readonly ship?: Shipment | undefined;
  /** What a return refunds, in agorot; all of it where nothing is said. */
  readonly refund?: number | undefined;
  /** What the owner has mended. */
  readonly design?: PhysicalCardDesign | undefined;
  /** What has come with the money. */
  readonly paid?: Partial<PhysicalOrderRow> | undefined;
}

export interface Shipment {
  readonly carrier: Carrier;
  readonly trackingNumber: string | null;
  readonly trackingLink: string | null;
}

export interface Step extends TransitionInput {
  readonly services: Services;
  readonly tx: Db;
  readonly row: PhysicalOrderRow;
  readonly now: Date;
  /** False when the account is gone: the order has outlived it. */
  readonly hasOwner: boolean;
}
