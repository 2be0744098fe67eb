import { keepPreviousData, type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { Compass, UserRoundPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { parsePictureId, pictureUrl, pictureWidths } from '#features/files/picture-id.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { ChevronForward } from '#ui/direction-icons.tsx';
import { EmptyState, ErrorCard, Skeleton } from '#ui/feedback/query-content.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { BackLink, TileLink } from '#ui/layout/nav-links.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { CommunityMember } from '../../contract.ts';
import { CommunityFace, FieldAndCity } from '../components/community-face.tsx';
import { communitySharedTexts } from '../components/shared-texts.ts';
import { type CommunityDetail, communityKeys, communityQueries } from '../queries.ts';
import styles from './community-page.module.css';
import { communityPageTexts } from './community-texts.ts';
import { JoinPanel } from './join-panel.tsx';

/** The whole tile links to the member's profile. */
function MemberTile({ member: { name, title, company, address, avatar } }: { member: CommunityMember }) {
  return (
    <Row as="li" gap={4} align="center" shrink className={styles.member}>
      <Avatar name={name} src={faceOf(avatar)} size="lg" />
      <Stack grow shrink>
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
      </Stack>
      <ChevronForward className={styles.arrow} size={20} aria-hidden="true" />
    </Row>
  );
}

const avatarWidth = 192;

function faceOf(avatar: string | null): string | undefined {
  const picture = avatar ? parsePictureId(avatar) : undefined;
  return (
    picture && pictureUrl(picture, pictureWidths(picture).find((one) => one >= avatarWidth) ?? picture.width, 'webp')
  );
}

function CommunityView({ detail }: { detail: CommunityDetail }) {
  const t = useTexts(communityPageTexts);
  const tShared = useTexts(communitySharedTexts);
  const { id, slug, name, description, field, city, picture, membersCount } = detail.community;
  return (
    <div className={styles.page}>
      <Stack gap={5} shrinkItems className={styles.wrap}>
        <BackLink icon="chevron" muted className={styles.back} href="/communities">
          {t('communityPage.back')}
        </BackLink>
        <header className={styles.head}>
          <CommunityFace className={styles.face} field={field} picture={picture} width={1180} size="large" />
          <Stack gap={3} className={styles.texts}>
            <Text as="h1" size="3xl" line="tight" breakWords>
              <bdi>{name}</bdi>
            </Text>
            <Row gap={[1, 4]} align="center" wrap>
              <FieldAndCity field={field} city={city} />
              <Row as="p" gap={2} align="center" inline tone="brand" size="s" weight="medium">
                <UsersRound size={17} aria-hidden="true" />
                {tShared('communityParts.members', { count: membersCount })}
              </Row>
            </Row>
            {description && (
              <Text size="l" textAlign="start" className={styles.description} dir="auto">
                {description}
              </Text>
            )}
          </Stack>
        </header>
        <Stack gap={6} shrinkItems className={styles.columns}>
          <MembersSection key={slug} detail={detail} />
          <JoinPanel communityId={id} />
        </Stack>
      </Stack>
    </div>
  );
}

function MembersSection({ detail }: { detail: CommunityDetail }) {
  const t = useTexts(communityPageTexts);
  const { all, hasMore, isPending, readMore } = useMoreMembers(detail);
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
            <MemberTile key={member.profileId} member={member} />
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

/** Route: `/communities/{slug}`. The server-rendered HTML shows what any visitor sees. */
export function CommunityPage({ slug }: { slug: string }) {
  const t = useTexts(communityPageTexts);
  const { locale } = useLocale();
  const { data, isError, refetch } = useQuery({
    ...communityQueries.one(useApi(), locale, slug),
    placeholderData: keepPreviousData,
  });
  if (data) return <CommunityView detail={data} />;
  if (data === null) return <MissingCommunity />;
  return (
    <div className={styles.page}>
      <Stack gap={5} shrinkItems className={styles.wrap}>
        {isError ? (
          <ErrorCard type="network" message={t('communityPage.failed')} onRetry={() => void refetch()} level="h1" />
        ) : (
          <div role="status" aria-busy="true" aria-label={t('communityPage.loading')}>
            <Skeleton shape="block" className={styles.waiting ?? ''} />
          </div>
        )}
      </Stack>
    </div>
  );
}

/** Shown for unknown and hidden communities alike. */
function MissingCommunity() {
  const t = useTexts(communityPageTexts);
  return (
    <LinkCard icon={Compass} title={t('communityPage.missing.title')} text={t('communityPage.missing.text')}>
      <LinkButton href="/communities">{t('communityPage.back')}</LinkButton>
    </LinkCard>
  );
}

/** All members loaded so far, without duplicates: members may join or leave between two page requests. */
function useMoreMembers({ community: { slug }, members, hasMore }: CommunityDetail) {
  const t = useTexts(communityPageTexts);
  const api = useApi();
  const { locale } = useLocale();
  const [more, setMore] = useState<{ locale: string; members: readonly CommunityMember[]; hasMore: boolean }>();
  // Restarts the list when the language changes.
  const known = more?.locale === locale ? more : undefined;
  const all = [...new Map([...members, ...(known?.members ?? [])].map((one) => [one.profileId, one])).values()];
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await import('../calls.ts')).readOne(api, slug, all.at(-1)?.profileId),
    onSuccess: (page) =>
      setMore({ locale, members: [...(known?.members ?? []), ...page.members], hasMore: page.hasMore }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('communityPage.moreFailed'), description: error.message }),
  });
  return { all, hasMore: known?.hasMore ?? hasMore, isPending, readMore: () => mutate() };
}

export function communityHead(queries: QueryClient, slug: string, locale: Locale) {
  const t = translator(communityPageTexts, locale);
  const community = queries.getQueryData<CommunityDetail | null>(communityKeys.one(slug, locale))?.community;
  if (!community) return { title: t('communityPage.missing.page'), description: t('communityPage.missing.text') };
  const { name, description } = community;
  return { title: t('communityPage.page', { name }), description: description || t('communityPage.about', { name }) };
}
