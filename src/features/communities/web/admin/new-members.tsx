import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { MayChange, Panel } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorCard } from '#ui/feedback/query-content.tsx';
import { Caption, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { communitiesApi, type NewMember } from '../../contract.ts';
import styles from './admin.module.css';
import { newMembersQuery, useCommunityCall } from './admin-queries.ts';
import { communitiesAdminTexts } from './admin-texts.ts';
import { OutDialog } from './member-row.tsx';

function useApproval() {
  const t = useTexts(communitiesAdminTexts);
  return useCommunityCall<unknown, readonly NewMember[]>({
    call: (api, members) => {
      const keys = members.map(({ community, profileId }) => ({ communityId: community.id, profileId }));
      return api.call(communitiesApi.approveMembers, { body: { members: keys } });
    },
    done: t('communitiesAdmin.newcomers.approved'),
  });
}

/** Who joined a community since an admin last looked; not shown while there is nobody. */
export function NewMembers() {
  const t = useTexts(communitiesAdminTexts);
  const { data, error, refetch } = useQuery(newMembersQuery(useApi()));
  const approval = useApproval();
  if (!data && error)
    return (
      <ErrorCard
        title={t('communitiesAdmin.newcomers.failed')}
        message={error.message}
        onRetry={() => void refetch()}
        level="h2"
      />
    );
  if (!data?.members.length) return null;
  const { members, hasMore } = data;
  const approveAll = members.length > 1 && (
    <MayChange>
      <Button size="sm" variant="outline" loading={approval.isPending} onClick={() => approval.send(members)}>
        <Check aria-hidden="true" />
        {t('communitiesAdmin.newcomers.approveAll')}
      </Button>
    </MayChange>
  );
  return (
    <Panel title={t('communitiesAdmin.newcomers.title')} actions={approveAll}>
      <Caption>{t('communitiesAdmin.newcomers.text')}</Caption>
      <Stack as="ul">
        {members.map((member) => (
          <NewMemberRow key={`${member.community.id}-${member.profileId}`} member={member} />
        ))}
      </Stack>
      {hasMore && <Caption>{t('communitiesAdmin.newcomers.more')}</Caption>}
    </Panel>
  );
}

function NewMemberRow({ member }: { member: NewMember }) {
  const t = useTexts(communitiesAdminTexts);
  const { community, profileId, name, address, ownerName, joinedAt } = member;
  const { send, isPending } = useApproval();
  return (
    <Row as="li" wrap align="center" justify="between" gap={3} className={styles.person}>
      <Stack gap="hair" shrink>
        <a className={styles.personName} href={address}>
          <bdi>{name}</bdi>
        </a>
        <Text tone="muted" size="s" breakWords>
          <bdi>{t('communitiesAdmin.people.owner', { name: ownerName })}</bdi>
        </Text>
        <Text tone="muted" size="s" breakWords>
          {t('communitiesAdmin.newcomers.joined', { community: community.name })}
        </Text>
        <Text tone="muted" size="s">
          <DateText value={joinedAt} time />
        </Text>
      </Stack>
      <MayChange>
        <Row gap={2}>
          <Button
            size="sm"
            variant="outline"
            loading={isPending}
            aria-label={t('communitiesAdmin.newcomers.approveNamed', { name })}
            onClick={() => send([member])}
          >
            {t('communitiesAdmin.newcomers.approve')}
          </Button>
          <OutDialog communityId={community.id} profileId={profileId} name={name} />
        </Row>
      </MayChange>
    </Row>
  );
}
