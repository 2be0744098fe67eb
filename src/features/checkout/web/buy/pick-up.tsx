import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { useApi } from '#web-kit/api-context.tsx';
import { keepOrder, unansweredKey } from '../state/attempts.ts';
import { checkoutQueries } from '../state/checkout-queries.ts';
import type { PageWish } from '../state/wish.ts';
import { BuyingSkeleton } from './buying-skeleton.tsx';

interface PickUpProps {
  userId: number;
  wish: PageWish;
  children: ReactNode;
}

/** Whoever loaded the page anew while paying comes to what became of it; the form is for those who pressed nothing yet. */
export function PickUp({ userId, wish, children }: PickUpProps) {
  const api = useApi();
  // Once, when the page opens: a press on this very page is followed by the form itself.
  const [key] = useState(() => unansweredKey(userId, wish));
  const { data, isPending } = useQuery({ ...checkoutQueries.find(api, key ?? ''), enabled: key !== undefined });
  const orderId = data?.orderId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish is made anew at each drawing, and is the same
  useEffect(() => {
    if (orderId) keepOrder(userId, wish, orderId);
  }, [orderId, userId]);
  if (key === undefined) return children;
  if (isPending) return <BuyingSkeleton />;
  // Where it cannot be known, pressing again is the same payment.
  return orderId ? <Navigate to={`/checkout/order/${orderId}`} replace /> : children;
}
