import { EllipsisVertical, ExternalLink, Eye, FilePen, Send, Trash2, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/overlays/dropdown-menu.tsx';
import { Link, useNavigate } from '#ui/router.tsx';
import type { RequestError } from '#web-kit/api/request-error.ts';
import { blogApi, type DraftPostRow } from '../../../contract.ts';
import { blogAdminTexts } from '../admin-texts.ts';

/** All actions on a post; those that readers would notice require confirmation. */
export function PostMenu({ post }: { post: DraftPostRow }) {
  const t = useTexts(blogAdminTexts);
  const [openDialog, setOpenDialog] = useState<'remove' | 'unpublish'>();
  // Retains the dialog's content during its closing animation.
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
            <EllipsisVertical aria-hidden="true" />
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
            <DropdownMenuItem icon={Send} onSelect={() => actions.publish.send()}>
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
      <ConfirmAction
        title={t(`blogAdmin.${last.current}.title`)}
        text={t(`blogAdmin.${last.current}.text`, { title })}
        action={t(`blogAdmin.${last.current}.confirm`)}
        isDangerous={last.current === 'remove'}
        isOpen={openDialog !== undefined}
        onClose={() => setOpenDialog(undefined)}
        onConfirm={() => actions[last.current].send()}
        isPending={actions[last.current].isPending}
      />
    </>
  );
}

/** Actions on a post outside the editor. Missing content can only be added in the editor, so the error links there. */
function usePostActions({ id, slug }: Pick<DraftPostRow, 'id' | 'slug'>, onSettled: () => void) {
  const t = useTexts(blogAdminTexts);
  const navigate = useNavigate();
  const onFailed = ({ fields }: RequestError) => {
    onSettled();
    const [field] = Object.values(fields);
    const action = { label: t('blogAdmin.row.edit'), onClick: () => navigate(`/blog-admin/${id}`) };
    if (field)
      toast({ variant: 'destructive', title: t('blogAdmin.failure'), description: field, action, copyable: false });
    return field !== undefined;
  };
  const publish = useAdminCall({
    call: (api) => api.call(blogApi.publish, { params: { id }, body: {} }),
    onDone: () =>
      toast({
        title: t('blogAdmin.done.published'),
        action: { label: t('blogAdmin.done.view'), onClick: () => window.location.assign(`/blog/${slug}`) },
      }),
    onFailed,
  });
  const unpublish = useAdminCall({
    call: (api) => api.call(blogApi.unpublish, { params: { id } }),
    done: t('blogAdmin.done.unpublished'),
    onDone: onSettled,
    onFailed,
  });
  const remove = useAdminCall({
    call: (api) => api.call(blogApi.remove, { params: { id } }),
    done: t('blogAdmin.done.removed'),
    onDone: onSettled,
    onFailed,
  });
  return { publish, unpublish, remove };
}
