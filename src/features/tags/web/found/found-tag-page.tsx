import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleAlert, Nfc } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { uiTexts } from '#ui/texts.ts';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { tagQueries } from '../use-tags.ts';
import { FoundTagPanel } from './found-tag-panel.tsx';
import { foundTexts } from './found-texts.ts';

/** `/tags/{code}`: where a tap leads if there is no profile to open. The server HTML shows the visitor's view. */
export function FoundTagPage({ code }: { code: string }) {
  const t = useTexts(foundTexts);
  const ui = useTexts(uiTexts);
  const { user } = useSession();
  const { data, error, refetch } = useQuery({
    ...tagQueries.found(useApi(), code, user?.id),
    placeholderData: keepPreviousData,
  });
  if (data !== undefined) return <FoundTagPanel tag={data} isSignedIn={user !== undefined} />;
  if (error)
    return (
      <LinkCard icon={CircleAlert} tone="warn" title={t('foundTag.failed')} text={error.message}>
        <Button onClick={() => void refetch()}>{ui('ui.error.retry')}</Button>
      </LinkCard>
    );
  return (
    <LinkCard icon={Nfc} title={t('foundTag.loading')} isBusy>
      <Progress label={t('foundTag.loading')} />
    </LinkCard>
  );
}
