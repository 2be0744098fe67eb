import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast-store.ts';
import { readStored, writeStored } from '#web-kit/browser-storage.ts';
import { leadsApi } from '../../contract.ts';
import { leadLimits } from '../../domain.ts';
import { detailTexts } from '../detail-texts.ts';
import { useLeadCall } from '../state/use-lead-call.ts';
import styles from './lead-body.module.css';

interface NoteFormProps {
  leadId: number;
}

/** What was begun is kept while one looks at another lead, and until the server has it. */
export function NoteForm({ leadId }: NoteFormProps) {
  const t = useTexts(detailTexts);
  const key = `lead-note-${leadId}`;
  const [typed, setTyped] = useState(() => readStored('sessionStorage', key) ?? '');
  const [flaw, setFlaw] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (text: string) => {
    setTyped(text);
    setFlaw(undefined);
    writeStored('sessionStorage', key, text || undefined);
  };
  const { send, isPending } = useLeadCall<string>({
    call: (api, text) => api.call(leadsApi.addNote, { params: { id: leadId }, body: { text } }),
    onDone: () => {
      write('');
      toast({ title: t('leadDetail.notes.added') });
    },
  });
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (typed.trim()) return send(typed);
    setFlaw(t('leadDetail.notes.empty'));
    field.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={t('leadDetail.notes.label')} hint={t('leadDetail.notes.hint')} {...(flaw && { error: flaw })}>
        <Textarea
          ref={field}
          rows={2}
          value={typed}
          maxLength={leadLimits.noteMax}
          placeholder={t('leadDetail.notes.placeholder')}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && (event.metaKey || event.ctrlKey) && submit(event)}
        />
      </Field>
      <div className={styles.choices}>
        <Button type="submit" variant="secondary" size="sm" loading={isPending}>
          {t('leadDetail.notes.add')}
        </Button>
      </div>
    </form>
  );
}
