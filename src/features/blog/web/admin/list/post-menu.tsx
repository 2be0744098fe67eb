import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, ExternalLink, Eye, FilePen, Send, Trash2, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { AlertDialog, AlertDialogContent } from '#ui/overlays/alert-dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/overlays/dropdown-menu.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import type { DraftPostRow } from '../../../contract.ts';
import { blogApi } from '../../../contract.ts';
import { blogAdminKeys } from '../admin-queries.ts';
import { blogAdminTexts } from '../admin-texts.ts';

interface PostMenuProps {
  post: DraftPostRow;
}

/** Everything that can be done with a post; what readers would notice is asked about first. */
export function PostMenu({ post }: PostMenuProps) {
  const t = useTexts(blogAdminTexts);
  const [openDialog, setOpenDialog] = useState<'remove' | 'unpublish'>();
  // What the question is about stays while it fades away.
  const last = useRef<'remove' | 'unpublish'>('remove');
  if (openDialog) last.current = openDialog;
  const actions = usePostActions(post, () => setOpenDialog(undefined));
  const { id, slug, status } = post;
  const title = post.title || t('blogAdmin.row.untitled');
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('blogAdmin.row.actions', { title })}
            loading={actions.publish.isPending}
          >
            <Ellipsis aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem icon={FilePen} asChild>
            <Link to={`/blog-admin/${id}`}>{t('blogAdmin.row.edit')}</Link>
          </DropdownMenuItem>
          <DropdownMenuItem icon={Eye} asChild>
            <Link to={`/blog-admin/${id}/preview`}>{t('blogAdmin.row.preview')}</Link>
          </DropdownMenuItem>
          {status === 'published' && (
            <DropdownMenuItem icon={ExternalLink} asChild>
              <a href={`/blog/${slug}`}>{t('blogAdmin.row.view')}</a>
            </DropdownMenuItem>
          )}
          <DropdownMenuSeparator />
          {status !== 'published' && (
            <DropdownMenuItem icon={Send} onSelect={() => actions.publish.mutate()}>
              {t('blogAdmin.row.publish')}
            </DropdownMenuItem>
          )}
          {status !== 'draft' && (
            <DropdownMenuItem icon={Undo2} onSelect={() => setOpenDialog('unpublish')}>
              {t('blogAdmin.row.unpublish')}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem icon={Trash2} destructive onSelect={() => setOpenDialog('remove')}>
            {t('blogAdmin.row.remove')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <AlertDialog open={openDialog !== undefined} onOpenChange={(open) => open || setOpenDialog(undefined)}>
        <AlertDialogContent
          title={t(`blogAdmin.${last.current}.title`)}
          description={t(`blogAdmin.${last.current}.text`, { title })}
          confirm={t(`blogAdmin.${last.current}.confirm`)}
          destructive={last.current === 'remove'}
          staysOpen
          loading={actions[last.current].isPending}
          onConfirm={() => actions[last.current].mutate()}
        />
      </AlertDialog>
    </>
  );
}

/** What can be done with a post from outside. What readers would miss is mended in the editor, so the way there is told. */
function usePostActions({ id, slug }: Pick<DraftPostRow, 'id' | 'slug'>, onDone: () => void) {
  const t = useTexts(blogAdminTexts);
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const fail = (error: Error) => {
    const [field] = error instanceof RequestError ? Object.values(error.fields) : [];
    const edit = { label: t('blogAdmin.row.edit'), onClick: () => void navigate(`/blog-admin/${id}`) };
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
        action: { label: t('blogAdmin.done.view'), onClick: () => window.location.assign(`/blog/${slug}`) },
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
