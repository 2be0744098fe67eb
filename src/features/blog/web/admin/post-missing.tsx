import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { ErrorCard } from '#ui/feedback/query-content.tsx';
import { useTexts } from '#ui/locale.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { postEditorTexts } from './editor-texts.ts';
import styles from './post-missing.module.css';

interface PostMissingProps {
  /** Null if the URL contains no valid ID. */
  error: Error | null;
  onRetry: () => void;
}

export function PostMissing({ error, onRetry }: PostMissingProps) {
  const t = useTexts(postEditorTexts);
  const isMissing = !error || (error instanceof RequestError && [400, 404].includes(error.status));
  return (
    <div className={styles.page}>
      <ErrorCard
        level="h1"
        title={t(isMissing ? 'postEditor.missing.title' : 'postEditor.failed')}
        message={isMissing ? t('postEditor.missing.text') : error.message}
        action={
          <RouterLinkButton variant={isMissing ? 'default' : 'outline'} to="/blog-admin">
            {t('postEditor.toList')}
          </RouterLinkButton>
        }
        {...(isMissing ? {} : { onRetry })}
      />
    </div>
  );
}
