import { useQuery } from '@tanstack/react-query';
import {
  ChartNoAxesColumn,
  CirclePause,
  CirclePlay,
  Copy,
  EllipsisVertical,
  ExternalLink,
  type LucideIcon,
  Nfc,
  Pencil,
  Plus,
  QrCode,
  Share2,
  Star,
  Trash2,
} from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { usePlan } from '#features/profiles/form/index.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { profilesTexts } from '#features/profiles/texts.ts';
import type { ProfileWeek } from '#features/stats/contract.ts';
import { useNumbers } from '#features/stats/web/index.ts';
import { Button, type ButtonProps, type ButtonStyle } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { PageHeader } from '#ui/layout/app-page.tsx';
import { Caption, Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { TileLink } from '#ui/layout/nav-links.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { AlertDialog, AlertDialogContent } from '#ui/overlays/alert-dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlays/dropdown-menu.tsx';
import { Link, useNavigate } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { useShowPlanLimit } from '../plan-context.ts';
import { profileQueries } from '../profile-queries.ts';
import { useShare } from '../publish/use-share.tsx';
import { ProfileDrawing } from '../templates/template-drawing.tsx';
import { DeletedProfiles } from './deleted-profiles.tsx';
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
  const { data: weeks } = useQuery(profileQueries.week(useApi()));
  const used = profiles.length;
  const max = plan?.entitlements.profiles;
  const isFull = max !== undefined && used >= max;
  const content = (
    <>
      <Plus aria-hidden="true" />
      {t('cards.add')}
    </>
  );
  const primary = profiles.find(({ isPrimary, status }) => isPrimary && status === 'published');
  return (
    <>
      <PageHeader
        title={t('cards.title')}
        lead={max === undefined ? '\u00a0' : t(isFull ? 'cards.full' : 'cards.used', { used, max })}
        className={styles.head}
      >
        {isFull ? (
          <Button onClick={() => showLimit(tp('profiles.plan.profiles', { count: max }))}>{content}</Button>
        ) : (
          <RouterLinkButton to="/editor?new=1">{content}</RouterLinkButton>
        )}
      </PageHeader>
      <Stack as="ul" gap={4} shrinkItems className={styles.cards}>
        {profiles.map((profile) => (
          <ProfileTile
            key={profile.id}
            profile={profile}
            week={weeks && (weeks.find(({ profileId }) => profileId === profile.id) ?? noEvents)}
          />
        ))}
        {primary && <PhysicalCardTile profile={primary} />}
      </Stack>
      <DeletedProfiles />
    </>
  );
}

type Week = Pick<ProfileWeek, 'views' | 'leads'>;
const noEvents: Week = { views: 0, leads: 0 };

/** The drawing stands in while the page's code loads, and if it does not. */
const ProfileThumbnail = lazy<ComponentType<{ profile: Profile; title: string }>>(() =>
  import('../preview/live-profile.tsx').then(
    (loaded) => ({ default: loaded.ProfileThumbnail }),
    () => ({ default: ({ profile }) => <ProfileDrawing design={profile.document.design} /> }),
  ),
);

interface ProfileTileProps {
  profile: Profile;
  /** Undefined while loading. */
  week: Week | undefined;
}

function ProfileTile({ profile, week }: ProfileTileProps) {
  const t = useTexts(profileListTexts);
  const { id, status, address, isPrimary, hasChanges, publishedAt, document } = profile;
  const name = nameOfProfile(profile) || t('cards.untitled');
  return (
    <li className={styles.tile}>
      <div className={styles.picture} data-template={document.design.template} aria-hidden="true">
        <div className={styles.screen}>
          <Suspense fallback={<ProfileDrawing design={document.design} />}>
            <ProfileThumbnail profile={profile} title={t('cards.preview', { name })} />
          </Suspense>
        </div>
      </div>
      <Stack gap={3} shrink className={styles.body}>
        <Grid columns="fill auto" gap={2} align="start">
          <Stack gap="hair" shrink>
            <Text as="h2" size="l" breakWords>
              <TileLink as={Link} className={styles.link} to={`/editor/${id}`}>
                <bdi>{name}</bdi>
              </TileLink>
            </Text>
            <Text tone="muted" size="xs" truncate>
              <LatinText>{window.location.host + decodeURI(address)}</LatinText>
            </Text>
          </Stack>
          <ProfileMenu profile={profile} name={name} />
        </Grid>
        <Row gap={1} wrap>
          <StatusBadge status={status} />
          {isPrimary && <Badge variant="outline">{t('cards.primary')}</Badge>}
          {status === 'published' && hasChanges && <Badge variant="warn">{t('cards.changes')}</Badge>}
        </Row>
        {status === 'suspended' && <SuspendedNote profile={profile} />}
        {(status === 'draft' || status === 'expired' || status === 'leaving') && (
          <Caption>{t(`cards.hint.${status}`)}</Caption>
        )}
        {publishedAt && status !== 'expired' && (
          <Grid columns={2} gap={3}>
            <WeekFigure name="views" value={week?.views} />
            <WeekFigure name="leads" value={week?.leads} />
          </Grid>
        )}
        <ProfileActions profile={profile} name={name} />
      </Stack>
    </li>
  );
}

