import { Info } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConfirmAction, MayChange, useAdminCall, useListParams, useMayChange } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Textarea } from '#ui/controls/field.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { type DeskConversation, type DeskDetail, deskApi } from '../../desk-contract.ts';
import { deskLimits, deskPath } from '../../domain.ts';
import { useIsVisible } from '../chat/support-chat.tsx';
import { useBox } from '../chat/talk-view.tsx';
import { InsertReply } from './canned-replies.tsx';
import styles from './desk.module.css';
import { nameOf } from './desk-list.tsx';
import { useDeskCall } from './desk-queries.ts';
import { deskTexts } from './desk-texts.ts';
import { narrow } from './narrow.ts';

export function VisitorTalk({ detail }: { detail: DeskDetail }) {
  const t = useTexts(deskTexts);
  const { message, answers, mergedInto } = detail;
  useMarkVisitorRead(detail.conversation);
  return (
    <>
      <Stack
        as="section"
        gap={4}
        className={styles.letters}
        aria-label={t('desk.visitor.wrote')}
        // What scrolls is reached by keyboard.
        tabIndex={0}
      >
        <article className={styles.letter}>
          <Letter title={t('desk.visitor.wrote')} at={message?.at ?? ''} text={message?.text ?? ''} />
        </article>
        {answers.map(({ id, author, at, text, isMailed }) => (
          <article key={id} className={styles.letter} data-is-ours>
            <Letter
              title={t('desk.visitor.by', { name: author?.name ?? t('desk.notes.someone') })}
              at={at}
              text={text}
            />
            <Text tone="muted" size="xs">
              {t(isMailed ? 'desk.visitor.isMailed' : 'desk.visitor.isWaiting')}
            </Text>
          </article>
        ))}
        {mergedInto && (
          <Notice icon={Info} tone="sea" title={t('desk.visitor.isMerged', { name: mergedInto.name })}>
            <RouterLinkButton variant="outline" size="sm" to={deskPath(mergedInto.id)}>
              {t('desk.visitor.toMerged')}
            </RouterLinkButton>
          </Notice>
        )}
        {!mergedInto && <SameMail detail={detail} />}
      </Stack>
      <MayChange>{!mergedInto && <Answer conversation={detail.conversation} />}</MayChange>
    </>
  );
}

/** As with owners: in a window that is seen, by who may answer. */
function useMarkVisitorRead({ id, unread }: DeskConversation): void {
  const isSeen = useIsVisible();
  const mayChange = useMayChange();
  const { send } = useAdminCall({
    call: (api) => api.call(deskApi.markRead, { body: { conversationId: id } }),
    // Nothing is lost, and there is nothing that the reader could do.
    onFailed: () => true,
  });
  const isRead = isSeen && mayChange && unread > 0;
  const read = useEffectEvent(() => send());
  useEffect(() => {
    if (isRead) read();
  }, [isRead]);
}

function Letter({ title, at, text }: { title: string; at: string; text: string }) {
  return (
    <>
      <Row gap={2} align="center" justify="between" wrap>
        <Text as="h3" size="s" weight="strong">
          {title}
        </Text>
        {at && <TimeAgo at={at} />}
      </Row>
      <Text breakWords className={styles.written} dir="auto">
        {text}
      </Text>
    </>
  );
}

function SameMail({ detail: { conversation, sameMail } }: { detail: DeskDetail }) {
  const t = useTexts(deskTexts);
  const params = useListParams();
  const [isOpen, setOpen] = useState(false);
  const { send, isPending } = useDeskCall({
    call: (api) => api.call(deskApi.merge, { params: { id: conversation.id } }),
    done: t('desk.visitor.merged'),
    onDone: ({ mergedInto }) => {
      setOpen(false);
      if (mergedInto) params.set({ conversation: String(mergedInto.id), view: undefined });
    },
  });
  if (!sameMail) return null;
  const { name } = sameMail;
  return (
    <MayChange>
      <Notice icon={Info} tone="sea" title={t('desk.visitor.sameMail')}>
        <Stack gap={2} align="start">
          <span>{t('desk.visitor.sameMailText', { name })}</span>
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            {t('desk.visitor.merge')}
          </Button>
        </Stack>
      </Notice>
      <ConfirmAction
        title={t('desk.visitor.mergeTitle', { name })}
        text={t('desk.visitor.mergeText')}
        action={t('desk.visitor.merge')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => send()}
        isPending={isPending}
      />
    </MayChange>
  );
}

function Answer({ conversation }: { conversation: DeskConversation }) {
  const t = useTexts(deskTexts);
  const key = `visitor-${conversation.id}`;
  const { draft, dispatch } = useBox(key);
  const field = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string>();
  const type = (text: string) => dispatch({ kind: 'type', draft: text });
  const { send, isPending } = useDeskCall<string>({
    call: (api, text) => api.call(deskApi.answer, { params: { id: conversation.id }, body: { text } }),
    done: t('desk.visitor.sent'),
    onDone: () => type(''),
    onFields: ({ text }) => {
      setError(text);
      return text !== undefined;
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed answers the error
  useEffect(() => setError(undefined), [draft]);
  return (
    <form
      className={styles.answer}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.trim()) send(draft);
      }}
    >
      <Textarea
        ref={field}
        rows={useMediaQuery(narrow) ? 2 : 4}
        value={draft}
        maxLength={deskLimits.textMax}
        aria-label={t('desk.visitor.label')}
        aria-invalid={error !== undefined}
        placeholder={t('desk.visitor.placeholder', { email: conversation.visitor?.email ?? '' })}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {error && (
        <Text tone="bad" size="s" role="alert">
          {error}
        </Text>
      )}
      <Row gap={2} align="center" justify="between" wrap>
        <InsertReply draft={key} customer={nameOf(conversation)} field={field} />
        <Button type="submit" size="sm" loading={isPending} disabled={!draft.trim()}>
          {t('desk.visitor.send')}
        </Button>
      </Row>
    </form>
  );
}
