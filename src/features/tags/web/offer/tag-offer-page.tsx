import { useQuery } from '@tanstack/react-query';
import { Gift, HandHeart } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Progress } from '#ui/progress.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { tagQueries } from '../use-tags.ts';
import { OfferFailed } from './offer-failed.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { offerTexts } from './offer-texts.ts';

/** `/tag-offers/{token}`: take a tag over, or leave it. */
export function TagOfferPage() {
  const t = useTexts(offerTexts);
  const { token = '' } = useParams();
  const [isDeclined, setIsDeclined] = useState(false);
  const { data: offer, error, refetch } = useQuery({ ...tagQueries.offered(useApi(), token), enabled: !isDeclined });
  usePageTitle(t('tagOffer.page'));
  if (isDeclined)
    return (
      <LinkCard icon={HandHeart} title={t('tagOffer.declined')} text={t('tagOffer.declinedText')}>
        <Onwards />
      </LinkCard>
    );
  if (offer?.isOwn)
    return (
      <LinkCard icon={Gift} title={t('tagOffer.own')} text={t('tagOffer.ownText')}>
        <Button asChild>
          <Link to={`/physical-cards/tags/${offer.code}`}>{t('tagOffer.ownAction')}</Link>
        </Button>
      </LinkCard>
    );
  if (offer) return <OfferPanel token={token} offer={offer} onDeclined={() => setIsDeclined(true)} />;
  if (error) return <OfferFailed error={error} onRetry={() => void refetch()} />;
  return (
    <LinkCard icon={Gift} title={t('tagOffer.loading')} isBusy>
      <Progress label={t('tagOffer.loading')} />
    </LinkCard>
  );
}

function Onwards() {
  const t = useTexts(offerTexts);
  return (
    <Button asChild>
      <Link to="/dashboard">{t('tagOffer.onwards')}</Link>
    </Button>
  );
}
