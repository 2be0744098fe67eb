import { z } from 'zod';
import { Field, Input } from '#ui/controls/field.tsx';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { authApi, email } from '../../contract.ts';
import { accountFormTexts } from '../account/use-account.ts';
import { accountTexts } from '../account-texts.ts';
import { useShowFailure } from '../show-failure.ts';
import { ensureCsrf } from './link-token.ts';

const schema = z.object({ email });

export function ResetRequestForm({ onSent }: { onSent(message: string): void }) {
  const t = useTexts(accountTexts);
  const api = useApi();
  const showFailure = useShowFailure();
  const form = useSchemaForm({ schema, texts: accountFormTexts, defaultValues: { email: '' } });
  const submit = async (body: z.output<typeof schema>) => {
    try {
      await ensureCsrf(api);
      onSent((await api.call(authApi.forgotPassword, { body })).message);
    } catch (error) {
      if (!(error instanceof RequestError && form.showFields(error.fields))) showFailure(error);
    }
  };
  return (
    <Form form={form} onSubmit={submit} gap={5} shrink>
      <Field label={t('account.reset.email')} error={form.errorOf('email')}>
        <Input {...form.register('email')} type="email" autoComplete="email" />
      </Field>
      <SubmitButton block>{t('account.reset.send')}</SubmitButton>
    </Form>
  );
}
