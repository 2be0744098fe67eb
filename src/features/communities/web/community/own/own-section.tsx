import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Ban, CircleAlert, CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { demoEmail } from '#features/accounts/demo-account.ts';
import { useShowFailure } from '#features/accounts/web/index.ts';
import { Select } from '#ui/choices/select.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { useCall } from '#web-kit/api/use-call.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { communitiesApi, type OwnMembership } from '../../../contract.ts';
import { communityKeys } from '../../queries.ts';
import styles from '../join-panel.module.css';
import { ownMembershipTexts } from './own-texts.ts';

/** Always refetches, because profiles are published and paused on other pages. */
export const mineQuery = (api: Api, communityId: number, userId: number) =>
  queryOptions({
    queryKey: communityKeys.mine(communityId, userId),
    queryFn: () => api.call(communitiesApi.mine, { params: { id: communityId } }),
    staleTime: 0,
  });

interface MembershipCall {
  readonly communityId: number;
  readonly userId: number;
  readonly call: (api: Api) => Promise<OwnMembership[]>;
  /** Text of the success toast, if any. */
  readonly done?: string;
}

/** Changes the membership of one of the user's profiles and invalidates the lists that show it. */
function useMembershipCall({ communityId, userId, call, done }: MembershipCall) {
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  return useCall({
    call,
    onDone: (mine) => {
      queries.setQueryData(communityKeys.mine(communityId, userId), mine);
      if (done) toast({ title: done });
    },
    onFailed: showFailure,
    // Not awaited: the mutation is complete, and the switch must show its result at once.
    onSettled: () => void queries.invalidateQueries({ queryKey: communityKeys.all }),
  });
}

/** Whose membership in which community. */
interface Owner {
  communityId: number;
  userId: number;
}

export function OwnProfiles({ memberships, ...owner }: Owner & { memberships: readonly OwnMembership[] }) {
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
            <MemberRow key={membership.profileId} {...owner} membership={membership} />
          ))}
        </Stack>
      )}
      {removed.map(({ profileId, profileName }) => (
        <Notice
          key={profileId}
          icon={Ban}
          tone="warn"
          title={t('ownMembership.removed.title', { name: profileName })}
          action={
            <LinkButton variant="outline" size="sm" href="/contact">
              {t('ownMembership.removed.action')}
            </LinkButton>
          }
          isStacked
        >
          {t('ownMembership.removed.text')}
        </Notice>
      ))}
      {free.length > 0 && (
        <JoinForm
          key={free.map(({ profileId }) => profileId).join()}
          {...owner}
          memberships={free}
          isFirst={members.length === 0}
        />
      )}
      {isOut && waiting && (
        <>
          <Text tone="muted">{t('ownMembership.unseen.text', { name: waiting.profileName })}</Text>
          <LinkButton variant="hot" block href={`/editor/${waiting.profileId}`}>
            {t('ownMembership.unseen.action')}
          </LinkButton>
        </>
      )}
      {memberships.length === 0 && (
        <>
          <Text tone="muted">{t('ownMembership.none.text')}</Text>
          <LinkButton variant="hot" block href="/editor">
            {t('ownMembership.none.action')}
          </LinkButton>
        </>
      )}
    </>
  );
}

interface JoinFormProps extends Owner {
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

function MemberRow({ communityId, userId, membership }: Owner & { membership: OwnMembership }) {
  const t = useTexts(ownMembershipTexts);
  const { profileId, profileName, isListed, isShown } = membership;
  const params = { id: communityId, profileId };
  const { send, isPending } = useMembershipCall({
    communityId,
    userId,
    call: (api) => api.call(communitiesApi.setListed, { params, body: { isListed: !isListed } }),
  });
  const leaving = useMembershipCall({
    communityId,
    userId,
    done: t('ownMembership.member.left'),
    call: (api) => api.call(communitiesApi.leave, { params }),
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
      <ConfirmButton
        size="sm"
        className={styles.leave ?? ''}
        call={leaving}
        title={t('ownMembership.member.leaveTitle')}
        description={t('ownMembership.member.leaveText', { name: profileName })}
        confirm={t('ownMembership.member.leaveConfirm')}
        destructive
        staysOpen
      >
        {t('ownMembership.member.leave')}
      </ConfirmButton>
    </Stack>
  );
}

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
