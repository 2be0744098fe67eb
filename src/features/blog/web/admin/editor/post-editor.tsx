import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import type { DraftPost } from '../../../contract.ts';
import { postEditorTexts } from '../editor-texts.ts';
import { TopBar } from './bar/top-bar.tsx';
import { BodyField } from './body/body-field.tsx';
import { TitleField } from './fields/title-field.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ConflictDialog } from './notices/conflict-dialog.tsx';
import { PostNotices } from './notices/post-notices.tsx';
import { SaveTrouble } from './notices/save-trouble.tsx';
import { PostDetails } from './post-details.tsx';
import styles from './post-editor.module.css';
import { PostContext } from './state/post-context.ts';
import { draftOf } from './state/post-draft.ts';
import { usePostSessionState } from './state/use-post-session.ts';
import { useStatusOf } from './state/use-status.ts';
import { useIsBack } from './use-is-back.ts';

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
