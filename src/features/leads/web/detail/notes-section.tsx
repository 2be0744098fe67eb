import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { requiredText } from '#base/schemas.ts';
import { Field, Textarea } from '#ui/controls/field.tsx';
import { Skeleton } from '#ui/feedback/query-content.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { readStored, writeStored } from '#web-kit/browser-storage.ts';
import { type LeadNote, type LeadWithNotes, leadsApi } from '../../contract.ts';
import { leadLimits } from '../../domain.ts';
import { TimeAgo } from '../components/time-ago.tsx';
import { detailTexts } from '../detail-texts.ts';
import { useLeadCall } from '../state/lead-calls.ts';
import styles from './detail.module.css';
import { DetailSection } from './detail-section.tsx';

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
        <Stack as="ul" gap={2}>
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} />
          ))}
        </Stack>
      )}
      <NoteForm leadId={id} />
    </DetailSection>
  );
}

function NoteItem({ note: { id, text, createdAt } }: { note: LeadNote }) {
  const t = useTexts(detailTexts);
  const removal = useLeadCall({
    call: (api) => api.call(leadsApi.removeNote, { params: { id } }),
    onDone: () => toast({ title: t('leadDetail.notes.removed') }),
  });
  return (
    <Grid as="li" columns="fill auto" align="start" className={styles.note}>
      <p className={styles.noteText} dir="auto">
        {text}
      </p>
      <TimeAgo className={styles.noteTime} at={createdAt} />
      <ConfirmButton
        className={styles.noteRemove}
        variant="ghost"
        size="icon"
        aria-label={t('leadDetail.notes.remove')}
        call={removal}
        title={t('leadDetail.notes.removeTitle')}
        description={t('leadDetail.notes.removeText')}
        confirm={t('leadDetail.notes.remove')}
        destructive
      >
        <Trash2 aria-hidden="true" />
      </ConfirmButton>
    </Grid>
  );
}

const schema = z.object({ text: requiredText(leadLimits.noteMax, 'leadDetail.notes.empty') });

/** An unfinished note survives switching to another lead, and is stored until the server has saved it. */
function NoteForm({ leadId }: { leadId: number }) {
  const t = useTexts(detailTexts);
  const key = `lead-note-${leadId}`;
  const [begun] = useState(() => readStored('sessionStorage', key) ?? '');
  const form = useSchemaForm({
    schema,
    texts: [detailTexts],
    defaultValues: { text: begun },
    onValues: ({ text }) => writeStored('sessionStorage', key, text || undefined),
  });
  const { send, isPending } = useLeadCall({
    call: (api, body: z.output<typeof schema>) => api.call(leadsApi.addNote, { params: { id: leadId }, body }),
    onFields: form.showFields,
    onDone: () => {
      form.reset({ text: '' });
      toast({ title: t('leadDetail.notes.added') });
    },
  });
  return (
    <Form form={form} onSubmit={send} isPending={isPending} shrinkItems gap={3}>
      <Field label={t('leadDetail.notes.label')} hint={t('leadDetail.notes.hint')} error={form.errorOf('text')}>
        <Textarea
          {...form.register('text')}
          rows={2}
          maxLength={leadLimits.noteMax}
          placeholder={t('leadDetail.notes.placeholder')}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </Field>
      <Row wrap gap={2}>
        <SubmitButton variant="secondary" size="sm">
          {t('leadDetail.notes.add')}
        </SubmitButton>
      </Row>
    </Form>
  );
}
