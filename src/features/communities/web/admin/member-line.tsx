import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { type AdminMember, communitiesApi } from '../../contract.ts';
import styles from './admin.module.css';
import { useAdminCall } from './admin-queries.ts';
import { communitiesAdminTexts } from './admin-texts.ts';
import { OutDialog } from './out-dialog.tsx';

interface MemberLineProps {
  communityId: number;
  member: AdminMember;
}

export function MemberLine({ communityId, member }: MemberLineProps) {
  const t = useTexts(communitiesAdminTexts);
  const { profileId, name, address, ownerName, joinedAt, removedAt, isListed, isShown, note } = member;
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(communitiesApi.restoreMember, { params: { id: communityId, profileId } }),
    onDone: () => toast({ title: t('communitiesAdmin.people.restored') }),
  });
  return (
    <li className={styles.person}>
      <div className={styles.words}>
        <a className={styles.personName} href={address}>
          <bdi>{name}</bdi>
        </a>
        <p className={styles.hint}>
          <bdi>{t('communitiesAdmin.people.owner', { name: ownerName })}</bdi>
          {' · '}
          <DateText value={joinedAt} />
        </p>
        <p className={styles.marks}>
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
        </p>
        {removedAt && note && (
          <p className={styles.hint} dir="auto">
            {t('communitiesAdmin.people.note', { note })}
          </p>
        )}
      </div>
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
    </li>
  );
}
