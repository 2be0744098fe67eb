import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { RequestError } from '#web-kit/request-error.ts';
import { blogApi, type DraftPost } from '../../../../contract.ts';
import { blogAdminKeys } from '../../admin-queries.ts';
import { blogAdminTexts } from '../../admin-texts.ts';
import { postEditorTexts } from '../../editor-texts.ts';
import { focusField } from '../focus-field.ts';
import { usePostSession } from '../state/post-context.ts';
import { fieldOf } from '../state/post-draft.ts';
import { flawsOf } from '../state/save-failure.ts';

class UnsavedError extends Error {
  override name = 'UnsavedError';
}

/** What readers get, and when. Everything typed is saved first: what is published is what is seen here. */
export function usePublishing({ id }: Pick<DraftPost, 'id'>) {
  const t = useTexts(postEditorTexts);
  const words = useTexts(blogAdminTexts);
  const api = useApi();
  const queries = useQueryClient();
  const { work } = usePostSession();
  const adopt = (post: DraftPost) => {
    work.adopt(post);
    queries.setQueryData(blogAdminKeys.post(id), post);
  };
  const fail = (error: Error) => {
    const fields = error instanceof RequestError ? error.fields : {};
    const [path, sentence] = Object.entries(fields)[0] ?? [];
    if (error instanceof RequestError) work.refuse(flawsOf(error));
    const field = path === undefined ? undefined : fieldOf(path);
    if (field) focusField(field);
    toast({ variant: 'destructive', title: t('postEditor.publish.failed'), description: sentence ?? error.message });
  };
  const view = (post: DraftPost) => ({
    label: words('blogAdmin.done.view'),
    onPress: () => window.location.assign(`/blog/${post.slug}`),
  });
  const publish = useMutation({
    mutationFn: async (at: Date | null) => {
      if (!(await work.flush())) throw new UnsavedError(t('postEditor.publish.unsaved'));
      return api.call(blogApi.publish, { params: { id }, body: { at: at?.toISOString() ?? null } });
    },
    retry: false,
    onSuccess: (post, at) => {
      adopt(post);
      if (at) toast({ title: words('blogAdmin.done.scheduled') });
      else toast({ title: words('blogAdmin.done.published'), action: view(post) });
    },
    onError: fail,
  });
  const unpublish = useMutation({
    mutationFn: () => api.call(blogApi.unpublish, { params: { id } }),
    retry: false,
    onSuccess: (post) => {
      adopt(post);
      toast({ title: words('blogAdmin.done.unpublished') });
    },
    onError: fail,
  });
  const update = async () => {
    if (await work.flush()) toast({ title: t('postEditor.publish.updated'), action: view(work.state().post) });
  };
  return { publish, unpublish, update: () => void update() };
}
