import { useQuery } from '@tanstack/react-query';
import { ErrorCard } from '#ui/error-card.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Progress } from '#ui/progress.tsx';
import { Sheet, SheetContent } from '#ui/sheet.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import type { AdminCommunity } from '../../contract.ts';
import styles from './admin.module.css';
import { adminQueries } from './admin-queries.ts';
import { communitiesAdminTexts } from './admin-texts.ts';
import { MemberLine } from './member-line.tsx';

interface MembersSheetProps {
  community: AdminCommunity;
  onClose(): void;
}

export function MembersSheet({ community, onClose }: MembersSheetProps) {
  const t = useTexts(communitiesAdminTexts);
  const { locale } = useLocale();
  const { id } = community;
  const { data, error, refetch } = useQuery(adminQueries.members(useApi(), id));
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || onClose()}>
      <SheetContent title={t('communitiesAdmin.people.title', { name: community.name[locale] || community.name.he })}>
        {!data && !error && <Progress label={t('communitiesAdmin.people.loading')} />}
        {!data && error && (
          <ErrorCard
            title={t('communitiesAdmin.people.failed')}
            message={error.message}
            onRetry={() => void refetch()}
            level="h3"
          />
        )}
        {data?.length === 0 && <p className={styles.hint}>{t('communitiesAdmin.people.empty')}</p>}
        {data && data.length > 0 && (
          <ul className={styles.people}>
            {data.map((member) => (
              <MemberLine key={member.profileId} communityId={id} member={member} />
            ))}
          </ul>
        )}
      </SheetContent>
    </Sheet>
  );
}
