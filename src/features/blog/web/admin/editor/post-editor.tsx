import { CircleAlert, History, Radio } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { toast } from '#ui/toast-store.ts';
import { usePageTitle } from '#ui/use-page-title.ts';
import type { DraftPost } from '../../../contract.ts';
import { postEditorTexts } from '../editor-texts.ts';
import { TopBar } from './bar/top-bar.tsx';
import { BodyField } from './body/body-field.tsx';
import { TitleField } from './fields/title-field.tsx';
import { focusField } from './focus-field.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { ConflictDialog } from './notices/conflict-dialog.tsx';
import { PostDetails } from './post-details.tsx';
import styles from './post-editor.module.css';
import { PostContext, usePostSession, useWork } from './state/post-context.ts';
import { draftFields, draftOf, type PostDraft } from './state/post-draft.ts';
import { usePostSessionState } from './state/use-post-session.ts';
import { useStatusOf } from './state/use-status.ts';

interface PostEditorProps {
  /** As it was when it was opened. */
  post: DraftPost;
  userId: number;
}

export function PostEditor({ post, userId }: PostEditorProps) {
  const t = useTexts(postEditorTexts);
  const session = usePostSessionState(post, userId);
  const isPublic = useStatusOf(session.work) === 'published';
  const isBack = useIsBack();
  usePageTitle(post.title || t('postEditor.title'));
  return (
    <PostContext value={session}>
      <div className={styles.editor}>
        <TopBar />
        <div className={styles.columns}>
          <div className={styles.main}>
            <PostNotices isPublic={isPublic} isRestored={session.isRestored && !isBack} saved={draftOf(post)} />
            <TitleField />
            <a className={styles.jump} href="#post-details">
              {t('postEditor.details.jump')}
            </a>
            <BodyField />
          </div>
          <PostDetails isPublic={isPublic} />
        </div>
        <SaveTrouble />
      </div>
      <ConflictDialog />
      <LeaveGuard postId={post.id} />
    </PostContext>
  );
}

/** Whoever only had a look at the preview knows what was typed; after a reload that is forgotten. */
function useIsBack(): boolean {
  const { state } = useLocation();
  const [isBack] = useState(state === 'back');
  useEffect(() => {
    if (isBack) window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [isBack]);
  return isBack;
}

/** Lies over the page instead of pushing it: what is typed in must not move away under the hand. */
function SaveTrouble() {
  const t = useTexts(postEditorTexts);
  const { work } = usePostSession();
  const save = useWork((state) => state.save);
  const errors = useWork((state) => state.errors);
  if (save.kind !== 'failed') return null;
  const named = draftFields.filter((field) => errors[field]);
  return (
    <div className={styles.trouble}>
      <Notice
        isStacked
        isLive
        icon={CircleAlert}
        tone="bad"
        title={t('postEditor.trouble.title')}
        action={
          <Button size="sm" variant="outline" onClick={() => void work.flush()}>
            {t('postEditor.save.retry')}
          </Button>
        }
      >
        {named.length === 0 && <p>{save.message}</p>}
        {named.map((field) => (
          <button key={field} type="button" className={styles.field} onClick={() => focusField(field)}>
            {t(`postEditor.fields.${field}`)}: {errors[field]}
          </button>
        ))}
        <p>{t('postEditor.trouble.kept')}</p>
      </Notice>
    </div>
  );
}

interface PostNoticesProps {
  isPublic: boolean;
  isRestored: boolean;
  /** As the server had it when the post was opened. */
  saved: PostDraft;
}

function PostNotices({ isPublic, isRestored, saved }: PostNoticesProps) {
  const t = useTexts(postEditorTexts);
  const { work } = usePostSession();
  const [isUnread, setIsUnread] = useState(isRestored);
  const discard = () => {
    const mine = work.state().draft;
    work.change(saved);
    setIsUnread(false);
    const action = { label: t('postEditor.conflict.bringBack'), onClick: () => work.change(mine) };
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
