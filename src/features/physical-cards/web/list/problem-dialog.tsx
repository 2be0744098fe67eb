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
import { useCardCall, useKeepOrder } from '../use-physical-cards.ts';
import { orderPageTexts } from './order-page-texts.ts';

/** In their own words; what was typed stays when the window is closed. */
export function ProblemDialog({ orderId }: { orderId: number }) {
  const t = useTexts(orderPageTexts);
  const tc = useTexts(physicalCardsTexts);
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const keep = useKeepOrder();
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState('');
  const [flaw, setFlaw] = useState<string>();
  const { send, isPending } = useCardCall({
    call: (api) => api.call(physicalCardsApi.problem, { params: { id: orderId }, body: { note } }),
    onDone: (order) => {
      setIsOpen(false);
      keep(order);
      toast({ title: t('orderPage.problem.done') });
    },
    onFailed: (error) => {
      const said = error instanceof RequestError ? error.fields.note : undefined;
      setFlaw(said);
      return said !== undefined;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = note.trim() === '';
    setFlaw(isEmpty ? tc('physicalCards.note.missing') : undefined);
    if (isEmpty) field.current?.focus();
    else send();
  };
  const act = (
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
        footer={act}
      >
        <form id={formId} onSubmit={submit} noValidate>
          <Field label={t('orderPage.problem.label')} error={flaw} required>
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
