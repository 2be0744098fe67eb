import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast-store.ts';
import { RequestError } from '#web-kit/request-error.ts';
import { physicalCardsApi } from '../../contract.ts';
import { physicalCardsTexts } from '../../texts.ts';
import { useCacheOrder, usePhysicalCardCall } from '../use-physical-cards.ts';
import { orderPageTexts } from './order-page-texts.ts';

/** In their own words; what was typed stays when the window is closed. */
export function ProblemDialog({ orderId }: { orderId: number }) {
  const t = useTexts(orderPageTexts);
  const tc = useTexts(physicalCardsTexts);
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const cacheOrder = useCacheOrder();
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState('');
  const [fieldError, setError] = useState<string>();
  const { send, isPending } = usePhysicalCardCall({
    call: (api) => api.call(physicalCardsApi.problem, { params: { id: orderId }, body: { note } }),
    onDone: (order) => {
      setIsOpen(false);
      cacheOrder(order);
      toast({ title: t('orderPage.problem.done') });
    },
    onFailed: (error) => {
      const serverError = error instanceof RequestError ? error.fields.note : undefined;
      setError(serverError);
      return serverError !== undefined;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = note.trim() === '';
    setError(isEmpty ? tc('physicalCards.note.missing') : undefined);
    if (isEmpty) field.current?.focus();
    else send();
  };
  const actions = (
    <Button type="submit" form={formId} loading={isPending}>
      {t('orderPage.problem.send')}
    </Button>
  );
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">{t('orderPage.act.problem')}</Button>
      </DialogTrigger>
      <DialogContent
        size="sm"
        title={t('orderPage.problem.title')}
        description={t('orderPage.problem.text')}
        footer={actions}
      >
        <form id={formId} onSubmit={submit} noValidate>
          <Field label={t('orderPage.problem.label')} error={fieldError} required>
            <Textarea
              ref={field}
              value={note}
              maxLength={500}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
