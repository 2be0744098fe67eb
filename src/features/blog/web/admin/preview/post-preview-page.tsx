import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LoadingPage } from '#ui/feedback/loading.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { postQuery } from '../admin-queries.ts';
import { unsavedPosts } from '../editor/state/post-draft.ts';
import { PostMissing } from '../post-missing.tsx';
import { postPreviewTexts } from '../preview-texts.ts';
import { PostPreview } from './post-preview.tsx';

/** `/blog-admin/{id}/preview`: includes unsaved edits of this tab, if any. */
export function PostPreviewPage() {
  const t = useTexts(postPreviewTexts);
  const { user } = useSession();
  const id = Number(useParams().id);
  const isNumber = Number.isInteger(id) && id > 0;
  const { data, error, refetch } = useQuery({ ...postQuery(useApi(), id), enabled: isNumber });
  if (data && user) {
    const unsaved = unsavedPosts.read(user.id, id)?.draft;
    return <PostPreview post={{ ...data, ...unsaved }} hasUnsaved={unsaved !== undefined} />;
  }
  if (!error && isNumber) return <LoadingPage label={t('postPreview.loading')} />;
  return <PostMissing error={error} onRetry={() => void refetch()} />;
}
