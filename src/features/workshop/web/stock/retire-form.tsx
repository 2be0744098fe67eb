import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { tagLimits } from '#features/tags/domain.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import { workshopApi } from '../../contract.ts';
import { useFailureToast } from '../state/use-failure-toast.ts';
import { workshopKeys } from '../state/workshop-queries.ts';
import { stockTexts } from '../stock-texts.ts';

interface RetireFormProps {
  code: string;
  onDone: () => void;
}

export function RetireForm({ code, onDone }: RetireFormProps) {
  const t = useTexts(stockTexts);
  const api = useApi();
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(workshopApi.retire, { params: { code }, body: { note } }),
    retry: false,
    onSuccess: () => {
      toast({ title: t('workshopStock.retire.done') });
      onDone();
    },
    onError: useFailureToast(),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: workshopKeys.tags }),
        queries.invalidateQueries({ queryKey: workshopKeys.orders }),
      ]),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = !note.trim();
    setIsMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else if (!isPending) mutate();
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
