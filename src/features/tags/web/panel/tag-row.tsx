import { Nfc } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { ChevronForward } from '#ui/direction-icons.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Tag } from '../../contract.ts';
import { LostSwitch } from '../parts/lost-switch.tsx';
import { OpensText } from '../parts/opens-text.tsx';
import { partsTexts } from '../parts/parts-texts.ts';
import { StateBadge } from '../parts/state-badge.tsx';
import { useTagName } from '../parts/use-tag-name.ts';
import type { OwnProfile } from '../use-own-profiles.ts';
import styles from './tag-row.module.css';

interface TagRowProps {
  tag: Tag;
  profiles: readonly OwnProfile[] | undefined;
}

export function TagRow({ tag, profiles }: TagRowProps) {
  const t = useTexts(partsTexts);
  const name = useTagName()(tag);
  return (
    <div className={styles.row}>
      <span className={styles.icon}>
        <IconTile icon={Nfc} tone={tag.state === 'active' ? 'sea' : 'quiet'} />
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <Link className={styles.name} to={`/physical-cards/tags/${tag.code}`}>
            <bdi>{name}</bdi>
            <ChevronForward size={16} aria-hidden="true" />
          </Link>
          <StateBadge state={tag.state} />
          {tag.offer && <Badge variant="outline">{t('tag.panel.offered')}</Badge>}
        </div>
        <OpensText tag={tag} profiles={profiles} />
        {(tag.taps > 0 || tag.state === 'active') && (
          <p className={styles.taps}>{t('tag.panel.taps', { count: tag.taps })}</p>
        )}
      </div>
      {(tag.state === 'active' || tag.state === 'frozen') && (
        <div className={styles.act}>
          <LostSwitch tag={tag} />
        </div>
      )}
    </div>
  );
}
