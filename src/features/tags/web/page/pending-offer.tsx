import { Hourglass } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { toast } from '#ui/toast-store.ts';
import { type Tag, type TagWithHistory, tagsApi } from '../../contract.ts';
import { useKeepTag } from '../use-keep-tag.ts';
import { useTagCall } from '../use-tag-call.ts';
import { pageTexts } from './page-texts.ts';

interface PendingOfferProps {
  code: string;
  offer: NonNullable<Tag['offer']>;
  /** The link is told only once: whoever lost it makes another. */
  onRenew: () => void;
}

export function PendingOffer({ code, offer: { email, expiresAt }, onRenew }: PendingOfferProps) {
  const t = useTexts(pageTexts);
  const keep = useKeepTag();
  const { send, isPending } = useTagCall<TagWithHistory>({
    call: (api) => api.call(tagsApi.withdraw, { params: { code } }),
    onDone: (tag) => {
      keep(tag);
      toast({ title: t('tagPage.give.withdrawn'), description: t('tagPage.give.withdrawnText') });
    },
  });
  const actions = (
    <>
      <Button variant="outline" size="sm" loading={isPending} onClick={() => send()}>
        {t('tagPage.give.withdraw')}
      </Button>
      <Button variant="ghost" size="sm" onClick={onRenew}>
        {t('tagPage.give.renew')}
      </Button>
    </>
  );
  return (
    <Notice icon={Hourglass} tone="sea" title={t('tagPage.give.pending')} action={actions} isStacked>
      {email && (
        <p>
          {t('tagPage.give.pendingTo')} <LatinText>{email}</LatinText>
        </p>
      )}
      <p>
        {t('tagPage.give.pendingUntil')} <DateText value={expiresAt} time />
      </p>
    </Notice>
  );
}
