import { CircleCheckBig, PackageSearch } from 'lucide-react';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { QueryFailure } from '#ui/feedback/query-content.tsx';
import { AppPage } from '#ui/layout/app-page.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { physicalCardOrderPath } from '../order/physical-card-order-path.ts';
import { hrefOf, type PurchaseParams } from '../state/purchase-params.ts';
import { buyingTexts } from '../texts.ts';
import { UnknownItem } from './unknown-item.tsx';

interface QuoteFailedProps {
  error: Error;
  purchase: PurchaseParams;
  onRetry: () => void;
}

/** Without a price the page cannot be shown; the alternative depends on the error. */
export function QuoteFailed({ error, purchase, onRetry }: QuoteFailedProps) {
  const status = error instanceof RequestError ? error.status : 0;
  if (status === 404 || status === 400)
    return purchase.type === 'physical-card' ? <UnknownOrder /> : <UnknownItem message={error.message} />;
  if (status === 409) return <Refused message={error.message} purchase={purchase} />;
  return (
    <AppPage width="narrow">
      <QueryFailure error={error} level="h1" onRetry={onRetry} />
    </AppPage>
  );
}

/** Already owned, or available later: links to the wallet; the other cycle may still be possible. */
function Refused({ message, purchase }: { message: string; purchase: PurchaseParams }) {
  const t = useTexts(buyingTexts);
  // Paid, cancelled or expired: the order's own page shows which.
  const path = physicalCardOrderPath({ type: purchase.type, itemId: purchase.id });
  if (path)
    return (
      <LinkCard icon={CircleCheckBig} title={t('buying.refused.title')} text={message}>
        <RouterLinkButton to={path}>{t('buying.refused.card')}</RouterLinkButton>
      </LinkCard>
    );
  const other = purchase.cycle === 'yearly' ? 'monthly' : 'yearly';
  return (
    <LinkCard icon={CircleCheckBig} title={t('buying.refused.title')} text={message}>
      <RouterLinkButton to="/wallet">{t('buying.refused.wallet')}</RouterLinkButton>
      <RouterLinkButton variant="ghost" to={hrefOf({ ...purchase, cycle: other })} replace>
        {t(`buying.refused.${other}`)}
      </RouterLinkButton>
    </LinkCard>
  );
}

/** An order of physical cards that does not exist or belongs to another user. */
function UnknownOrder() {
  const t = useTexts(buyingTexts);
  return (
    <LinkCard icon={PackageSearch} title={t('buying.order.missing')} text={t('buying.unknown.cards')}>
      <RouterLinkButton to="/physical-cards">{t('buying.unknown.toCards')}</RouterLinkButton>
    </LinkCard>
  );
}
