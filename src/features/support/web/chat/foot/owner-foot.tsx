import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CheckCheck, Eye, type LucideIcon, UserPlus } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Field, Input, Textarea } from '#ui/controls/field.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import { supportApi } from '../../../contract.ts';
import { supportLimits } from '../../../domain.ts';
import { chatTexts } from '../../chat-texts.ts';
import { cacheMessage } from '../../queries.ts';
import type { ChatRole } from '../logic/chat-messages.ts';
import { htmlOfTyped, isEmpty, remainingCharacters } from '../logic/typed-html.ts';
import { useBox, useFailureToast, useThank } from '../talk-view.tsx';
import styles from './foot.module.css';
import { WritingFoot } from './writing-foot.tsx';

interface OwnerFootProps {
  role: Exclude<ChatRole, 'admin'>;
  conversation: string;
  isClosed: boolean;
  onSend(typed: string): void;
}

/** The actions available to the viewer below the conversation. */
export function OwnerFoot({ role, conversation, isClosed, onSend }: OwnerFootProps) {
  const t = useTexts(chatTexts);
  const { user } = useSession();
  const [isTicket, setTicket] = useState(false);
  const register = (label: string) => (
    <Button size="sm" onClick={() => requestAuth('register')}>
      {label}
    </Button>
  );
  if (role === 'visitor')
    return (
      <ReadOnly icon={UserPlus} title={t('chat.visitor.title')} text={t('chat.visitor.text')}>
        {register(t('chat.visitor.register'))}
        <LinkButton variant="link" size="sm" href="/contact">
          {t('chat.visitor.contact')}
        </LinkButton>
      </ReadOnly>
    );
  if (role === 'demo')
    return (
      <ReadOnly icon={Eye} title={t('chat.demo.title')} text={t('chat.demo.text')}>
        {register(t('chat.demo.register'))}
      </ReadOnly>
    );
  if (isTicket) return <TicketForm conversation={conversation} onDone={() => setTicket(false)} />;
  if (role === 'user')
    return (
      <ReadOnly icon={Eye} title={t('chat.user.title')} text={t('chat.user.text')}>
        {!user?.deletesAt && (
          <LinkButton size="sm" href="/subscription">
            {t('chat.user.upgrade')}
          </LinkButton>
        )}
        <Button variant="link" size="sm" onClick={() => setTicket(true)}>
          {t('chat.user.ticket')}
        </Button>
      </ReadOnly>
    );
  return (
    <>
      {isClosed && (
        <ReadOnly icon={CheckCheck} title={t('chat.closed.title')} text={t('chat.closed.text')}>
          <Button size="sm" onClick={() => setTicket(true)}>
            {t('chat.closed.action')}
          </Button>
        </ReadOnly>
      )}
      <WritingFoot conversation={conversation} isBlocked={isClosed} onSend={onSend} />
    </>
  );
}

interface ReadOnlyProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

/** Replaces the message box: explains why it is missing and offers the next step. */
function ReadOnly({ icon: Icon, title, text, children }: ReadOnlyProps) {
  return (
    <Stack fixed gap={1} className={styles.readOnly}>
      <Row as="p" gap={2} align="center" size="s" weight="strong" line="snug" className={styles.title}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        {title}
      </Row>
      <p className={styles.text}>{text}</p>
      <Row gap={[2, 4]} align="center" wrap className={styles.actions}>
        {children}
      </Row>
    </Stack>
  );
}

/** The draft from the closed conversation's message box becomes the initial content. */
function TicketForm({ conversation, onDone }: { conversation: string; onDone(): void }) {
  const t = useTexts(chatTexts);
  const headingId = useId();
  const { draft, subject, dispatch } = useBox(conversation);
  const { mutate, isPending } = useOpenTicket(conversation, onDone);
  const [isMissing, setMissing] = useState(false);
  const remaining = remainingCharacters(draft);
  const first = useRef<HTMLInputElement>(null);
  // The form replaces the button that opened it, so it takes focus. On unmount it moves focus to whatever replaces it.
  useEffect(() => {
    const dialog = first.current?.closest<HTMLElement>('[role=dialog]');
    first.current?.focus();
    return () => (dialog?.querySelector('textarea') ?? dialog)?.focus({ preventScroll: true });
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(isEmpty(draft));
    if (!isEmpty(draft) && !isPending) mutate({ subject: subject.trim(), typed: draft });
  };
  return (
    <Stack as="form" fixed gap={3} className={styles.ticket} aria-labelledby={headingId} noValidate onSubmit={submit}>
      <Row as="h3" gap={2} align="center" size="s" weight="strong" line="snug" className={styles.title} id={headingId}>
        {t('chat.ticket.title')}
      </Row>
      <Field label={t('chat.ticket.subject')} optional>
        <Input
          ref={first}
          value={subject}
          maxLength={supportLimits.subjectMax}
          placeholder={t('chat.ticket.subjectHint')}
          onChange={({ currentTarget }) => dispatch({ kind: 'name', subject: currentTarget.value })}
        />
      </Field>
      <Field
        label={t('chat.ticket.content')}
        required
        {...(isMissing && isEmpty(draft) && { error: t('chat.ticket.empty') })}
        {...(remaining !== undefined && { hint: t('chat.box.remaining', { count: remaining }) })}
      >
        <Textarea
          className={styles.content ?? ''}
          rows={3}
          value={draft}
          maxLength={supportLimits.typedMax}
          onChange={({ currentTarget }) => dispatch({ kind: 'type', draft: currentTarget.value })}
        />
      </Field>
      <Row gap={[2, 4]} align="center" wrap className={styles.actions}>
        <Button type="submit" size="sm" loading={isPending}>
          {t('chat.ticket.send')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          {t('chat.ticket.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Available to every signed-in user on any plan. The draft stays until the ticket is created. */
function useOpenTicket(conversation: string, onOpened: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const t = useTexts(chatTexts);
  const { dispatch } = useBox(conversation);
  const [thank, showFailure] = [useThank(), useFailureToast()];
  return useMutation({
    mutationFn: ({ subject, typed }: { subject: string; typed: string }) =>
      api.call(supportApi.createTicket, { body: { subject, content: htmlOfTyped(typed) } }),
    onSuccess: ({ message }) => {
      cacheMessage(queries, message);
      dispatch({ kind: 'opened' });
      toast({ title: t('chat.toast.sent'), description: t('chat.ticket.opened') });
      thank(conversation, message.id);
      onOpened();
    },
    onError: (error) => showFailure(t('chat.toast.sendFailed'), error),
  });
}
