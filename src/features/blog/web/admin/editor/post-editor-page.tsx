import { useQuery } from '@tanstack/react-query';
import { LoadingPage } from '#ui/feedback/loading.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useParams } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { postQuery } from '../admin-queries.ts';
import { postEditorTexts } from '../editor-texts.ts';
import { PostMissing } from '../post-missing.tsx';
import { PostEditor } from './post-editor.tsx';

/** `/blog-admin/{id}` */
export function PostEditorPage() {
  const t = useTexts(postEditorTexts);
  const { user } = useSession();
  const id = Number(useParams().id);
  const isNumber = Number.isInteger(id) && id > 0;
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...postQuery(useApi(), id),
    enabled: isNumber,
    // While the editor is open, conflicts are detected on save instead of by refetching.
    refetchOnWindowFocus: false,
  });
  // Cached data may be stale: editing starts from a fresh response.
  if (data && isFetchedAfterMount && !error && user) return <PostEditor key={id} post={data} userId={user.id} />;
  if (!error && isNumber) return <LoadingPage label={t('postEditor.loading')} />;
  return <PostMissing error={error} onRetry={() => void refetch()} />;
}
