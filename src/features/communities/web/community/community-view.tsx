import { UserRoundPlus, UsersRound } from 'lucide-react';
import { parsePictureId, pictureUrl, pictureWidths } from '#features/files/picture-id.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { ChevronBack, ChevronForward } from '#ui/direction-icons.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { CommunityMember } from '../../contract.ts';
import { CommunityFace } from '../parts/community-face.tsx';
import { communityPartsTexts } from '../parts/parts-texts.ts';
import { PlaceLine } from '../parts/place-line.tsx';
import type { CommunityDetail } from '../queries.ts';
import styles from './community-page.module.css';
import { communityPageTexts } from './community-texts.ts';
import { JoinPanel } from './join-panel.tsx';
import { useMoreMembers } from './use-more-members.ts';

interface MemberCardProps {
  member: CommunityMember;
}

/** The whole of it opens the card of its business. */
function MemberCard({ member: { name, title, company, address, avatar } }: MemberCardProps) {
  return (
    <li className={styles.member}>
      <Avatar name={name} src={faceOf(avatar)} size="lg" />
      <div className={styles.memberCardWords}>
        <h3 className={styles.name}>
          <a className={styles.link} href={address}>
            <bdi>{name}</bdi>
          </a>
        </h3>
        {title && (
          <p className={styles.memberCardTitle}>
            <bdi>{title}</bdi>
          </p>
        )}
        {company && (
          <p className={styles.company}>
            <bdi>{company}</bdi>
          </p>
        )}
      </div>
      <ChevronForward className={styles.arrow} size={20} aria-hidden="true" />
    </li>
  );
}

const shownWidth = 192;

function faceOf(avatar: string | null): string | undefined {
  const facts = avatar ? parsePictureId(avatar) : undefined;
  return facts && pictureUrl(facts, pictureWidths(facts).find((one) => one >= shownWidth) ?? facts.width, 'webp');
}

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
