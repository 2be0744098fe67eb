import { Ban, CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Select } from '#ui/choices/select.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '#ui/overlays/alert-dialog.tsx';
import { Text } from '#ui/text/text.tsx';
import type { OwnMembership } from '../../../contract.ts';
import { communitiesApi } from '../../../contract.ts';
import styles from '../join-panel.module.css';
import { ownMembershipTexts } from './own-texts.ts';
import { useMembershipCall } from './use-own-membership.ts';

interface OwnProfilesProps {
  communityId: number;
  userId: number;
  memberships: readonly OwnMembership[];
}

export function OwnProfiles({ communityId, userId, memberships }: OwnProfilesProps) {
  const t = useTexts(ownMembershipTexts);
  const members = memberships.filter(({ state }) => state === 'member');
  const removed = memberships.filter(({ state }) => state === 'removed');
  const free = memberships.filter(({ state, isShown }) => state === 'none' && isShown);
  const waiting = memberships.find(({ state, isShown }) => state === 'none' && !isShown);
  const isOut = members.length === 0 && free.length === 0;
  return (
    <>
      {members.length > 0 && (
        <Stack as="ul" gap={4}>
          {members.map((membership) => (
            <MemberRow key={membership.profileId} communityId={communityId} userId={userId} membership={membership} />
          ))}
        </Stack>
      )}
      {removed.map(({ profileId, profileName }) => (
        <Notice
          key={profileId}
          icon={Ban}
          tone="warn"
          title={t('ownMembership.removed.title', { name: profileName })}
          action={<LinkButton href="/contact" label={t('ownMembership.removed.action')} />}
          isStacked
        >
          {t('ownMembership.removed.text')}
        </Notice>
      ))}
      {free.length > 0 && (
        <JoinForm
          key={free.map(({ profileId }) => profileId).join()}
          communityId={communityId}
          userId={userId}
          memberships={free}
          isFirst={members.length === 0}
        />
      )}
      {isOut && waiting && (
        <>
          <Text tone="muted">{t('ownMembership.unseen.text', { name: waiting.profileName })}</Text>
          <LinkButton href={`/editor/${waiting.profileId}`} label={t('ownMembership.unseen.action')} isMain />
        </>
      )}
      {memberships.length === 0 && (
        <>
          <Text tone="muted">{t('ownMembership.none.text')}</Text>
          <LinkButton href="/editor" label={t('ownMembership.none.action')} isMain />
        </>
      )}
    </>
  );
}

function LinkButton({ href, label, isMain = false }: { href: string; label: string; isMain?: boolean }) {
  return (
    <Button variant={isMain ? 'hot' : 'outline'} size={isMain ? 'default' : 'sm'} block={isMain} asChild>
      <a href={href}>{label}</a>
    </Button>
  );
}

interface JoinFormProps {
  communityId: number;
  userId: number;
  /** Profiles that may join; at least one. */
  memberships: readonly OwnMembership[];
  /** None of the owner's profiles is a member yet. */
  isFirst: boolean;
}

function JoinForm({ communityId, userId, memberships, isFirst }: JoinFormProps) {
  const t = useTexts(ownMembershipTexts);
  const [profileId, setProfileId] = useState(memberships[0]?.profileId ?? 0);
  const [isListed, setIsListed] = useState(true);
  const { send, isPending } = useMembershipCall({
    communityId,
    userId,
    done: t('ownMembership.form.done'),
    call: (api) => api.call(communitiesApi.join, { params: { id: communityId }, body: { profileId, isListed } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Stack as="form" gap={4} className={styles.form} data-apart={!isFirst} onSubmit={submit}>
      {!isFirst && (
        <Text as="h3" size="m">
          {t('ownMembership.form.another')}
        </Text>
      )}
      {memberships.length > 1 ? (
        <Field label={t('ownMembership.form.profile')}>
          <Select value={profileId} onChange={({ currentTarget }) => setProfileId(Number(currentTarget.value))}>
            {memberships.map((membership) => (
              <option key={membership.profileId} value={membership.profileId}>
                {membership.profileName}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <Text tone="muted">{t('ownMembership.form.one', { name: memberships[0]?.profileName ?? '' })}</Text>
      )}
      <Field label={t('ownMembership.form.listed')} hint={t('ownMembership.form.listedHint')} inline>
        <Switch checked={isListed} onCheckedChange={setIsListed} />
      </Field>
      <Button type="submit" variant={isFirst ? 'hot' : 'secondary'} block loading={isPending}>
        {t('ownMembership.form.submit')}
      </Button>
    </Stack>
  );
}

interface MemberRowProps {
  communityId: number;
  userId: number;
  membership: OwnMembership;
}

function MemberRow({ communityId, userId, membership }: MemberRowProps) {
  const t = useTexts(ownMembershipTexts);
  const { profileId, profileName, isListed, isShown } = membership;
  const { send, isPending } = useMembershipCall({
    communityId,
    userId,
    call: (api) =>
      api.call(communitiesApi.setListed, { params: { id: communityId, profileId }, body: { isListed: !isListed } }),
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
        <Switch checked={isPending ? !isListed : isListed} onCheckedChange={() => send()} />
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
    communityId,
    userId,
    done: t('ownMembership.member.left'),
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
        onConfirm={() => send()}
        loading={isPending}
        destructive
        staysOpen
      />
    </AlertDialog>
  );
}
