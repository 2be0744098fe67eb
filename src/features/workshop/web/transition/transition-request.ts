import type { WorkshopOrder } from '../../contract.ts';
import type { AdminEvent } from './needs.ts';

export interface TransitionRequest {
  readonly event: AdminEvent;
  readonly orders: readonly WorkshopOrder[];
  /** Marked too, but not able to. */
  readonly skippedCount: number;
}
