import { Link } from 'react-router';
import type { Product } from '#features/packages/contract.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Subscription } from '../../contract.ts';
import type { Cycle } from '../../domain.ts';
import { checkoutHref } from '../plans/checkout-href.ts';
import { plansTexts } from './plans-texts.ts';

interface CheckoutLinkProps {
  mine: Subscription;
  product: Product;
  cycle: Cycle;
  isHot: boolean;
}

export function CheckoutLink({ mine, product, cycle, isHot }: CheckoutLinkProps) {
  const t = useTexts(plansTexts);
  const { name } = product;
  const upgrade =
    mine.paid?.packageId === product.id ? t('plans.actions.longer') : t('plans.actions.upgrade', { name });
  return (
    <Button block variant={isHot ? 'hot' : 'outline'} asChild>
      <Link to={checkoutHref(product.id, cycle)}>{mine.paid ? upgrade : t('plans.actions.buy', { name })}</Link>
    </Button>
  );
}
