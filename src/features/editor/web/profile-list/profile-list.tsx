import {
  CirclePause,
  CirclePlay,
  Copy,
  EllipsisVertical,
  ExternalLink,
  Pencil,
  Plus,
  Star,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { usePlan } from '#features/profiles/form/index.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { profilesTexts } from '#features/profiles/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { PageHeader } from '#ui/layout/app-page.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { TileLink } from '#ui/layout/nav-links.tsx';
import { useTexts } from '#ui/locale.tsx';
import { AlertDialog, AlertDialogContent } from '#ui/overlays/alert-dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlays/dropdown-menu.tsx';
import { DateText } from '#ui/text/date-text.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import { Caption, Text } from '#ui/text/text.tsx';
import { useShowPlanLimit } from '../plan-context.ts';
import { DeletedProfiles } from './deleted-profiles.tsx';
import { ProfileDrawing } from './profile-drawing.tsx';
import { profileListTexts } from './profile-list-texts.ts';
import styles from './profiles-page.module.css';
import { StatusBadge } from './status-badge.tsx';
import { SuspendedNote } from './suspended-note.tsx';
import { useProfileAction } from './use-profile-action.ts';

export function ProfileList({ profiles }: { profiles: readonly Profile[] }) {
  const t = useTexts(profileListTexts);
  const tp = useTexts(profilesTexts);
  const plan = usePlan();
  const showLimit = useShowPlanLimit();
  const maxProfiles = plan?.entitlements.profiles;
  const isFull = maxProfiles !== undefined && profiles.length >= maxProfiles;
  const content = (
    <>
      <Plus aria-hidden="true" />
      {t('cards.add')}
    </>
  );
  return (
    <>
      <PageHeader title={t('cards.title')} lead={t('cards.lead')} className={styles.head}>
        <Row gap={3} align="center" wrap>
          {maxProfiles !== undefined && (
            <Caption>{t('cards.used', { used: profiles.length, max: maxProfiles })}</Caption>
          )}
          {isFull ? (
            <Button onClick={() => showLimit(tp('profiles.plan.profiles', { count: maxProfiles }))}>{content}</Button>
          ) : (
            <RouterLinkButton to="/editor?new=1">{content}</RouterLinkButton>
          )}
        </Row>
      </PageHeader>
      <Stack as="ul" gap={4} shrinkItems className={styles.cards}>
        {profiles.map((profile) => (
          <ProfileTile key={profile.id} profile={profile} />
        ))}
      </Stack>
      <DeletedProfiles />
    </>
  );
}

function ProfileTile({ profile }: { profile: Profile }) {
  const t = useTexts(profileListTexts);
  const { id, status, address, isPrimary, hasChanges, updatedAt, document } = profile;
  const name = nameOfProfile(profile) || t('cards.untitled');
  return (
    <Grid as="li" gap={4} className={styles.tile}>
      <div className={styles.drawing}>
        <ProfileDrawing design={document.design} />
      </div>
      <Stack gap="hair" justify="start" shrink>
        <Row gap={1} wrap>
          <StatusBadge status={status} />
          {isPrimary && <Badge variant="outline">{t('cards.primary')}</Badge>}
        </Row>
        <Text as="h2" size="l">
          <TileLink as={Link} className={styles.link} to={`/editor/${id}`}>
            <bdi>{name}</bdi>
          </TileLink>
        </Text>
        <Text tone="muted" size="xs" breakWords>
          <LatinText>{window.location.host + decodeURI(address)}</LatinText>
        </Text>
        <Text tone="muted" size="xs" breakWords>
          {t('cards.changed')} <DateText value={updatedAt} time />
        </Text>
        {status === 'suspended' && <SuspendedNote profile={profile} />}
        {status === 'published' && hasChanges && (
          <Text tone="accent" size="xs" weight="medium">
            {t('cards.changes')}
          </Text>
        )}
        <Row gap={1} align="center" className={styles.actions}>
          <RouterLinkButton
            variant="secondary"
            size="sm"
            to={`/editor/${id}`}
            aria-label={`${t('cards.edit')}, ${name}`}
          >
            <Pencil aria-hidden="true" />
            {t('cards.edit')}
          </RouterLinkButton>
          <ProfileMenu profile={profile} name={name} />
        </Row>
      </Stack>
    </Grid>
  );
}

function ProfileMenu({ profile, name }: { profile: Profile; name: string }) {
  const t = useTexts(profileListTexts);
  const send = useProfileAction(profile.id);
  const [isConfirming, setIsConfirming] = useState(false);
  const { status, isPrimary, address } = profile;
  const path = status === 'published' ? address : `${address}/draft`;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={t('cards.more', { name })}>
            <EllipsisVertical aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem icon={ExternalLink} onSelect={() => window.open(path, '_blank', 'noopener')}>
            {t('cards.open')}
          </DropdownMenuItem>
          <DropdownMenuItem icon={Copy} onSelect={() => send('duplicate')}>
            {t('cards.duplicate')}
          </DropdownMenuItem>
          {!isPrimary && (
            <DropdownMenuItem icon={Star} onSelect={() => send('makePrimary')}>
              {t('cards.makePrimary')}
            </DropdownMenuItem>
          )}
          {status === 'published' && (
            <DropdownMenuItem icon={CirclePause} onSelect={() => send('pause')}>
              {t('cards.pause')}
            </DropdownMenuItem>
          )}
          {status === 'paused' && (
            <DropdownMenuItem icon={CirclePlay} onSelect={() => send('resume')}>
              {t('cards.resume')}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem icon={Trash2} destructive onSelect={() => setIsConfirming(true)}>
            {t('cards.remove')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <AlertDialog open={isConfirming} onOpenChange={setIsConfirming}>
        <AlertDialogContent
          title={t('cards.removeTitle', { name })}
          description={t('cards.removeText')}
          confirm={t('cards.removeConfirm')}
          onConfirm={() => send('remove')}
          destructive
        />
      </AlertDialog>
    </>
  );
}
