import { type FormEvent, useRef, useState } from 'react';
import { useAdminCall } from '#features/admin/web/index.ts';
import { tagLimits } from '#features/tags/domain.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { workshopApi } from '../../contract.ts';
import { stockTexts } from '../stock-texts.ts';

interface RetireFormProps {
  code: string;
  onDone: () => void;
}

export function RetireForm({ code, onDone }: RetireFormProps) {
  const t = useTexts(stockTexts);
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(workshopApi.retire, { params: { code }, body: { note } }),
    done: t('workshopStock.retire.done'),
    onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = !note.trim();
    setIsMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else send();
  };
  return (
    <Stack as="form" gap={4} shrinkItems onSubmit={submit} noValidate>
      <Field
        label={t('workshopStock.retire.note')}
        hint={t('workshopStock.retire.noteHint')}
        required
        {...(isMissing && { error: t('workshopStock.retire.noteMissing') })}
      >
        <Textarea
          ref={field}
          rows={2}
          maxLength={tagLimits.noteMax}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Field>
      <Row gap={3} wrap>
        <Button type="submit" variant="destructive" loading={isPending}>
          {t('workshopStock.retire.confirm')}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {t('workshopStock.retire.back')}
        </Button>
      </Row>
    </Stack>
  );
}
