import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { useSession } from '#web-kit/use-session.ts';
import { keepOrder, orderOf, unansweredKey } from '../state/attempts.ts';
import { checkoutQueries } from '../state/checkout-queries.ts';
import { type PageWish, wishIn } from '../state/wish.ts';
import { buyingTexts } from '../texts.ts';
import { Buying } from './buying.tsx';
import { BuyingSkeleton } from './buying-skeleton.tsx';
import { UnknownThing } from './unknown-thing.tsx';

/** `/checkout/{type}/{id}` and `/checkout?type=&id=`: what it costs, and the way to pay for it. */
export function CheckoutPage() {
  const t = useTexts(buyingTexts);
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const wish = wishIn(useParams(), search);
  usePageTitle(t('buying.title'));
  if (!wish) return <UnknownThing />;
  const running = user && orderOf(user.id, wish);
  if (running) return <Navigate to={`/checkout/order/${running}`} replace />;
  const setCycle = (cycle: string) =>
    setSearch(
      (before) => {
        before.set('cycle', cycle);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const form = <Buying wish={wish} onCycle={setCycle} />;
  if (!user) return form;
  return (
    <PickUp key={user.id} userId={user.id} wish={wish}>
      {form}
    </PickUp>
  );
}

interface PickUpProps {
  userId: number;
  wish: PageWish;
  children: ReactNode;
}

/** Whoever loaded the page anew while paying comes to what became of it; the form is for those who pressed nothing yet. */
function PickUp({ userId, wish, children }: PickUpProps) {
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
