import { useQueryClient } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Stack } from '#ui/layout.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { type TagOffer, type TagWithHistory, tagsApi } from '../../contract.ts';
import { type Claim, type Claimed, claimTag } from '../claim/claim.ts';
import { ClaimForm } from '../claim/claim-form.tsx';
import { useTagName } from '../components/use-tag-name.ts';
import { useCacheTag } from '../use-cache-tag.ts';
import { useTagCall } from '../use-tag-call.ts';
import styles from './offer-panel.module.css';
import { offerTexts } from './offer-texts.ts';

interface OfferPanelProps {
  token: string;
  offer: TagOffer;
  onDeclined: () => void;
}

/** Who gives what, and the one thing to choose: what it will open. */
export function OfferPanel({ token, offer, onDeclined }: OfferPanelProps) {
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
      <Stack as="dl" gap={2} className={styles.facts}>
        <div>
          <dt>{t('tagOffer.card')}</dt>
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
  const queries = useQueryClient();
  const navigate = useNavigate();
  const cacheTag = useCacheTag();
  return useTagCall<Claimed<TagWithHistory>, Claim>({
    call: (api, claim) =>
      claimTag(api, claim, (body) => api.call(tagsApi.accept, { params: { token }, body })).finally(
        () => void queries.invalidateQueries({ queryKey: ['/api/profiles'] }),
      ),
    onDone: ({ answer, isPublished }) => {
      cacheTag(answer);
      const description = t(isPublished ? 'tagOffer.acceptedText' : 'tagOffer.draftText');
      toast({ title: t('tagOffer.accepted'), description });
      void navigate(`/physical-cards/tags/${answer.code}`, { replace: true });
    },
  });
}

interface DeclineButtonProps {
  token: string;
  onDeclined: () => void;
}

function DeclineButton({ token, onDeclined }: DeclineButtonProps) {
  const t = useTexts(offerTexts);
  const [isConfirming, setIsConfirming] = useState(false);
  const { send, isPending } = useTagCall<unknown>({
    call: (api) => api.call(tagsApi.decline, { params: { token } }),
    onDone: onDeclined,
  });
  return (
    <AlertDialog open={isConfirming} onOpenChange={setIsConfirming}>
      <AlertDialogTrigger asChild>
        <Button variant="outline">{t('tagOffer.decline')}</Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={t('tagOffer.declineTitle')}
        description={t('tagOffer.declineText')}
        confirm={t('tagOffer.declineConfirm')}
        staysOpen
        loading={isPending}
        onConfirm={() => send()}
      />
    </AlertDialog>
  );
}
