import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { LeadWithNotes } from '../../contract.ts';
import { detailTexts } from '../detail-texts.ts';
import { DetailSection } from './detail-section.tsx';
import styles from './lead-body.module.css';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';

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
