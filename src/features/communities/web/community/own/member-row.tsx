import { CircleCheck } from 'lucide-react';
import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Switch } from '#ui/switch.tsx';
import { communitiesApi, type OwnMembership } from '../../../contract.ts';
import styles from '../join-panel.module.css';
import { LeaveButton } from './leave-button.tsx';
import { ownMembershipTexts } from './own-texts.ts';
import { useMembershipCall } from './use-own-membership.ts';

interface MemberRowProps {
  communityId: number;
  userId: number;
  card: OwnMembership;
}

export function MemberRow({ communityId, userId, card }: MemberRowProps) {
  const t = useTexts(ownMembershipTexts);
  const { profileId, profileName, isListed, isShown } = card;
  const { send, isPending } = useMembershipCall({
    ...{ communityId, userId },
    call: (api) =>
      api.call(communitiesApi.setListed, {
        params: { id: communityId, profileId },
        body: { isListed: !isListed },
      }),
  });
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <CircleCheck size={20} aria-hidden="true" />
        <bdi>{profileName}</bdi>
      </p>
      {!isShown && (
        <p className={styles.text}>
          {t('ownMembership.member.unseen')} <a href={`/editor/${profileId}`}>{t('ownMembership.member.open')}</a>
        </p>
      )}
      <Field label={t('ownMembership.form.listed')} inline>
        <Switch checked={isPending ? !isListed : isListed} onCheckedChange={() => isPending || send()} />
      </Field>
      <LeaveButton communityId={communityId} userId={userId} card={card} />
    </li>
  );
}
