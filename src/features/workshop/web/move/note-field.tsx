import { useEffect, useRef } from 'react';
import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { moveTexts } from '../move-texts.ts';
import { type AdminEvent, needs } from './needs.ts';

const longest = 500;
const labels = {
  ask_changes: 'workshopMove.note.label.ask_changes',
  report_problem: 'workshopMove.note.label.report_problem',
  take_back: 'workshopMove.note.label.take_back',
  cancel: 'workshopMove.note.label.cancel',
} as const;

interface NoteFieldProps {
  event: AdminEvent;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
}

export function NoteField({ event, value, error, onChange }: NoteFieldProps) {
  const t = useTexts(moveTexts);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const isRequired = needs[event].note === 'required';
  return (
    <Field
      label={t(labels[event as keyof typeof labels])}
      hint={t('workshopMove.note.hint')}
      required={isRequired}
      optional={!isRequired}
      {...(error && { error })}
    >
      <Textarea
        ref={field}
        rows={3}
        maxLength={longest}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
