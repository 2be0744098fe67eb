import { z } from 'zod';
import { requiredText } from '#base/schemas.ts';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { useSchemaForm } from '#ui/forms/use-schema-form.ts';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { webhookLimits } from '../../domain.ts';
import { leadWebhookApi } from '../../webhook-contract.ts';
import { connectTexts } from '../connect-texts.ts';
import { useWebhookCall } from '../state/use-webhook-call.ts';
import styles from './connect.module.css';

const schema = z.object({ url: requiredText(webhookLimits.urlMax, 'connect.address.empty') });

interface AddressFormProps {
  /** The URL already set. */
  url: string | undefined;
  typed: string | undefined;
  onTyped: (typed: string | undefined) => void;
}

export function AddressForm({ url, typed, onTyped }: AddressFormProps) {
  const t = useTexts(connectTexts);
  const form = useSchemaForm({
    schema,
    texts: [connectTexts],
    defaultValues: { url: typed ?? url ?? '' },
    onValues: (values) => onTyped(values.url),
  });
  const { send, isPending } = useWebhookCall({
    call: (api, body: z.output<typeof schema>) => api.call(leadWebhookApi.save, { body }),
    onFields: form.showFields,
    onDone: ({ webhook }) => {
      form.reset({ url: webhook?.url ?? '' });
      onTyped(undefined);
      toast({ title: t('connect.address.saved') });
    },
  });
  return (
    <Form form={form} onSubmit={send} isPending={isPending} gap={3} shrinkItems>
      <Field label={t('connect.address.label')} hint={t('connect.address.hint')} error={form.errorOf('url')}>
        <Input {...form.register('url')} type="url" placeholder="https://" autoComplete="off" spellCheck={false} />
      </Field>
      {form.watch('url') !== (url ?? null) && (
        <Row gap={2} wrap className={styles.actions}>
          <SubmitButton>{t(url === undefined ? 'connect.address.connect' : 'connect.address.save')}</SubmitButton>
        </Row>
      )}
    </Form>
  );
}
