import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmAction, MayChange } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Textarea } from '#ui/controls/field.tsx';
import { Row, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { type DeskDetail, type DeskNote, deskApi } from '../../desk-contract.ts';
import { deskLimits } from '../../domain.ts';
import { Part } from './context-part.tsx';
import styles from './desk.module.css';
import { useDeskCall } from './desk-queries.ts';
import { deskTexts } from './desk-texts.ts';

export function Notes({ detail: { conversation, notes } }: { detail: DeskDetail }) {
  const t = useTexts(deskTexts);
  const { id } = conversation;
  const [text, setText] = useState('');
  const { send, isPending } = useDeskCall<string>({
    call: (api, typed) => api.call(deskApi.addNote, { params: { id }, body: { text: typed } }),
    done: t('desk.notes.added'),
    onDone: () => setText(''),
  });
  return (
    <Part title={t('desk.notes.title')}>
      <Text tone="muted" size="xs">
        {t('desk.notes.text')}
      </Text>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <NoteRow key={note.id} conversationId={id} note={note} />
          ))}
        </ul>
      )}
      <MayChange>
        <form
          className={styles.addNote}
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) send(text);
          }}
        >
          <Textarea
            rows={2}
            value={text}
            maxLength={deskLimits.textMax}
            aria-label={t('desk.notes.label')}
            placeholder={t('desk.notes.label')}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" variant="secondary" size="sm" loading={isPending} disabled={!text.trim()}>
            {t('desk.notes.add')}
          </Button>
        </form>
      </MayChange>
    </Part>
  );
}

function NoteRow({ conversationId, note }: { conversationId: number; note: DeskNote }) {
  const t = useTexts(deskTexts);
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { id, text, author, at } = note;
  const { send, isPending } = useDeskCall({
    call: (api) => api.call(deskApi.removeNote, { params: { id: conversationId, noteId: id } }),
    done: t('desk.notes.removed'),
  });
  return (
    <li className={styles.note}>
      <Text size="s" breakWords className={styles.written} dir="auto">
        {text}
      </Text>
      <Row gap={2} align="center" justify="between" size="xs" tone="muted">
        <span>
          <bdi>{author?.name ?? t('desk.notes.someone')}</bdi> · <TimeAgo at={at} isInSentence />
        </span>
        {author?.id === user?.id && (
          <Button variant="ghost" size="icon" aria-label={t('desk.notes.remove')} onClick={() => setOpen(true)}>
            <Trash2 aria-hidden="true" />
          </Button>
        )}
      </Row>
      <ConfirmAction
        title={t('desk.notes.removeTitle')}
        text={t('desk.notes.removeText')}
        action={t('desk.notes.remove')}
        isDangerous
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => send()}
        isPending={isPending}
      />
    </li>
  );
}
