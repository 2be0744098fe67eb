import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ProfileDrawing, StatusBadge, SuspendedNote } from '#features/editor/web/index.ts';
import type { Profile } from '#features/profiles/contract.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { Grid, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TileLink } from '#ui/nav-links.tsx';
import { SmallPage } from '#ui/small-page.tsx';
import { Text } from '#ui/text.tsx';
import { uiTexts } from '#ui/texts.ts';
import { dashboardTexts } from '../../texts.ts';
import { ProfileActions } from './profile-actions.tsx';
import styles from './profiles-section.module.css';

interface ProfilesSectionProps {
  profiles: Pick<UseQueryResult<Profile[]>, 'data' | 'error' | 'refetch'>;
}

/** More than these are a list of their own. */
const maxVisible = 3;

export function ProfilesSection({ profiles: { data = [], error, refetch } }: ProfilesSectionProps) {
  const t = useTexts(dashboardTexts);
  const tu = useTexts(uiTexts);
  return (
    <Card as="section" aria-labelledby="cards-title">
      <CardHeader
        titleId="cards-title"
        title={t('dashboard.cards.title', { count: data.length || 1 })}
        action={
          <Link className={styles.all} to="/editor">
            {t('dashboard.cards.all')}
          </Link>
        }
      />
      {data.length > 0 && (
        <Stack as="ul" gap={5} className={styles.cards}>
          {data.slice(0, maxVisible).map((profile) => (
            <ProfileRow key={profile.id} profile={profile} />
          ))}
        </Stack>
      )}
      {data.length === 0 && error && (
        <Stack gap={2} align="start" role="alert">
          <p>{t('dashboard.failed.cards')}</p>
          <Text tone="muted" size="s">
            {error.message}
          </Text>
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            {tu('ui.error.retry')}
          </Button>
        </Stack>
      )}
    </Card>
  );
}

interface ProfileRowProps {
  profile: Profile;
}

/** A card as visitors see it now; one that they cannot see is drawn instead. */
function ProfileRow({ profile }: ProfileRowProps) {
  const t = useTexts(dashboardTexts);
  const { id, slug, status, address, hasChanges, document } = profile;
  const name = nameOfProfile(profile) || t('dashboard.cards.untitled');
  return (
    <Grid as="li" gap={3} className={styles.row}>
      <div className={styles.picture} aria-hidden="true">
        {status === 'published' ? (
          <SmallPage src={`/embed/${encodeURIComponent(slug)}`} title={t('dashboard.cards.preview', { name })} />
        ) : (
          <ProfileDrawing design={document.design} />
        )}
      </div>
      <Stack gap="hair" align="start" justify="start" shrink>
        <StatusBadge status={status} />
        <h3 className={styles.name}>
          <TileLink as={Link} className={styles.link} to={`/editor/${id}`}>
            <bdi>{name}</bdi>
          </TileLink>
        </h3>
        <p className={styles.address}>
          <LatinText>{window.location.host + decodeURI(address)}</LatinText>
        </p>
        {status === 'suspended' && <SuspendedNote profile={profile} />}
        {status === 'published' && hasChanges && (
          <Text tone="accent" size="xs" weight="medium">
            {t('dashboard.cards.changes')}
          </Text>
        )}
        <ProfileActions profile={profile} name={name} />
      </Stack>
    </Grid>
  );
}
