import { CircleAlert, Link2Off } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { uiTexts } from '#ui/texts.ts';
import { RequestError } from '#web-kit/api/request-error.ts';
import { offerTexts } from './offer-texts.ts';

/** The link was used, withdrawn, expired or never valid; other errors may be temporary and can be retried. */
export function OfferFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts(offerTexts);
  const ui = useTexts(uiTexts);
  const isDead = error instanceof RequestError && (error.status === 404 || error.status === 400);
  if (!isDead)
    return (
      <LinkCard icon={CircleAlert} tone="warn" title={t('tagOffer.failed')} text={error.message}>
        <Button onClick={onRetry}>{ui('ui.error.retry')}</Button>
      </LinkCard>
    );
  return (
    <LinkCard icon={Link2Off} tone="warn" title={t('tagOffer.dead')} text={t('tagOffer.deadText')}>
      <RouterLinkButton to="/dashboard">{t('tagOffer.onwards')}</RouterLinkButton>
    </LinkCard>
  );
}
