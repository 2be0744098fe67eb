import { MessageCircleHeart } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { TagWithHistory } from '../../contract.ts';
import { finderWords } from './finder-words.ts';
import { pageTexts } from './page-texts.ts';
import styles from './tag-page.module.css';

interface FinderNoticeProps {
  tag: Pick<TagWithHistory, 'state' | 'history'>;
}

/** Whoever lost a card comes here for this: it stands first. */
export function FinderNotice({ tag: { state, history } }: FinderNoticeProps) {
  const t = useTexts(pageTexts);
  const words = state === 'frozen' ? finderWords(history) : undefined;
  if (!words) return null;
  return (
    <Notice icon={MessageCircleHeart} tone="sea" title={t('tagPage.lost.words')}>
      <p className={styles.words}>
        <bdi>{words}</bdi>
      </p>
    </Notice>
  );
}
