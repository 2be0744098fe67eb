import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Nfc } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { partsTexts } from '../parts/parts-texts.ts';
import { useOwnProfiles } from '../use-own-profiles.ts';
import { tagQueries } from '../use-tags.ts';
import { PanelWaiting } from './panel-waiting.tsx';
import { TagRow } from './tag-row.tsx';
import styles from './tags-panel.module.css';

/** The owner's tags: what each opens now, and the quick way out when one is lost. */
export function TagsPanel() {
  const t = useTexts(partsTexts);
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
      {!tags && !error && <PanelWaiting />}
      {!tags && error && (
        <Notice icon={CircleAlert} tone="bad" title={t('tag.panel.failed')} action={retry} isLive>
          {error.message}
        </Notice>
      )}
    </Card>
  );
}

function NoTags() {
  const t = useTexts(partsTexts);
  return (
    <div className={styles.empty}>
      <IconTile icon={Nfc} />
      <p>
        {t('tag.panel.empty')} {t('tag.panel.emptyText')}
      </p>
    </div>
  );
}
