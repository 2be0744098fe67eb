import { z } from 'zod';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { useSchemaForm } from '#ui/forms/use-schema-form.ts';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { uiTexts } from '#ui/texts.ts';
import { accountApi, email } from '../../../contract.ts';
import { accountTexts } from '../../account-texts.ts';
import { useUpdateAccountCache } from '../use-account.ts';
import { accountFormTexts, useAccountCall } from '../use-account-call.ts';

const schema = z.object({ email });

/** On small screens the form opens below the fold: scrolls it into view once. */
const reveal = (form: HTMLFormElement | null): void => form?.scrollIntoView({ block: 'nearest' });

export function EmailForm({ onClose }: { onClose(): void }) {
  const t = useTexts(accountTexts);
  const ui = useTexts(uiTexts);
  const updateAccount = useUpdateAccountCache();
  const form = useSchemaForm({ schema, texts: accountFormTexts, defaultValues: { email: '' } });
  const { send, isPending } = useAccountCall({
    call: (api, body: z.output<typeof schema>) => api.call(accountApi.changeEmail, { body }),
    onFields: form.showFields,
    onDone: (account) => {
      updateAccount(account);
      onClose();
      toast({ title: t('account.email.sent') });
    },
  });
  return (
    <Form ref={reveal} form={form} onSubmit={send} isPending={isPending} gap={5} shrink>
      <Field label={t('account.email.next')} hint={t('account.email.nextHint')} error={form.errorOf('email')}>
        <Input {...form.register('email')} type="email" autoComplete="email" autoFocus />
      </Field>
      <Row gap={3} align="center" wrap>
        <SubmitButton>{t('account.email.send')}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {ui('ui.cancel')}
        </Button>
      </Row>
    </Form>
  );
}
