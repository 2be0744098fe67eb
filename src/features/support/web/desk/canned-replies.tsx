import { useQuery } from '@tanstack/react-query';
import { MessageSquareText, Pencil, Plus, Settings2, Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import type { z } from 'zod';
import { ConfirmAction, MayChange, useAdminCall, useListParams } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input, Textarea } from '#ui/controls/field.tsx';
import { EmptyState, FailedState, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlays/dropdown-menu.tsx';
import { Sheet, SheetContent } from '#ui/overlays/sheet.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { type CannedReply, cannedReplyBody, deskApi } from '../../desk-contract.ts';
import { deskLimits } from '../../domain.ts';
import { filledReply, shownTokens } from '../../reply-tokens.ts';
import { useBox } from '../chat/talk-view.tsx';
import styles from './desk.module.css';
import { deskQueries } from './desk-queries.ts';
import { deskTexts } from './desk-texts.ts';

interface InsertReplyProps {
  draft: string;
  customer: string;
  /** Where the reply is read over and sent. */
  field: RefObject<HTMLTextAreaElement | null>;
}

function focusEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
  field?.scrollTo({ top: field.scrollHeight });
}

/** Adds a canned reply to what is typed already. */
export function InsertReply({ draft: key, customer, field }: InsertReplyProps) {
  const t = useTexts(deskTexts);
  const { user } = useSession();
  const params = useListParams();
  const { data = [] } = useQuery(deskQueries.cannedReplies(useApi()));
  const { draft, dispatch } = useBox(key);
  const isInserted = useRef(false);
  const insert = ({ text }: CannedReply) => {
    const filled = filledReply(text, { customer, agent: user?.displayName || user?.username || '' });
    dispatch({ kind: 'type', draft: draft.trim() ? `${draft.trimEnd()}\n${filled}` : filled });
    isInserted.current = true;
  };
  const leaveMenu = (event: Event) => {
    if (!isInserted.current) return;
    isInserted.current = false;
    event.preventDefault();
    focusEnd(field.current);
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="sm">
          <MessageSquareText aria-hidden="true" />
          {t('desk.canned.insert')}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" onCloseAutoFocus={leaveMenu}>
        {data.map((reply) => (
          <DropdownMenuItem key={reply.id} onSelect={() => insert(reply)}>
            <bdi>{reply.title}</bdi>
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem icon={Settings2} onSelect={() => params.set({ replies: 'open' })}>
          {t('desk.canned.manage')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

export function CannedRepliesButton() {
  const t = useTexts(deskTexts);
  const params = useListParams();
  return (
    <MayChange>
      <Button variant="outline" size="sm" onClick={() => params.set({ replies: 'open' })}>
        <MessageSquareText aria-hidden="true" />
        {t('desk.canned.title')}
      </Button>
    </MayChange>
  );
}

/** Opened by its button and from a conversation. */
export function CannedRepliesSheet() {
  const t = useTexts(deskTexts);
  const params = useListParams();
  return (
    <MayChange>
      <Sheet
        open={params.get('replies') === 'open'}
        onOpenChange={(next) => next || params.set({ replies: undefined })}
      >
        <SheetContent title={t('desk.canned.title')} description={t('desk.canned.lead')}>
          <CannedReplies />
        </SheetContent>
      </Sheet>
    </MayChange>
  );
}

function CannedReplies() {
  const t = useTexts(deskTexts);
  const { data, isError, refetch } = useQuery(deskQueries.cannedReplies(useApi()));
  const [edited, setEdited] = useState<CannedReply | 'new'>();
  if (isError && !data)
    return <FailedState level="h3" title={t('desk.canned.failed')} retry={t('desk.context.retry')} onRetry={refetch} />;
  if (!data) return <SkeletonGroup label={t('desk.canned.loading')} gap={3} shapes={['block', 'block']} />;
  if (edited)
    return (
      <ReplyForm
        key={edited === 'new' ? 'new' : edited.id}
        {...(edited !== 'new' && { reply: edited })}
        onDone={() => setEdited(undefined)}
      />
    );
  return (
    <Stack gap={4} shrinkItems>
      {data.length === 0 && <EmptyState icon={MessageSquareText} level="h3" title={t('desk.canned.none')} />}
      <ul className={styles.replies}>
        {data.map((reply) => (
          <ReplyRow key={reply.id} reply={reply} onEdit={() => setEdited(reply)} />
        ))}
      </ul>
      <Button variant="secondary" onClick={() => setEdited('new')}>
        <Plus aria-hidden="true" />
        {t('desk.canned.add')}
      </Button>
    </Stack>
  );
}

function ReplyRow({ reply: { id, title, text }, onEdit }: { reply: CannedReply; onEdit(): void }) {
  const t = useTexts(deskTexts);
  const [isOpen, setOpen] = useState(false);
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(deskApi.removeCannedReply, { params: { id } }),
    done: t('desk.canned.removed'),
  });
  return (
    <li className={styles.reply}>
      <Stack gap={1} shrink grow>
        <Text as="h3" size="s" weight="strong" breakWords>
          <bdi>{title}</bdi>
        </Text>
        <Text tone="muted" size="s" breakWords className={styles.replyText} dir="auto">
          {text}
        </Text>
      </Stack>
      <Row gap={1}>
        <Button variant="ghost" size="icon" aria-label={t('desk.canned.editOf', { title })} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('desk.canned.removeOf', { title })}
          onClick={() => setOpen(true)}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </Row>
      <ConfirmAction
        title={t('desk.canned.removeTitle', { title })}
        text={t('desk.canned.removeText')}
        action={t('desk.canned.remove')}
        isDangerous
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => send()}
        isPending={isPending}
      />
    </li>
  );
}

function ReplyForm({ reply, onDone }: { reply?: CannedReply; onDone(): void }) {
  const t = useTexts(deskTexts);
  const { locale } = useLocale();
  const form = useSchemaForm({ schema: cannedReplyBody, defaultValues: reply ?? { title: '', text: '' } });
  const { send, isPending } = useAdminCall<CannedReply, z.output<typeof cannedReplyBody>>({
    call: (api, body) =>
      reply
        ? api.call(deskApi.changeCannedReply, { params: { id: reply.id }, body })
        : api.call(deskApi.addCannedReply, { body }),
    done: t('desk.canned.saved'),
    onDone,
    onFields: form.showFields,
  });
  const textError = form.errorOf('text');
  return (
    <Form form={form} onSubmit={send} isPending={isPending} gap={4}>
      <Field label={t('desk.canned.name')} error={form.errorOf('title')} required>
        <Input {...form.register('title')} maxLength={deskLimits.titleMax} autoComplete="off" />
      </Field>
      <Field
        label={t('desk.canned.body')}
        // The error says the same.
        hint={!textError && t('desk.canned.bodyHint', shownTokens(locale))}
        error={textError}
        required
      >
        <Textarea {...form.register('text')} rows={8} maxLength={deskLimits.textMax} />
      </Field>
      <Row gap={2}>
        <SubmitButton>{t('desk.canned.save')}</SubmitButton>
        <Button variant="ghost" onClick={onDone}>
          {t('desk.canned.cancel')}
        </Button>
      </Row>
    </Form>
  );
}
