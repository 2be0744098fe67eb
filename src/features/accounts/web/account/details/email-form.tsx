import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { uiTexts } from '#ui/texts.ts';
import { accountApi, email } from '../../../contract.ts';
import { accountTexts } from '../../account-texts.ts';
import styles from '../components/form.module.css';
import { useUpdateAccountCache } from '../use-account.ts';
import { showServerFields, useAccountCall, useFieldErrorText } from '../use-account-call.ts';

const schema = z.object({ email });

/** Opens under the fold on small screens: the whole of it comes into view, once. */
const reveal = (form: HTMLFormElement | null): void => form?.scrollIntoView({ block: 'nearest' });

interface EmailFormProps {
  onClose(): void;
}

export function EmailForm({ onClose }: EmailFormProps) {
  const t = useTexts(accountTexts);
  const ui = useTexts(uiTexts);
  const fieldMessage = useFieldErrorText();
  const updateAccount = useUpdateAccountCache();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '' } });
  const { send, isPending } = useAccountCall({
    call: (api, body: z.output<typeof schema>) => api.call(accountApi.changeEmail, { body }),
    onFields: (fields) => showServerFields(form, fields),
    onDone: (account) => {
      updateAccount(account);
      onClose();
      toast({ title: t('account.email.sent') });
    },
  });
  return (
    <form ref={reveal} className={styles.form} onSubmit={form.handleSubmit((body) => send(body))} noValidate>
      <Field
        label={t('account.email.next')}
        hint={t('account.email.nextHint')}
        error={fieldMessage(form.formState.errors.email)}
      >
        <Input {...form.register('email')} type="email" autoComplete="email" autoFocus />
      </Field>
      <Row gap={3} align="center" wrap>
        <Button type="submit" loading={isPending}>
          {t('account.email.send')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {ui('ui.cancel')}
        </Button>
      </Row>
    </form>
  );
}
