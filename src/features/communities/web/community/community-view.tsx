import { UserRoundPlus, UsersRound } from 'lucide-react';
import { parsePictureId, pictureUrl, pictureWidths } from '#features/files/picture-id.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { ChevronForward } from '#ui/direction-icons.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Grid, Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { BackLink, TileLink } from '#ui/nav-links.tsx';
import { Text } from '#ui/text.tsx';
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
    <Row as="li" gap={4} align="center" shrink className={styles.member}>
      <Avatar name={name} src={faceOf(avatar)} size="lg" />
      <div className={styles.memberCardWords}>
        <Text as="h3" size="m" line="snug" breakWords>
          <TileLink className={styles.link} href={address}>
            <bdi>{name}</bdi>
          </TileLink>
        </Text>
        {title && (
          <Text tone="muted" size="s" line="snug">
            <bdi>{title}</bdi>
          </Text>
        )}
        {company && (
          <Text tone="brand" size="xs">
            <bdi>{company}</bdi>
          </Text>
        )}
      </div>
      <ChevronForward className={styles.arrow} size={20} aria-hidden="true" />
    </Row>
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
      <Stack gap={5} shrinkItems className={styles.wrap}>
        <BackLink icon="chevron" muted className={styles.back} href="/communities">
          {t('communityPage.back')}
        </BackLink>
        <header className={styles.head}>
          <CommunityFace className={styles.face} field={field} picture={picture} width={1180} size="large" />
          <Stack gap={3} className={styles.words}>
            <h1 className={styles.title}>
              <bdi>{name}</bdi>
            </h1>
            <Row gap={[1, 4]} align="center" wrap>
              <PlaceLine field={field} city={city} />
              <Row as="p" gap={2} align="center" inline tone="brand" size="s" weight="medium">
                <UsersRound size={17} aria-hidden="true" />
                {parts('communityParts.members', { count: membersCount })}
              </Row>
            </Row>
            {description && (
              <p className={styles.description} dir="auto">
                {description}
              </p>
            )}
          </Stack>
        </header>
        <Stack gap={6} shrinkItems className={styles.columns}>
          <MembersSection key={slug} whole={whole} />
          <JoinPanel communityId={id} />
        </Stack>
      </Stack>
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
    <Stack as="section" gap={4} justify="start" aria-labelledby="community-members">
      <Text as="h2" size="xl" id="community-members">
        {t('communityPage.members')}
      </Text>
      {all.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState icon={UserRoundPlus} tone="hot" level="h3" title={t('communityPage.empty.title')}>
            {t('communityPage.empty.text')}
          </EmptyState>
        </div>
      ) : (
        <Grid as="ul" columns={1} wideColumns={2} gap={3} aria-label={t('communityPage.list')}>
          {all.map((member) => (
            <MemberCard key={member.profileId} member={member} />
          ))}
        </Grid>
      )}
      {hasMore && (
        <Button variant="outline" className={styles.more ?? ''} loading={isPending} onClick={readMore}>
          {t('communityPage.more')}
        </Button>
      )}
    </Stack>
  );
}
