import { IconTile } from '#ui/icon-tile.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TimeAgo } from '#ui/time-ago.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Notification } from '../../contract.ts';
import { noticesTexts } from '../texts.ts';
import styles from './bell.module.css';
import { kindIcons } from './kind-icons.ts';

interface BellRowProps {
  notification: Notification;
  /** It was not read before the list was opened. */
  isFresh: boolean;
}

export function BellRow({ notification: { kind, title, content, link, createdAt }, isFresh }: BellRowProps) {
  const t = useTexts(noticesTexts);
  const inside = (
    <>
      <IconTile {...kindIcons[kind]} />
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.title}>
            <bdi>{title}</bdi>
          </span>
          {isFresh && (
            <span className={styles.fresh}>
              <VisuallyHidden>{t('notices.bell.fresh')}</VisuallyHidden>
            </span>
          )}
        </span>
        <span className={styles.content}>
          <bdi>{content}</bdi>
        </span>
        <TimeAgo at={createdAt} />
      </span>
    </>
  );
  return (
    <li className={styles.row} data-fresh={isFresh}>
      {link ? (
        <a className={styles.body} href={link}>
          {inside}
        </a>
      ) : (
        <div className={styles.body}>{inside}</div>
      )}
    </li>
  );
}
