import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { RequestError } from '#web-kit/request-error.ts';
import { blogApi, type DraftPostRow } from '../../../contract.ts';
import { blogAdminKeys } from '../admin-queries.ts';
import { blogAdminTexts } from '../admin-texts.ts';

/** What can be done with a post from outside. What readers would miss is mended in the editor, so the way there is told. */
export function usePostActions({ id, slug }: Pick<DraftPostRow, 'id' | 'slug'>, onDone: () => void) {
  const t = useTexts(blogAdminTexts);
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const fail = (error: Error) => {
    const [field] = error instanceof RequestError ? Object.values(error.fields) : [];
    const edit = { label: t('blogAdmin.row.edit'), onPress: () => void navigate(`/blog-admin/${id}`) };
    toast({
      variant: 'destructive',
      title: t('blogAdmin.failure'),
      description: field ?? error.message,
      ...(field && { action: edit, copyable: false }),
    });
  };
  const onSettled = () => {
    onDone();
    return queries.invalidateQueries({ queryKey: blogAdminKeys.posts });
  };
  const publish = useMutation({
    mutationFn: () => api.call(blogApi.publish, { params: { id }, body: {} }),
    retry: false,
    onSuccess: () =>
      toast({
        title: t('blogAdmin.done.published'),
        action: { label: t('blogAdmin.done.view'), onPress: () => window.location.assign(`/blog/${slug}`) },
      }),
    onError: fail,
    onSettled,
  });
  const unpublish = useMutation({
    mutationFn: () => api.call(blogApi.unpublish, { params: { id } }),
    retry: false,
    onSuccess: () => toast({ title: t('blogAdmin.done.unpublished') }),
    onError: fail,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: () => api.call(blogApi.remove, { params: { id } }),
    retry: false,
    onSuccess: () => toast({ title: t('blogAdmin.done.removed') }),
    onError: fail,
    onSettled,
  });
  return { publish, unpublish, remove };
}
