import { UserRoundPlus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { CommunityDetail } from '../queries.ts';
import styles from './community-page.module.css';
import { communityPageTexts } from './community-texts.ts';
import { MemberCard } from './member-card.tsx';
import { useMoreMembers } from './use-more-members.ts';

interface MembersSectionProps {
  whole: CommunityDetail;
}

export function MembersSection({ whole }: MembersSectionProps) {
  const t = useTexts(communityPageTexts);
  const { all, hasMore, isPending, readMore } = useMoreMembers(whole);
  return (
    <section className={styles.members} aria-labelledby="community-members">
      <h2 className={styles.subtitle} id="community-members">
        {t('communityPage.members')}
      </h2>
      {all.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState icon={UserRoundPlus} tone="hot" level="h3" title={t('communityPage.empty.title')}>
            {t('communityPage.empty.text')}
          </EmptyState>
        </div>
      ) : (
        <ul className={styles.list} aria-label={t('communityPage.list')}>
          {all.map((member) => (
            <MemberCard key={member.profileId} member={member} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="outline" className={styles.more ?? ''} loading={isPending} onClick={readMore}>
          {t('communityPage.more')}
        </Button>
      )}
    </section>
  );
}
