import { z } from 'zod';
import { requiredText } from '#base/schemas.ts';
import { useAdminCall } from '#features/admin/web/index.ts';
import { tagLimits } from '#features/tags/domain.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { useSchemaForm } from '#ui/forms/use-schema-form.ts';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { workshopApi } from '../../contract.ts';
import { stockTexts } from '../stock-texts.ts';

const schema = z.object({ note: requiredText(tagLimits.noteMax, 'workshopStock.retire.noteMissing') });

export function RetireForm({ code, onDone }: { code: string; onDone: () => void }) {
  const t = useTexts(stockTexts);
  const form = useSchemaForm({ schema, texts: [stockTexts], defaultValues: { note: '' } });
  const { send, isPending } = useAdminCall({
    call: (api, body: z.output<typeof schema>) => api.call(workshopApi.retire, { params: { code }, body }),
    done: t('workshopStock.retire.done'),
    onDone,
    onFields: form.showFields,
  });
  return (
    <Form form={form} onSubmit={send} isPending={isPending} gap={4} shrinkItems>
      <Field
        label={t('workshopStock.retire.note')}
        hint={t('workshopStock.retire.noteHint')}
        required
        error={form.errorOf('note')}
      >
        <Textarea {...form.register('note')} rows={2} maxLength={tagLimits.noteMax} />
      </Field>
      <Row gap={3} wrap>
        <SubmitButton variant="destructive">{t('workshopStock.retire.confirm')}</SubmitButton>
        <Button variant="outline" onClick={onDone}>
          {t('workshopStock.retire.back')}
        </Button>
      </Row>
    </Form>
  );
}
