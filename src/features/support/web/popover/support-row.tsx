import { Headset } from 'lucide-react';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TimeAgo } from '#ui/time-ago.tsx';
import type { SupportMessage } from '../../contract.ts';
import { textOfHtml } from '../text-of-html.ts';
import { supportPanelTexts } from './panel-texts.ts';
import styles from './support-popover.module.css';

interface SupportRowProps {
  message: SupportMessage;
  /** An admin reads whose conversation it is; an owner has one, and reads who wrote last. */
  isAdmin: boolean;
  isFresh: boolean;
  onOpen(): void;
}

export function SupportRow({ message, isAdmin, isFresh, onOpen }: SupportRowProps) {
  const t = useTexts(supportPanelTexts);
  const { username, content, isClosed, isFromSupport, createdAt } = message;
  const writer = t(isFromSupport ? 'supportPanel.support' : 'supportPanel.you');
  return (
    <li className={styles.row} data-fresh={isFresh}>
      <button type="button" className={styles.body} onClick={onOpen}>
        {isAdmin ? <Avatar name={username} /> : <IconTile icon={Headset} />}
        <span className={styles.words}>
          <span className={styles.head}>
            <bdi className={styles.name}>{isAdmin ? username : writer}</bdi>
            <TimeAgo at={createdAt} className={styles.time} />
          </span>
          <span className={styles.preview}>
            {isAdmin && isFromSupport && <span className={styles.writer}>{t('supportPanel.fromSupport')}</span>}
            <span className={styles.text} dir="auto">
              {textOfHtml(content)}
            </span>
          </span>
          {(isFresh || isClosed) && (
            <span className={styles.badges}>
              {isFresh && (
                <Badge variant="hot" size="sm" dot>
                  {t('supportPanel.fresh')}
                </Badge>
              )}
              {isClosed && (
                <Badge variant="secondary" size="sm">
                  {t('supportPanel.closed')}
                </Badge>
              )}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
