import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { detailTexts } from '../detail-texts.ts';
import { fieldOf, momentOf, reminderAt } from '../state/reminders.ts';
import styles from './lead-body.module.css';

interface OwnReminderProps {
  isPending: boolean;
  onSet: (at: Date) => void;
  onCancel: () => void;
}

/** A day and an hour on the clocks of Israel, wherever the reader is. */
export function OwnReminder({ isPending, onSet, onCancel }: OwnReminderProps) {
  const t = useTexts(detailTexts);
  const [typed, setTyped] = useState(() => fieldOf(reminderAt('tomorrow', new Date()) ?? new Date()));
  const [flaw, setFlaw] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = momentOf(typed);
    if (at && at > new Date()) return onSet(at);
    setFlaw(t(at ? 'leadDetail.reminder.ownPast' : 'leadDetail.reminder.ownMissing'));
    field.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={t('leadDetail.reminder.ownLabel')} {...(flaw && { error: flaw })}>
        <Input
          ref={field}
          type="datetime-local"
          dir="ltr"
          value={typed}
          min={fieldOf(new Date())}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setFlaw(undefined);
          }}
        />
      </Field>
      <div className={styles.choices}>
        <Button type="submit" size="sm" loading={isPending}>
          {t('leadDetail.reminder.set')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {t('leadDetail.reminder.cancel')}
        </Button>
      </div>
    </form>
  );
}
