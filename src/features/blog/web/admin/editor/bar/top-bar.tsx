import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, ChevronDown, EllipsisVertical, ExternalLink, Eye, PencilLine, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { instantField } from '#base/time/instant-field.ts';
import { addDays, dateInIsrael, instantInIsrael } from '#base/time/israel-time.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { futureInstant } from '#ui/forms/field-schemas.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { SaveBadge, WorkBarBack } from '#ui/layout/work-bar.tsx';
import { DateText, useTexts } from '#ui/locale.tsx';
import { AlertDialog, AlertDialogContent } from '#ui/overlays/alert-dialog.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlays/dropdown-menu.tsx';
import { focusFirstField } from '#ui/overlays/use-opener.ts';
import { Link } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { blogApi, type DraftPost } from '../../../../contract.ts';
import type { PostStatus } from '../../../../domain.ts';
import { postKey } from '../../admin-queries.ts';
import { blogAdminTexts } from '../../admin-texts.ts';
import { postEditorTexts } from '../../editor-texts.ts';
import { StatusBadge } from '../../status-badge.tsx';
import { focusField } from '../focus-field.ts';
import { fieldErrorsOf, fieldOf } from '../state/post-draft.ts';
import { usePostSession, useWork } from '../state/post-session.ts';
import { useStatus } from '../state/post-work.ts';
import styles from './top-bar.module.css';

const morning = 9 * 60;

/** The default schedule: the next morning. */
export const nextMorning = (now: Date): Date => instantInIsrael(addDays(dateInIsrael(now), 1), morning);

class UnsavedError extends Error {
  override name = 'UnsavedError';
}

/** Publishing actions. Saves all edits first, so that the published version is the one shown here. */
function usePublishing({ id }: Pick<DraftPost, 'id'>) {
  const t = useTexts(postEditorTexts);
  const tAdmin = useTexts(blogAdminTexts);
  const api = useApi();
  const queries = useQueryClient();
  const { work } = usePostSession();
  const adopt = (post: DraftPost) => {
    work.adopt(post);
    queries.setQueryData(postKey(id), post);
  };
  const fail = (error: Error) => {
    const fields = error instanceof RequestError ? error.fields : {};
    const [path, sentence] = Object.entries(fields)[0] ?? [];
    if (error instanceof RequestError) work.refuse(fieldErrorsOf(error.fields));
    const field = path === undefined ? undefined : fieldOf(path);
    if (field) focusField(field);
    toast({ variant: 'destructive', title: t('postEditor.publish.failed'), description: sentence ?? error.message });
  };
  const view = (post: DraftPost) => ({
    label: tAdmin('blogAdmin.done.view'),
    onClick: () => window.location.assign(`/blog/${post.slug}`),
  });
  const publish = useMutation({
    mutationFn: async (at: Date | null) => {
      if (!(await work.flush())) throw new UnsavedError(t('postEditor.publish.unsaved'));
      return api.call(blogApi.publish, { params: { id }, body: { at: at?.toISOString() ?? null } });
    },
    retry: false,
    onSuccess: (post, at) => {
      adopt(post);
      if (at) toast({ title: tAdmin('blogAdmin.done.scheduled') });
      else toast({ title: tAdmin('blogAdmin.done.published'), action: view(post) });
    },
    onError: fail,
  });
  const unpublish = useMutation({
    mutationFn: () => api.call(blogApi.unpublish, { params: { id } }),
    retry: false,
    onSuccess: (post) => {
      adopt(post);
      toast({ title: tAdmin('blogAdmin.done.unpublished') });
    },
    onError: fail,
  });
  const update = async () => {
    if (await work.flush()) toast({ title: t('postEditor.publish.updated'), action: view(work.state().post) });
  };
  return { publish, unpublish, update: () => void update() };
}

