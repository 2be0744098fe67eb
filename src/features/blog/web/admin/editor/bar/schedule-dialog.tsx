import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { postEditorTexts } from '../../editor-texts.ts';
import { instantField, instantOfField, nextMorning } from './publish-time.ts';
import styles from './schedule-dialog.module.css';

interface ScheduleDialogProps {
  /** The moment chosen before. */
  publishAt: string | null;
  isPending: boolean;
  onSchedule: (at: Date) => void;
  onBack: () => void;
}

export function ScheduleDialog(props: ScheduleDialogProps) {
  const t = useTexts(postEditorTexts);
  return (
    <DialogContent size="sm" title={t('postEditor.schedule.title')} description={t('postEditor.schedule.text')}>
      <ScheduleForm {...props} />
    </DialogContent>
  );
}

function ScheduleForm({ publishAt, isPending, onSchedule, onBack }: ScheduleDialogProps) {
  const t = useTexts(postEditorTexts);
  const [typed, setTyped] = useState(() => instantField(publishAt ? new Date(publishAt) : nextMorning(new Date())));
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const refuse = (message: string) => {
    setError(message);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = instantOfField(typed);
    if (!at) refuse(t('postEditor.schedule.missing'));
    else if (at <= new Date()) refuse(t('postEditor.schedule.past'));
    else if (!isPending) onSchedule(at);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={t('postEditor.schedule.when')} required {...(error && { error })}>
        <Input
          ref={field}
          type="datetime-local"
          dir="ltr"
          value={typed}
          min={instantField(new Date())}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setError(undefined);
          }}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" loading={isPending}>
          {t('postEditor.schedule.confirm')}
        </Button>
        <Button variant="outline" onClick={onBack}>
          {t('postEditor.schedule.back')}
        </Button>
      </div>
    </form>
  );
}
