import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { adminDetailQuery, ConfirmAction, Panel, useAdminCall, useMayStaff } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Textarea } from '#ui/controls/field.tsx';
import { QueryFailure, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Caption, Row, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { adminUsersApi, type UserNote, userNoteMax } from '../../../admin-contract.ts';
import { notesTexts } from './notes-texts.ts';
import styles from './user-notes.module.css';

/** What staff write to each other about a customer. */
export function UserNotes({ id }: { id: number }) {
  const t = useTexts(notesTexts);
  const mayWrite = useMayStaff('desk', 'write');
  const { data, error, refetch } = useQuery(adminDetailQuery(useApi(), adminUsersApi.notes, id));
  return (
    <Panel title={t('userNotes.title')}>
      <Caption>{t('userNotes.text')}</Caption>
      {!data && error && (
        <QueryFailure level="h3" error={error} failed={t('userNotes.failed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonGroup label={t('userNotes.loading')} shapes={['line', 'line']} />}
      {data?.length === 0 && !mayWrite && <Caption>{t('userNotes.none')}</Caption>}
      {data && data.length > 0 && (
        <ul className={styles.notes}>
          {data.map((note) => (
            <NoteRow key={note.id} userId={id} note={note} />
          ))}
        </ul>
      )}
      {mayWrite && <NoteForm id={id} />}
    </Panel>
  );
}

function NoteForm({ id }: { id: number }) {
  const t = useTexts(notesTexts);
  const [text, setText] = useState('');
  const { send, isPending } = useAdminCall<unknown, string>({
    call: (api, typed) => api.call(adminUsersApi.addNote, { params: { id }, body: { text: typed } }),
    done: t('userNotes.added'),
    onDone: () => setText(''),
  });
  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) send(text);
      }}
    >
      <Textarea
        rows={2}
        value={text}
        maxLength={userNoteMax}
        aria-label={t('userNotes.label')}
        placeholder={t('userNotes.label')}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="secondary" size="sm" loading={isPending} disabled={!text.trim()}>
        {t('userNotes.add')}
      </Button>
    </form>
  );
}

function NoteRow({ userId, note: { id, text, author, at } }: { userId: number; note: UserNote }) {
  const t = useTexts(notesTexts);
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(adminUsersApi.removeNote, { params: { id: userId, noteId: id } }),
    done: t('userNotes.removed'),
  });
  return (
    <li className={styles.note}>
      <Text breakWords className={styles.written} dir="auto">
        {text}
      </Text>
      <Row gap={2} align="center" justify="between" size="s" tone="muted">
        <span>
          <bdi>{author?.name ?? t('userNotes.someone')}</bdi> · <TimeAgo at={at} isInSentence />
        </span>
        {author?.id === user?.id && (
          <Button variant="ghost" size="icon" aria-label={t('userNotes.remove')} onClick={() => setOpen(true)}>
            <Trash2 aria-hidden="true" />
          </Button>
        )}
      </Row>
      <ConfirmAction
        title={t('userNotes.removeTitle')}
        text={t('userNotes.removeText')}
        action={t('userNotes.remove')}
        isDangerous
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => send()}
        isPending={isPending}
      />
    </li>
  );
}
