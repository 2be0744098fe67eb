import { Trash2 } from 'lucide-react';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast-store.ts';
import type { LeadWithNotes } from '../../contract.ts';
import { type LeadNote, leadsApi } from '../../contract.ts';
import { detailTexts } from '../detail-texts.ts';
import { TimeAgo } from '../parts/time-ago.tsx';
import { useLeadCall } from '../state/use-lead-call.ts';
import { DetailSection } from './detail-section.tsx';
import styles from './lead-body.module.css';
import { NoteForm } from './note-form.tsx';

interface NotesSectionProps {
  lead: LeadWithNotes;
  areKnown: boolean;
}

export function NotesSection({ lead: { id, notes, notesCount }, areKnown }: NotesSectionProps) {
  const t = useTexts(detailTexts);
  return (
    <DetailSection title={t('leadDetail.notes.title')}>
      {!areKnown && notesCount > 0 && <Skeleton />}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} />
          ))}
        </ul>
      )}
      <NoteForm leadId={id} />
    </DetailSection>
  );
}

interface NoteItemProps {
  note: LeadNote;
}

function NoteItem({ note: { id, text, createdAt } }: NoteItemProps) {
  const t = useTexts(detailTexts);
  const { send, isPending } = useLeadCall({
    call: (api) => api.call(leadsApi.removeNote, { params: { id } }),
    onDone: () => toast({ title: t('leadDetail.notes.removed') }),
  });
  return (
    <li className={styles.note}>
      <p className={styles.noteText} dir="auto">
        {text}
      </p>
      <TimeAgo className={styles.noteTime} at={createdAt} />
      <AlertDialog>
        <AlertDialogTrigger asChild>
          <Button
            className={styles.noteRemove ?? ''}
            variant="ghost"
            size="icon"
            loading={isPending}
            aria-label={t('leadDetail.notes.remove')}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </AlertDialogTrigger>
        <AlertDialogContent
          title={t('leadDetail.notes.removeTitle')}
          description={t('leadDetail.notes.removeText')}
          confirm={t('leadDetail.notes.remove')}
          onConfirm={() => send()}
          destructive
        />
      </AlertDialog>
    </li>
  );
}
