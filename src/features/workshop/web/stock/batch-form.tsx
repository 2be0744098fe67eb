import { z } from 'zod';
import { requiredText } from '#base/schemas.ts';
import { useAdminCall } from '#features/admin/web/index.ts';
import { tagLimits } from '#features/tags/domain.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { parsedText } from '#ui/forms/field-schemas.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { workshopApi } from '../../contract.ts';
import { stockTexts } from '../stock-texts.ts';

const maxName = 60;

function countOf(typed: string): number | undefined {
  const count = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
  return count >= 1 && count <= tagLimits.maxBatch ? count : undefined;
}

export const newBatch = z.object({
  batch: requiredText(maxName, 'workshopStock.make.nameMissing'),
  count: parsedText(countOf, 'workshopStock.make.countWrong'),
});

interface BatchFormProps {
  onMade: (made: { batch: string; count: number }) => void;
  onBack: () => void;
}

export function BatchForm({ onMade, onBack }: BatchFormProps) {
  const t = useTexts(stockTexts);
  const form = useSchemaForm({ schema: newBatch, texts: [stockTexts], defaultValues: { batch: '', count: '' } });
  const { send, isPending } = useAdminCall({
    call: (api, body: z.output<typeof newBatch>) => api.call(workshopApi.makeTags, { body }),
    onDone: onMade,
    onFields: form.showFields,
  });
  const maxBatch = tagLimits.maxBatch.toLocaleString('en');
  return (
    <Form form={form} onSubmit={send} isPending={isPending} gap={4} shrinkItems>
      <Field
        label={t('workshopStock.make.name')}
        hint={t('workshopStock.make.nameHint')}
        required
        error={form.errorOf('batch')}
      >
        <Input {...form.register('batch')} maxLength={maxName} autoComplete="off" />
      </Field>
      <Field
        label={t('workshopStock.make.count')}
        hint={t('workshopStock.make.countHint', { max: maxBatch })}
        required
        error={form.errorOf('count', { max: maxBatch })}
      >
        <Input {...form.register('count')} inputMode="numeric" dir="ltr" autoComplete="off" />
      </Field>
      <Row gap={3} wrap>
        <SubmitButton>{t('workshopStock.make.confirm')}</SubmitButton>
        <Button variant="outline" onClick={onBack}>
          {t('workshopStock.make.back')}
        </Button>
      </Row>
    </Form>
  );
}
