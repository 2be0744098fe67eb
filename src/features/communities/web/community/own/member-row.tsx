import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Switch } from '#ui/switch.tsx';
import { Text } from '#ui/text.tsx';
import { communitiesApi, type OwnMembership } from '../../../contract.ts';
import styles from '../join-panel.module.css';
import { ownMembershipTexts } from './own-texts.ts';
import { useMembershipCall } from './use-own-membership.ts';

interface MemberRowProps {
  communityId: number;
  userId: number;
  membership: OwnMembership;
}

export function MemberRow({ communityId, userId, membership }: MemberRowProps) {
  const t = useTexts(ownMembershipTexts);
  const { profileId, profileName, isListed, isShown } = membership;
  const { send, isPending } = useMembershipCall({
    ...{ communityId, userId },
    call: (api) =>
      api.call(communitiesApi.setListed, {
        params: { id: communityId, profileId },
        body: { isListed: !isListed },
      }),
  });
  return (
    <Stack as="li" gap={3} shrink className={styles.row}>
      <Row as="p" gap={2} align="center" weight="strong" breakWords className={styles.name}>
        <CircleCheck size={20} aria-hidden="true" />
        <bdi>{profileName}</bdi>
      </Row>
      {!isShown && (
        <Text tone="muted">
          {t('ownMembership.member.unseen')} <a href={`/editor/${profileId}`}>{t('ownMembership.member.open')}</a>
        </Text>
      )}
      <Field label={t('ownMembership.form.listed')} inline>
        <Switch checked={isPending ? !isListed : isListed} onCheckedChange={() => isPending || send()} />
      </Field>
      <LeaveButton communityId={communityId} userId={userId} membership={membership} />
    </Stack>
  );
}

interface LeaveButtonProps {
  communityId: number;
  userId: number;
  membership: OwnMembership;
}

function LeaveButton({ communityId, userId, membership: { profileId, profileName } }: LeaveButtonProps) {
  const t = useTexts(ownMembershipTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { send, isPending } = useMembershipCall({
    ...{ communityId, userId, done: t('ownMembership.member.left') },
    call: async (api) => {
      const mine = await api.call(communitiesApi.leave, { params: { id: communityId, profileId } });
      setIsOpen(false);
      return mine;
    },
  });
  return (
    <AlertDialog open={isOpen} onOpenChange={setIsOpen}>
      <AlertDialogTrigger asChild>
        <Button variant="outline" size="sm" className={styles.leave ?? ''}>
          {t('ownMembership.member.leave')}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={t('ownMembership.member.leaveTitle')}
        description={t('ownMembership.member.leaveText', { name: profileName })}
        confirm={t('ownMembership.member.leaveConfirm')}
        onConfirm={send}
        loading={isPending}
        destructive
        staysOpen
      />
    </AlertDialog>
  );
}
