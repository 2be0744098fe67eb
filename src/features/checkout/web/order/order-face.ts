import type { Order } from '../../contract.ts';

/** What every state of an order is shown with. */
export interface OrderFaceProps {
  order: Order;
  /** The server is being asked right now. */
  isAsking: boolean;
  onAsk: () => void;
}
