import { History, Radio } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { toast } from '#ui/toast-store.ts';
import { postEditorTexts } from '../../editor-texts.ts';
import { usePostSession } from '../state/post-context.ts';
import type { PostDraft } from '../state/post-draft.ts';
import styles from './post-notices.module.css';

interface PostNoticesProps {
  isPublic: boolean;
  isRestored: boolean;
  /** As the server had it when the post was opened. */
  saved: PostDraft;
}

export function PostNotices({ isPublic, isRestored, saved }: PostNoticesProps) {
  const t = useTexts(postEditorTexts);
  const { work } = usePostSession();
  const [isUnread, setIsUnread] = useState(isRestored);
  const discard = () => {
    const mine = work.state().draft;
    work.change(saved);
    setIsUnread(false);
    const action = { label: t('postEditor.conflict.bringBack'), onPress: () => work.change(mine) };
    toast({ title: t('postEditor.restored.discarded'), action });
  };
  if (!isPublic && !isUnread) return null;
  return (
    <div className={styles.notices}>
      {isUnread && (
        <Notice
          isStacked
          icon={History}
          tone="sea"
          title={t('postEditor.restored.title')}
          action={
            <>
              <Button size="sm" onClick={() => setIsUnread(false)}>
                {t('postEditor.restored.keep')}
              </Button>
              <Button size="sm" variant="outline" onClick={discard}>
                {t('postEditor.restored.discard')}
              </Button>
            </>
          }
        >
          {t('postEditor.restored.text')}
        </Notice>
      )}
      {isPublic && (
        <Notice icon={Radio} tone="sea" title={t('postEditor.live.title')}>
          {t('postEditor.live.text')}
        </Notice>
      )}
    </div>
  );
}