function WeekFigure({ name, value }: { name: keyof Week; value: number | undefined }) {
  const t = useTexts(profileListTexts);
  const { formatInteger } = useNumbers();
  return (
    <Text tone="muted" size="xs">
      <Text as="strong" size="xl" weight="heading" tabular className={styles.figure}>
        {value === undefined ? '–' : formatInteger(value)}
      </Text>
      {t(`cards.${name}`, { count: value ?? 0 })}
    </Text>
  );
}

interface ActionName {
  icon?: LucideIcon;
  profileName: string;
  label: string;
}

interface ActionProps extends Omit<ButtonProps, 'children'>, ActionName {}

interface LinkActionProps extends ButtonStyle, ActionName {
  to: string;
}

/** Its accessible name includes the profile's, because every profile has the same actions. */
function Action({ icon: Icon, profileName, label, ...rest }: ActionProps) {
  return (
    <Button {...rest} aria-label={`${label}, ${profileName}`}>
      {Icon && <Icon aria-hidden="true" />}
      {label}
    </Button>
  );
}

function LinkAction({ icon: Icon, profileName, label, ...rest }: LinkActionProps) {
  return (
    <RouterLinkButton {...rest} aria-label={`${label}, ${profileName}`}>
      {Icon && <Icon aria-hidden="true" />}
      {label}
    </RouterLinkButton>
  );
}

/** The step that makes the profile visible comes first; sharing is offered only where visitors can open it. */
function ProfileActions({ profile, name: profileName }: { profile: Profile; name: string }) {
  const t = useTexts(profileListTexts);
  const { send, isPending } = useProfileAction(profile.id);
  const { preloadHandlers, open, share, dialog } = useShare(profile);
  const { id, status, hasChanges } = profile;
  const quick = { profileName, className: styles.action, variant: 'secondary', size: 'sm' } as const;
  const main = { profileName, loading: isPending };
  const isLive = status === 'published';
  const { user } = useSession();
  return (
    <Stack gap={2} className={styles.actions}>
      {status === 'draft' && <LinkAction profileName={profileName} to={`/editor/${id}`} label={t('cards.finish')} />}
      {isLive && hasChanges && <Action {...main} onClick={() => send('publish')} label={t('cards.publish')} />}
      {status === 'paused' && <Action {...main} onClick={() => send('resume')} label={t('cards.resume')} />}
      {status === 'expired' && !user?.deletesAt && (
        <LinkAction profileName={profileName} to="/subscription" label={t('cards.upgrade')} />
      )}
      {status !== 'draft' && status !== 'expired' && (
        <Row gap={1}>
          <LinkAction {...quick} icon={Pencil} to={`/editor/${id}`} label={t('cards.edit')} />
          {isLive && <Action {...quick} {...preloadHandlers} icon={Share2} onClick={share} label={t('cards.share')} />}
          {isLive && <Action {...quick} {...preloadHandlers} icon={QrCode} onClick={open} label={t('cards.qr')} />}
          <LinkAction {...quick} icon={ChartNoAxesColumn} to={`/stats/${id}`} label={t('cards.stats')} />
        </Row>
      )}
      {dialog}
    </Stack>
  );
}

const designHref = ({ id }: Profile): string => `/physical-cards/design/new?profile=${id}`;

/** Takes the free place after the profiles. */
function PhysicalCardTile({ profile }: { profile: Profile }) {
  const t = useTexts(profileListTexts);
  return (
    <Stack as="li" gap={3} align="center" justify="center" textAlign="center" className={styles.offer}>
      <IconTile icon={Nfc} tone="hot" />
      <Text as="h2" size="l">
        {t('cards.physical.title')}
      </Text>
      <Text tone="muted" size="s">
        {t('cards.physical.text')}
      </Text>
      <RouterLinkButton variant="outline" size="sm" to={designHref(profile)}>
        {t('cards.physical.act')}
      </RouterLinkButton>
    </Stack>
  );
}

function ProfileMenu({ profile, name }: { profile: Profile; name: string }) {
  const t = useTexts(profileListTexts);
  const { send } = useProfileAction(profile.id);
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);
  const { status, isPrimary, address } = profile;
  const path = status === 'published' ? address : `${address}/draft`;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button className={styles.menu} variant="ghost" size="icon" aria-label={t('cards.more', { name })}>
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
          {status !== 'expired' && (
            <DropdownMenuItem icon={Nfc} onSelect={() => navigate(designHref(profile))}>
              {t('cards.order')}
            </DropdownMenuItem>
          )}
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
