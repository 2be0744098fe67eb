import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { leadWebhookApi } from '../../webhook-contract.ts';
import { connectTexts } from '../connect-texts.ts';
import { useWebhookCall } from '../state/use-webhook-call.ts';
import styles from './connect.module.css';

interface AddressFormProps {
  /** What is set already. */
  url: string | undefined;
  typed: string | undefined;
  onTyped: (typed: string | undefined) => void;
}

export function AddressForm({ url, typed, onTyped }: AddressFormProps) {
  const t = useTexts(connectTexts);
  const [fieldError, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const value = typed ?? url ?? '';
  const { send, isPending } = useWebhookCall({
    call: (api) => api.call(leadWebhookApi.save, { body: { url: value } }),
    onDone: () => {
      onTyped(undefined);
      toast({ title: t('connect.address.saved') });
    },
    onFailed: (error) => {
      const fieldMessage = error instanceof RequestError ? error.fields.url : undefined;
      if (fieldMessage) showError(fieldMessage);
      return fieldMessage !== undefined;
    },
  });
  const showError = (fieldMessage: string) => {
    setError(fieldMessage);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim()) send();
    else showError(t('connect.address.empty'));
  };
  return (
    <Stack as="form" gap={3} shrinkItems onSubmit={submit} noValidate>
      <Field
        label={t('connect.address.label')}
        hint={t('connect.address.hint')}
        {...(fieldError && { error: fieldError })}
      >
        <Input
          ref={field}
          type="url"
          value={value}
          placeholder="https://"
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            onTyped(currentTarget.value);
            setError(undefined);
          }}
        />
      </Field>
      {value !== (url ?? null) && (
        <Row gap={2} wrap className={styles.actions}>
          <Button type="submit" loading={isPending}>
            {t(url === undefined ? 'connect.address.connect' : 'connect.address.save')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
