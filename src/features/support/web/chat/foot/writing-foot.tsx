import { ArrowUp } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Textarea } from '#ui/controls/field.tsx';
import { Row, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { supportLimits } from '../../../domain.ts';
import { chatTexts } from '../../chat-texts.ts';
import { isEmpty, remainingCharacters, sendsBy } from '../logic/typed-html.ts';
import { useBox, useClosedToast } from '../talk-view.tsx';
import styles from './foot.module.css';

interface SendBoxProps {
  draft: string;
  fieldRef?: Ref<HTMLTextAreaElement> | undefined;
  onType(draft: string): void;
  onSend(): void;
}

export function SendBox({ draft, fieldRef, onType, onSend }: SendBoxProps) {
  const t = useTexts(chatTexts);
  const remaining = remainingCharacters(draft);
  const press = (event: KeyboardEvent) => {
    if (!sendsBy(event.nativeEvent)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Row gap={2} align="end" className={styles.writing}>
        <Textarea
          ref={fieldRef}
          className={styles.typed ?? ''}
          rows={1}
          value={draft}
          maxLength={supportLimits.typedMax}
          aria-label={t('chat.box.label')}
          placeholder={t('chat.box.placeholder')}
          enterKeyHint="send"
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onKeyDown={press}
        />
        <Button
          className={styles.send ?? ''}
          type="submit"
          size="icon"
          aria-label={t('chat.box.send')}
          disabled={isEmpty(draft)}
        >
          <ArrowUp aria-hidden="true" />
        </Button>
      </Row>
      {remaining === undefined ? (
        <Text tone="muted" size="xs" className={styles.hint} aria-hidden="true">
          {t('chat.box.hint')}
        </Text>
      ) : (
        <Text tone="muted" size="xs" className={styles.remaining} role="status" data-none={remaining === 0}>
          {t('chat.box.remaining', { count: remaining })}
        </Text>
      )}
    </form>
  );
}

interface WritingFootProps {
  conversation: string;
  /** The conversation is closed to this writer: a notice is shown and the draft stays. */
  isBlocked: boolean;
  fieldRef?: Ref<HTMLTextAreaElement>;
  onSend(typed: string): void;
}

export function WritingFoot({ conversation, isBlocked, fieldRef, onSend }: WritingFootProps) {
  const { draft, dispatch } = useBox(conversation);
  const showClosed = useClosedToast();
  const send = () => {
    if (isEmpty(draft)) return;
    if (isBlocked) return showClosed();
    onSend(draft);
  };
  return (
    <SendBox
      draft={draft}
      fieldRef={fieldRef}
      onType={(next) => dispatch({ kind: 'type', draft: next })}
      onSend={send}
    />
  );
}
