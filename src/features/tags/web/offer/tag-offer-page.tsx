import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Gift, HandHeart, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { DateText, usePageTitle, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { useNavigate, useParams } from '#ui/router.tsx';
import { uiTexts } from '#ui/texts.ts';
import { useApi } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { type TagOffer, tagsApi } from '../../contract.ts';
import { useClaim } from '../claim/claim.ts';
import { ClaimForm } from '../claim/claim-form.tsx';
import { tagQueries, useCacheTag, useTagCall, useTagName } from '../use-tags.ts';
import styles from './offer-panel.module.css';
import { offerTexts } from './offer-texts.ts';

/** `/tag-offers/{token}`: accept or decline a tag. */
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
        <RouterLinkButton to={`/physical-cards/tags/${offer.code}`}>{t('tagOffer.ownAction')}</RouterLinkButton>
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
  return <RouterLinkButton to="/dashboard">{t('tagOffer.onwards')}</RouterLinkButton>;
}

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
      <Onwards />
    </LinkCard>
  );
}

/** Shows the giver and the tag; the only choice is the profile it will open. */
function OfferPanel({ token, offer, onDeclined }: { token: string; offer: TagOffer; onDeclined: () => void }) {
  const t = useTexts(offerTexts);
  const name = useTagName()(offer);
  const accept = useAccept(token);
  return (
    <LinkCard
      icon={Gift}
      tone="hot"
      title={t('tagOffer.title', { from: `\u2068${offer.from}\u2069` })}
      text={t('tagOffer.text')}
    >
      <Stack as="dl" gap={2} className={styles.details}>
        <div>
          <dt>{t('tagOffer.physicalCard')}</dt>
          <dd>
            <bdi>{name}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('tagOffer.until')}</dt>
          <dd>
            <DateText value={offer.expiresAt} time />
          </dd>
        </div>
      </Stack>
      <ClaimForm submit={t('tagOffer.accept')} isPending={accept.isPending} onClaim={accept.send}>
        <DeclineButton token={token} onDeclined={onDeclined} />
      </ClaimForm>
    </LinkCard>
  );
}

function useAccept(token: string) {
  const t = useTexts(offerTexts);
  const navigate = useNavigate();
  const cacheTag = useCacheTag();
  return useClaim({
    call: (api, body) => api.call(tagsApi.accept, { params: { token }, body }),
    onDone: ({ answer, isPublished }) => {
      cacheTag(answer);
      const description = t(isPublished ? 'tagOffer.acceptedText' : 'tagOffer.draftText');
      toast({ title: t('tagOffer.accepted'), description });
      navigate(`/physical-cards/tags/${answer.code}`, { replace: true });
    },
  });
}

function DeclineButton({ token, onDeclined }: { token: string; onDeclined: () => void }) {
  const t = useTexts(offerTexts);
  const decline = useTagCall<unknown>({
    call: (api) => api.call(tagsApi.decline, { params: { token } }),
    onDone: onDeclined,
  });
  return (
    <ConfirmButton
      call={decline}
      title={t('tagOffer.declineTitle')}
      description={t('tagOffer.declineText')}
      confirm={t('tagOffer.declineConfirm')}
      staysOpen
    >
      {t('tagOffer.decline')}
    </ConfirmButton>
  );
}
