import { SearchX, UsersRound } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Grid, Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TileLink } from '#ui/nav-links.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Community } from '../../contract.ts';
import { CommunityFace } from '../components/community-face.tsx';
import { FieldAndCity } from '../components/field-and-city.tsx';
import { communitySharedTexts } from '../components/shared-texts.ts';
import styles from './communities-page.module.css';
import { communitiesPageTexts } from './list-texts.ts';

interface CommunityGridProps {
  /** undefined: on their way. */
  communities: readonly Community[] | undefined;
  /** What is shown is of the filter before. */
  isBusy: boolean;
  isFiltered: boolean;
  onClear(): void;
}

const waiting = ['one', 'two', 'three', 'four', 'five', 'six'];

export function CommunityGrid({ communities, isBusy, isFiltered, onClear }: CommunityGridProps) {
  const t = useTexts(communitiesPageTexts);
  if (!communities)
    return (
      <Stack
        gap={5}
        shrinkItems
        className={styles.grid}
        role="status"
        aria-busy="true"
        aria-label={t('communitiesPage.loading')}
      >
        {waiting.map((one) => (
          <Skeleton key={one} shape="block" className={styles.waiting ?? ''} />
        ))}
      </Stack>
    );
  return (
    <>
      <VisuallyHidden role="status">
        {isFiltered && !isBusy ? t('communitiesPage.shown', { count: communities.length }) : ''}
      </VisuallyHidden>
      {communities.length > 0 && (
        <Stack
          as="ul"
          gap={5}
          shrinkItems
          className={styles.grid}
          aria-label={t('communitiesPage.list')}
          aria-busy={isBusy}
        >
          {communities.map((community) => (
            <CommunityTile key={community.id} community={community} />
          ))}
        </Stack>
      )}
      {communities.length === 0 && (isFiltered ? <NothingFound onClear={onClear} /> : <NothingYet />)}
    </>
  );
}

function NothingFound({ onClear }: Pick<CommunityGridProps, 'onClear'>) {
  const t = useTexts(communitiesPageTexts);
  return (
    <EmptyState
      icon={SearchX}
      title={t('communitiesPage.none.title')}
      action={
        <Button variant="outline" onClick={onClear}>
          {t('communitiesPage.none.action')}
        </Button>
      }
    >
      {t('communitiesPage.none.text')}
    </EmptyState>
  );
}

function NothingYet() {
  const t = useTexts(communitiesPageTexts);
  return (
    <EmptyState
      icon={UsersRound}
      title={t('communitiesPage.empty.title')}
      action={
        <Button asChild>
          <a href="/examples">{t('communitiesPage.empty.action')}</a>
        </Button>
      }
    >
      {t('communitiesPage.empty.text')}
    </EmptyState>
  );
}

interface CommunityTileProps {
  community: Community;
}

/** The whole card opens its community. */
function CommunityTile({ community }: CommunityTileProps) {
  const t = useTexts(communitySharedTexts);
  const { slug, name, description, field, city, picture, membersCount } = community;
  return (
    <Grid as="li" columns="auto fill" gap={4} align="start" shrink className={styles.card}>
      <CommunityFace className={styles.face} field={field} picture={picture} width={400} />
      <Stack gap={1} shrink className={styles.words}>
        <h2 className={styles.name}>
          <TileLink className={styles.link} href={`/communities/${slug}`}>
            <bdi>{name}</bdi>
          </TileLink>
        </h2>
        <FieldAndCity field={field} city={city} />
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        <Row as="p" gap={2} align="center" className={styles.members}>
          <UsersRound size={17} aria-hidden="true" />
          {t('communityParts.members', { count: membersCount })}
        </Row>
      </Stack>
    </Grid>
  );
}
