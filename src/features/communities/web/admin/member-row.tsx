import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Field, Textarea } from '#ui/controls/field.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { type AdminMember, communitiesApi } from '../../contract.ts';
import styles from './admin.module.css';
import { useCommunityCall } from './admin-queries.ts';
import { communitiesAdminTexts } from './admin-texts.ts';

const maxNote = 300;

/** Requires a reason, because removing a member notifies its owner. */
export function OutDialog({ communityId, profileId, name }: { communityId: number; profileId: number; name: string }) {
  const t = useTexts(communitiesAdminTexts);
  const [note, setNote] = useState('');
  const removal = useCommunityCall({
    call: (api) => api.call(communitiesApi.removeMember, { params: { id: communityId, profileId }, body: { note } }),
    done: t('communitiesAdmin.out.done'),
  });
  return (
    <ConfirmButton
      size="sm"
      aria-label={t('communitiesAdmin.people.removeNamed', { name })}
      call={removal}
      title={t('communitiesAdmin.out.title', { name })}
      description={t('communitiesAdmin.out.text')}
      confirm={t('communitiesAdmin.out.confirm')}
      destructive
      staysOpen
      details={
        <Field label={t('communitiesAdmin.out.note')} hint={t('communitiesAdmin.out.noteHint')} optional>
          <Textarea rows={2} maxLength={maxNote} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      }
    >
      {t('communitiesAdmin.people.remove')}
    </ConfirmButton>
  );
}

export function MemberRow({ communityId, member }: { communityId: number; member: AdminMember }) {
  const t = useTexts(communitiesAdminTexts);
  const { profileId, name, address, ownerName, joinedAt, removedAt, isListed, isShown, note } = member;
  const { send, isPending } = useCommunityCall({
    call: (api) => api.call(communitiesApi.restoreMember, { params: { id: communityId, profileId } }),
    done: t('communitiesAdmin.people.restored'),
  });
  return (
    <Row as="li" align="center" justify="between" gap={3} className={styles.person}>
      <Stack gap="hair" shrink>
        <a className={styles.personName} href={address}>
          <bdi>{name}</bdi>
        </a>
        <Text tone="muted" size="s" breakWords>
          <bdi>{t('communitiesAdmin.people.owner', { name: ownerName })}</bdi>
        </Text>
        <Text tone="muted" size="s">
          <DateText value={joinedAt} />
        </Text>
        <Row as="p" wrap gap={1} className={styles.marks}>
          {removedAt && (
            <Badge variant="bad" size="sm">
              {t('communitiesAdmin.people.removed')}
            </Badge>
          )}
          {!removedAt && !isListed && (
            <Badge variant="outline" size="sm">
              {t('communitiesAdmin.people.unlisted')}
            </Badge>
          )}
          {!isShown && (
            <Badge variant="warn" size="sm">
              {t('communitiesAdmin.people.unseen')}
            </Badge>
          )}
        </Row>
        {removedAt && note && (
          <Text tone="muted" size="s" breakWords dir="auto">
            {t('communitiesAdmin.people.note', { note })}
          </Text>
        )}
      </Stack>
      {removedAt ? (
        <Button
          variant="outline"
          size="sm"
          loading={isPending}
          aria-label={t('communitiesAdmin.people.restoreNamed', { name })}
          onClick={() => send()}
        >
          {t('communitiesAdmin.people.restore')}
        </Button>
      ) : (
        <OutDialog communityId={communityId} profileId={profileId} name={name} />
      )}
    </Row>
  );
}