/** Publish now, schedule or unpublish. */
function PublishControls({ post, status }: { post: DraftPost; status: PostStatus }) {
  const t = useTexts(postEditorTexts);
  const tAdmin = useTexts(blogAdminTexts);
  const title = useWork(({ draft }) => draft.title);
  const [openDialog, setOpenDialog] = useState<'schedule' | 'unpublish'>();
  const { publish, unpublish, update } = usePublishing(post);
  const close = () => setOpenDialog(undefined);
  const isPublic = status === 'published';
  const isPending = publish.isPending || unpublish.isPending;
  return (
    <>
      {isPublic && <UpdateButton onUpdate={update} />}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          {isPublic ? (
            <Button variant="ghost" size="icon" aria-label={t('postEditor.publish.menu')} loading={isPending}>
              <EllipsisVertical aria-hidden="true" />
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
              <a href={`/blog/${post.slug}`}>{tAdmin('blogAdmin.row.view')}</a>
            </DropdownMenuItem>
          ) : (
            <>
              <DropdownMenuItem icon={Send} onSelect={() => publish.mutate(null)}>
                {t('postEditor.publish.now')}
              </DropdownMenuItem>
              <DropdownMenuItem icon={CalendarClock} onSelect={() => setOpenDialog('schedule')}>
                {t(status === 'scheduled' ? 'postEditor.publish.reschedule' : 'postEditor.publish.schedule')}
              </DropdownMenuItem>
            </>
          )}
          {status !== 'draft' && (
            <DropdownMenuItem
              icon={Undo2}
              onSelect={() => (isPublic ? setOpenDialog('unpublish') : unpublish.mutate())}
            >
              {tAdmin('blogAdmin.row.unpublish')}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={openDialog === 'schedule'} onOpenChange={(open) => open || close()}>
        <DialogContent
          size="sm"
          title={t('postEditor.schedule.title')}
          description={t('postEditor.schedule.text')}
          onOpenAutoFocus={focusFirstField}
        >
          <ScheduleForm
            publishAt={post.publishAt}
            isPending={publish.isPending}
            onBack={close}
            onSchedule={(at) => publish.mutate(at, { onSettled: close })}
          />
        </DialogContent>
      </Dialog>
      <AlertDialog open={openDialog === 'unpublish'} onOpenChange={(open) => open || close()}>
        <AlertDialogContent
          title={tAdmin('blogAdmin.unpublish.title')}
          description={tAdmin('blogAdmin.unpublish.text', { title })}
          confirm={tAdmin('blogAdmin.unpublish.confirm')}
          staysOpen
          loading={unpublish.isPending}
          onConfirm={() => unpublish.mutate(undefined, { onSettled: close })}
        />
      </AlertDialog>
    </>
  );
}

/** Saves changes to a published post, which are public at once and never saved automatically. */
function UpdateButton({ onUpdate }: { onUpdate: () => void }) {
  const t = useTexts(postEditorTexts);
  const kind = useWork(({ save }) => save.kind);
  return (
    <Button variant="hot" size="sm" loading={kind === 'saving'} disabled={kind === 'saved'} onClick={onUpdate}>
      {t('postEditor.publish.update')}
    </Button>
  );
}

interface ScheduleFormProps {
  /** The previously chosen instant. */
  publishAt: string | null;
  isPending: boolean;
  onSchedule: (at: Date) => void;
  onBack: () => void;
}

const schedule = z.object({ at: futureInstant('postEditor.schedule.missing', 'postEditor.schedule.past') });

function ScheduleForm({ publishAt, isPending, onSchedule, onBack }: ScheduleFormProps) {
  const t = useTexts(postEditorTexts);
  const [suggested] = useState(() => instantField(publishAt ? new Date(publishAt) : nextMorning(new Date())));
  const form = useSchemaForm({ schema: schedule, texts: [postEditorTexts], defaultValues: { at: suggested } });
  return (
    <Form form={form} onSubmit={({ at }) => isPending || onSchedule(at)} isPending={isPending} shrinkItems gap={5}>
      <Field label={t('postEditor.schedule.when')} required error={form.errorOf('at')}>
        <Input {...form.register('at')} type="datetime-local" dir="ltr" min={instantField(new Date())} />
      </Field>
      <Row wrap gap={3}>
        <SubmitButton>{t('postEditor.schedule.confirm')}</SubmitButton>
        <Button variant="outline" onClick={onBack}>
          {t('postEditor.schedule.back')}
        </Button>
      </Row>
    </Form>
  );
}

function PostSaveBadge() {
  const t = useTexts(postEditorTexts);
  const kind = useWork(({ save }) => save.kind);
  return (
    <SaveBadge kind={kind} icon={kind === 'held' ? PencilLine : undefined} className={styles.badge}>
      <span className={styles.texts}>{t(`postEditor.save.${kind}`)}</span>
    </SaveBadge>
  );
}

export function TopBar() {
  const t = useTexts(postEditorTexts);
  const post = useWork((work) => work.post);
  const status = useStatus(post);
  return (
    <Row as="header" align="center" gap={2} className={styles.bar}>
      <WorkBarBack as={Link} to="/blog-admin" aria-label={t('postEditor.toList')} />
      <Stack grow align="start" gap="hair" shrink className={styles.what}>
        <Row as="span" align="center" gap={2} shrink>
          <StatusBadge status={status} />
          {status === 'scheduled' && post.publishAt && (
            <DateText className={styles.instant ?? ''} value={post.publishAt} time />
          )}
        </Row>
        <PostSaveBadge />
      </Stack>
      <Row fixed align="center" gap={2}>
        <RouterLinkButton
          variant="outline"
          size="sm"
          className={styles.preview ?? ''}
          to={`/blog-admin/${post.id}/preview`}
          aria-label={t('postEditor.preview')}
        >
          <Eye aria-hidden="true" />
          <span className={styles.label}>{t('postEditor.preview')}</span>
        </RouterLinkButton>
        <PublishControls post={post} status={status} />
      </Row>
    </Row>
  );
}
