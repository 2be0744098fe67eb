import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { demoEmail } from '#features/accounts/domain.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { mineQuery, OwnProfiles } from './own-profiles.tsx';
import { ownMembershipTexts } from './own-texts.ts';

export interface OwnSectionProps {
  communityId: number;
  user: SessionUser;
}

/** The owner's profiles in relation to the community: joined, not joined, or not eligible to join yet. */
export function OwnSection({ communityId, user }: OwnSectionProps) {
  const t = useTexts(ownMembershipTexts);
  const { data, error, refetch } = useQuery(mineQuery(useApi(), communityId, user.id));
  const isMember = data?.some(({ state }) => state === 'member') ?? false;
  return (
    <>
      <Text as="h2" size="l" id="community-join">
        {t(isMember ? 'ownMembership.memberTitle' : 'ownMembership.title')}
      </Text>
      {data && <OwnProfiles communityId={communityId} userId={user.id} memberships={data} />}
      {data && user.email === demoEmail && <Text tone="muted">{t('ownMembership.demo')}</Text>}
      {!data && !error && <Progress label={t('ownMembership.loading')} />}
      {!data && error && (
        <Notice
          icon={CircleAlert}
          tone="bad"
          title={t('ownMembership.failed')}
          action={
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              {t('ownMembership.retry')}
            </Button>
          }
          isLive
          isStacked
        >
          {error.message}
        </Notice>
      )}
    </>
  );
}
