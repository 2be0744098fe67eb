import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { requiredText } from '#base/schemas.ts';
import { useAdminCall } from '#features/admin/web/index.ts';
import { locales } from '#i18n/locale.ts';
import { SegmentedChoice } from '#ui/choices/radio-group.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { useSchemaForm } from '#ui/forms/use-schema-form.ts';
import { Row } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/overlays/dialog.tsx';
import { blogApi } from '../../../contract.ts';
import { blogLimits } from '../../../domain.ts';
import { blogAdminTexts } from '../admin-texts.ts';

export function NewPostButton() {
  const t = useTexts(blogAdminTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button size="sm">
          <Plus aria-hidden="true" />
          {t('blogAdmin.make.button')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('blogAdmin.make.title')} description={t('blogAdmin.make.text')}>
        <NewPostForm onBack={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

const schema = z.object({
  title: requiredText(blogLimits.titleMax, 'blogAdmin.make.nameMissing'),
  language: z.enum(locales),
});

function NewPostForm({ onBack }: { onBack: () => void }) {
  const t = useTexts(blogAdminTexts);
  const navigate = useNavigate();
  const { locale } = useLocale();
  const form = useSchemaForm({ schema, texts: [blogAdminTexts], defaultValues: { title: '', language: locale } });
  const { send, isPending } = useAdminCall({
    call: (api, body: z.output<typeof schema>) => api.call(blogApi.create, { body }),
    onDone: ({ id }) => void navigate(`/blog-admin/${id}`),
    onFields: form.showFields,
    onFailed: ({ message }) => form.showFields({ title: message }),
  });
  return (
    <Form form={form} onSubmit={send} isPending={isPending} shrinkItems gap={5}>
      <Field label={t('blogAdmin.make.name')} required error={form.errorOf('title')}>
        <Input {...form.register('title')} maxLength={blogLimits.titleMax} autoComplete="off" />
      </Field>
      <SegmentedChoice
        label={t('blogAdmin.language.label')}
        values={locales}
        text={(one) => t(`blogAdmin.language.${one}`)}
        value={form.watch('language')}
        onChange={(next) => form.setValue('language', next)}
      />
      <Row wrap gap={3}>
        <SubmitButton>{t('blogAdmin.make.confirm')}</SubmitButton>
        <Button variant="outline" onClick={onBack}>
          {t('blogAdmin.make.back')}
        </Button>
      </Row>
    </Form>
  );
}
