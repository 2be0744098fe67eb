import type { ComponentType } from 'react';
import type { OrderStatus } from '../../contract.ts';
import { OrderChallenge } from './order-challenge.tsx';
import { OrderDeclined } from './order-declined.tsx';
import { OrderExpired } from './order-expired.tsx';
import type { OrderFaceProps } from './order-face.ts';
import { OrderPaid } from './order-paid.tsx';
import { OrderProcessing } from './order-processing.tsx';
import { OrderRefunded } from './order-refunded.tsx';

const faces: Record<OrderStatus, ComponentType<OrderFaceProps>> = {
  processing: OrderProcessing,
  challenge: OrderChallenge,
  paid: OrderPaid,
  declined: OrderDeclined,
  expired: OrderExpired,
  refunded: OrderRefunded,
};

export function OrderState(props: OrderFaceProps) {
  const Face = faces[props.order.status];
  return <Face {...props} />;
}
