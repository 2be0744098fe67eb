import { CalendarClock, ChevronDown, Ellipsis, ExternalLink, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog, AlertDialogContent } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { DraftPost } from '../../../../contract.ts';
import type { PostStatus } from '../../../../domain.ts';
import { blogAdminTexts } from '../../admin-texts.ts';
import { postEditorTexts } from '../../editor-texts.ts';
import { useWork } from '../state/post-context.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { usePublishing } from './use-publishing.ts';

interface PublishControlsProps {
  post: DraftPost;
  status: PostStatus;
}

/** Now, later, or not any more. */
export function PublishControls({ post, status }: PublishControlsProps) {
  const t = useTexts(postEditorTexts);
  const words = useTexts(blogAdminTexts);
  const title = useWork(({ draft }) => draft.title);
  const [asked, setAsked] = useState<'schedule' | 'unpublish'>();
  const { publish, unpublish, update } = usePublishing(post);
  const close = () => setAsked(undefined);
  const isPublic = status === 'published';
  const isPending = publish.isPending || unpublish.isPending;
  return (
    <>
      {isPublic && <UpdateButton onUpdate={update} />}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          {isPublic ? (
            <Button variant="ghost" size="icon" aria-label={t('postEditor.publish.menu')} loading={isPending}>
              <Ellipsis aria-hidden="true" />
            </Button>
          ) : (
            <Button variant="hot" size="sm" loading={isPending}>
              {t('postEditor.publish.draft')}
              <ChevronDown aria-hidden="true" />
            </Button>
          )}
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {isPublic ? (
            <DropdownMenuItem icon={ExternalLink} asChild>
              <a href={`/blog/${post.slug}`}>{words('blogAdmin.row.view')}</a>
            </DropdownMenuItem>
          ) : (
            <>
              <DropdownMenuItem icon={Send} onSelect={() => publish.mutate(null)}>
                {t('postEditor.publish.now')}
              </DropdownMenuItem>
              <DropdownMenuItem icon={CalendarClock} onSelect={() => setAsked('schedule')}>
                {t(status === 'scheduled' ? 'postEditor.publish.reschedule' : 'postEditor.publish.schedule')}
              </DropdownMenuItem>
            </>
          )}
          {status !== 'draft' && (
            <DropdownMenuItem icon={Undo2} onSelect={() => (isPublic ? setAsked('unpublish') : unpublish.mutate())}>
              {words('blogAdmin.row.unpublish')}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={asked === 'schedule'} onOpenChange={(open) => open || close()}>
        <ScheduleDialog
          publishAt={post.publishAt}
          isPending={publish.isPending}
          onBack={close}
          onSchedule={(at) => publish.mutate(at, { onSettled: close })}
        />
      </Dialog>
      <AlertDialog open={asked === 'unpublish'} onOpenChange={(open) => open || close()}>
        <AlertDialogContent
          title={words('blogAdmin.unpublish.title')}
          description={words('blogAdmin.unpublish.text', { title })}
          confirm={words('blogAdmin.unpublish.confirm')}
          keepOpen
          loading={unpublish.isPending}
          onConfirm={() => unpublish.mutate(undefined, { onSettled: close })}
        />
      </AlertDialog>
    </>
  );
}

interface UpdateButtonProps {
  onUpdate: () => void;
}

/** What everybody reads changes by this alone. */
function UpdateButton({ onUpdate }: UpdateButtonProps) {
  const t = useTexts(postEditorTexts);
  const kind = useWork(({ save }) => save.kind);
  return (
    <Button variant="hot" size="sm" loading={kind === 'saving'} disabled={kind === 'saved'} onClick={onUpdate}>
      {t('postEditor.publish.update')}
    </Button>
  );
}
