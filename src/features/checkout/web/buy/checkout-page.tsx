import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { useSession } from '#web-kit/use-session.ts';
import { orderOf, saveOrder, unansweredKey } from '../state/attempts.ts';
import { checkoutQueries } from '../state/checkout-queries.ts';
import { type PurchaseParams, parsePurchase } from '../state/purchase-params.ts';
import { buyingTexts } from '../texts.ts';
import { Buying } from './buying.tsx';
import { BuyingSkeleton } from './buying-skeleton.tsx';
import { UnknownItem } from './unknown-item.tsx';

/** `/checkout/{type}/{id}` and `/checkout?type=&id=`: what it costs, and the way to pay for it. */
export function CheckoutPage() {
  const t = useTexts(buyingTexts);
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const purchase = parsePurchase(useParams(), search);
  usePageTitle(t('buying.title'));
  if (!purchase) return <UnknownItem />;
  const running = user && orderOf(user.id, purchase);
  if (running) return <Navigate to={`/checkout/order/${running}`} replace />;
  const setCycle = (cycle: string) =>
    setSearch(
      (before) => {
        before.set('cycle', cycle);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const form = <Buying purchase={purchase} onCycle={setCycle} />;
  if (!user) return form;
  return (
    <PickUp key={user.id} userId={user.id} purchase={purchase}>
      {form}
    </PickUp>
  );
}

interface PickUpProps {
  userId: number;
  purchase: PurchaseParams;
  children: ReactNode;
}

/** Whoever loaded the page anew while paying comes to what became of it; the form is for those who pressed nothing yet. */
function PickUp({ userId, purchase, children }: PickUpProps) {
  const api = useApi();
  // Once, when the page opens: a press on this very page is followed by the form itself.
  const [key] = useState(() => unansweredKey(userId, purchase));
  const { data, isPending } = useQuery({ ...checkoutQueries.find(api, key ?? ''), enabled: key !== undefined });
  const orderId = data?.orderId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish is made anew at each drawing, and is the same
  useEffect(() => {
    if (orderId) saveOrder(userId, purchase, orderId);
  }, [orderId, userId]);
  if (key === undefined) return children;
  if (isPending) return <BuyingSkeleton />;
  // Where it cannot be known, pressing again is the same payment.
  return orderId ? <Navigate to={`/checkout/order/${orderId}`} replace /> : children;
}
