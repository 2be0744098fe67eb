import { Navigate, useParams, useSearchParams } from 'react-router';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useSession } from '#web-kit/use-session.ts';
import { orderOf } from '../state/attempts.ts';
import { wishIn } from '../state/wish.ts';
import { buyingTexts } from '../texts.ts';
import { Buying } from './buying.tsx';
import { PickUp } from './pick-up.tsx';
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
