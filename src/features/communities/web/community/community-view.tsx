import { UserRoundPlus, UsersRound } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ChevronBack } from '#ui/direction-icons.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import { CommunityFace } from '../parts/community-face.tsx';
import { communityPartsTexts } from '../parts/parts-texts.ts';
import { PlaceLine } from '../parts/place-line.tsx';
import type { CommunityDetail } from '../queries.ts';
import styles from './community-page.module.css';
import { communityPageTexts } from './community-texts.ts';
import { JoinPanel } from './join-panel.tsx';
import { MemberCard } from './member-card.tsx';
import { useMoreMembers } from './use-more-members.ts';

interface CommunityViewProps {
  whole: CommunityDetail;
}

export function CommunityView({ whole }: CommunityViewProps) {
  const t = useTexts(communityPageTexts);
  const parts = useTexts(communityPartsTexts);
  const { id, slug, name, description, field, city, picture, membersCount } = whole.community;
  return (
    <div className={styles.page}>
      <div className={styles.wrap}>
        <a className={styles.back} href="/communities">
          <ChevronBack size={18} aria-hidden="true" />
          {t('communityPage.back')}
        </a>
        <header className={styles.head}>
          <CommunityFace className={styles.face} field={field} picture={picture} width={1180} size="large" />
          <div className={styles.words}>
            <h1 className={styles.title}>
              <bdi>{name}</bdi>
            </h1>
            <div className={styles.facts}>
              <PlaceLine field={field} city={city} />
              <p className={styles.count}>
                <UsersRound size={17} aria-hidden="true" />
                {parts('communityParts.members', { count: membersCount })}
              </p>
            </div>
            {description && (
              <p className={styles.description} dir="auto">
                {description}
              </p>
            )}
          </div>
        </header>
        <div className={styles.columns}>
          <MembersSection key={slug} whole={whole} />
          <JoinPanel communityId={id} />
        </div>
      </div>
    </div>
  );
}

interface MembersSectionProps {
  whole: CommunityDetail;
}

function MembersSection({ whole }: MembersSectionProps) {
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
