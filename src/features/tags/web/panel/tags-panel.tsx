import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Nfc } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { ChevronForward } from '#ui/direction-icons.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Caption, Card, CardHeader, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { Tag } from '../../contract.ts';
import { tagSharedTexts } from '../components/shared-texts.ts';
import { isInMaking, LostSwitch, OpensText, StateBadge } from '../components/tag-state.tsx';
import { type OwnProfile, useOwnProfiles } from '../use-own-profiles.ts';
import { tagQueries, useTagName } from '../use-tags.ts';
import styles from './tags-panel.module.css';

/** The owner's tags: what each opens now, and a quick action for a lost one. */
export function TagsPanel() {
  const t = useTexts(tagSharedTexts);
  const { data: tags, error, refetch } = useQuery(tagQueries.list(useApi()));
  const { data: profiles } = useOwnProfiles();
  const retry = (
    <Button variant="outline" size="sm" onClick={() => void refetch()}>
      {t('tag.panel.retry')}
    </Button>
  );
  return (
    <Card as="section" id="tags" className={styles.panel} aria-labelledby="tags-title">
      <CardHeader
        title={t('tag.panel.title')}
        titleId="tags-title"
        {...(tags?.length && { description: t('tag.panel.lead') })}
      />
      {tags?.length === 0 && <NoTags />}
      {tags && tags.length > 0 && (
        <ul className={styles.rows}>
          {tags.map((tag) => (
            <li key={tag.code}>
              <TagRow tag={tag} profiles={profiles} />
            </li>
          ))}
        </ul>
      )}
      {!tags && !error && <SkeletonGroup label={t('tag.panel.loading')} gap={3} shapes={['title', 'line', 'line']} />}
      {!tags && error && (
        <Notice icon={CircleAlert} tone="bad" title={t('tag.panel.failed')} action={retry} isLive>
          {error.message}
        </Notice>
      )}
    </Card>
  );
}

function NoTags() {
  const t = useTexts(tagSharedTexts);
  return (
    <Row gap={4} align="center" tone="muted">
      <IconTile icon={Nfc} />
      <p>
        {t('tag.panel.empty')} {t('tag.panel.emptyText')}
      </p>
    </Row>
  );
}

function TagRow({ tag, profiles }: { tag: Tag; profiles: readonly OwnProfile[] | undefined }) {
  const t = useTexts(tagSharedTexts);
  const name = useTagName()(tag);
  const isInUse = tag.state === 'active' && !isInMaking(tag);
  return (
    <Grid columns={1} gap={[3, 4]} align="start" className={styles.row}>
      <span className={styles.icon}>
        <IconTile icon={Nfc} tone={isInUse ? 'sea' : 'quiet'} />
      </span>
      <Stack gap={1} shrink>
        <Row gap={[1, 3]} align="center" wrap>
          <Link className={styles.name} to={`/physical-cards/tags/${tag.code}`}>
            <bdi>{name}</bdi>
            <ChevronForward size={16} aria-hidden="true" />
          </Link>
          <StateBadge tag={tag} />
          {tag.offer && <Badge variant="outline">{t('tag.panel.offered')}</Badge>}
        </Row>
        <OpensText tag={tag} profiles={profiles} />
        {(tag.taps > 0 || isInUse) && <Caption>{t('tag.panel.taps', { count: tag.taps })}</Caption>}
      </Stack>
      {(isInUse || tag.state === 'frozen') && (
        <div className={styles.action}>
          <LostSwitch tag={tag} />
        </div>
      )}
    </Grid>
  );
}
