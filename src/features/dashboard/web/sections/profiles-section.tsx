import type { UseQueryResult } from '@tanstack/react-query';
import { Pencil, QrCode, Share2 } from 'lucide-react';
import { LateDrawing, StatusBadge, SuspendedNote, sharedLink, useShare } from '#features/editor/web/index.ts';
import type { Profile } from '#features/profiles/contract.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Caption, Card, CardHeader, Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { TileLink } from '#ui/layout/nav-links.tsx';
import { SmallPage } from '#ui/layout/small-page.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { uiTexts } from '#ui/texts.ts';
import { dashboardTexts } from '../../texts.ts';
import styles from '../sections.module.css';

/** A draft offers no sharing, because visitors cannot open it; publishing is its only action. */
function ProfileActions({ profile, name }: { profile: Profile; name: string }) {
  const t = useTexts(dashboardTexts);
  const { preloadHandlers, open, share, dialog } = useShare(profile);
  const { id, status } = profile;
  if (status === 'draft')
    return (
      <Row gap={1} wrap className={styles.actions}>
        <RouterLinkButton variant="secondary" size="sm" to={`/editor/${id}`}>
          <Pencil aria-hidden="true" />
          {t('dashboard.profiles.finish')}
        </RouterLinkButton>
      </Row>
    );
  const edit = (
    <RouterLinkButton
      className={styles.action}
      variant="secondary"
      size="icon"
      to={`/editor/${id}`}
      aria-label={t('dashboard.profiles.edit', { name })}
    >
      <Pencil aria-hidden="true" />
    </RouterLinkButton>
  );
  if (status !== 'published')
    return (
      <Row gap={1} wrap className={styles.actions}>
        {edit}
      </Row>
    );
  return (
    <Row gap={1} wrap className={styles.actions}>
      {edit}
      <Button
        className={styles.action}
        variant="secondary"
        size="icon"
        aria-label={t('dashboard.profiles.qr', { name })}
        {...preloadHandlers}
        onClick={open}
      >
        <QrCode aria-hidden="true" />
      </Button>
      <CopyButton
        className={styles.action}
        variant="secondary"
        value={sharedLink(profile)}
        label={t('dashboard.profiles.copy', { name })}
      />
      <Button
        className={styles.action}
        variant="secondary"
        size="icon"
        aria-label={t('dashboard.profiles.share', { name })}
        {...preloadHandlers}
        onClick={share}
      >
        <Share2 aria-hidden="true" />
      </Button>
      {dialog}
    </Row>
  );
}

interface ProfilesSectionProps {
  profiles: Pick<UseQueryResult<Profile[]>, 'data' | 'error' | 'refetch'>;
}

/** More profiles than this are shown on their own page. */
const maxVisible = 3;

export function ProfilesSection({ profiles: { data = [], error, refetch } }: ProfilesSectionProps) {
  const t = useTexts(dashboardTexts);
  const tu = useTexts(uiTexts);
  return (
    <Card as="section" aria-labelledby="cards-title">
      <CardHeader
        titleId="cards-title"
        title={t('dashboard.profiles.title', { count: data.length || 1 })}
        action={
          <Link className={styles.all} to="/editor">
            {t('dashboard.profiles.all')}
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
          <Caption>{error.message}</Caption>
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            {tu('ui.error.retry')}
          </Button>
        </Stack>
      )}
    </Card>
  );
}

/** A published profile as visitors see it; otherwise a drawing of its design. */
function ProfileRow({ profile }: { profile: Profile }) {
  const t = useTexts(dashboardTexts);
  const { id, slug, status, address, hasChanges, document } = profile;
  const name = nameOfProfile(profile) || t('dashboard.profiles.untitled');
  return (
    <Grid as="li" gap={3} className={styles.row}>
      <div className={styles.picture} aria-hidden="true">
        {status === 'published' ? (
          <SmallPage
            frame={{ src: `/embed/${encodeURIComponent(slug)}`, title: t('dashboard.profiles.preview', { name }) }}
          />
        ) : (
          <LateDrawing design={document.design} />
        )}
      </div>
      <Stack gap="hair" align="start" justify="start" shrink>
        <StatusBadge status={status} />
        <h3 className={styles.name}>
          <TileLink as={Link} className={styles.link} to={`/editor/${id}`}>
            <bdi>{name}</bdi>
          </TileLink>
        </h3>
        <Text tone="muted" size="xs" breakWords className={styles.address}>
          <LatinText>{window.location.host + decodeURI(address)}</LatinText>
        </Text>
        {status === 'suspended' && <SuspendedNote profile={profile} />}
        {status === 'published' && hasChanges && (
          <Text tone="accent" size="xs" weight="medium">
            {t('dashboard.profiles.changes')}
          </Text>
        )}
        <ProfileActions profile={profile} name={name} />
      </Stack>
    </Grid>
  );
}
