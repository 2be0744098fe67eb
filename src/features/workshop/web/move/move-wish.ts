import type { WorkshopOrder } from '../../contract.ts';
import type { AdminEvent } from './needs.ts';

export interface MoveWish {
  readonly event: AdminEvent;
  readonly orders: readonly WorkshopOrder[];
  /** Marked too, but not able to. */
  readonly left: number;
}
